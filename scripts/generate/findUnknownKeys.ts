import { globSync, readFileSync } from 'node:fs';
import type { Contract } from '../../contracts/kit/contract.ts';
import type { Form } from '../../src/core/declare/FormNode.ts';
import { indexForm } from '../../src/core/run/indexForm.ts';

const ROOT = new URL('../../', import.meta.url);
const FILES = 'src/form/{*.ts,pages/**/*.ts}';

/**
 * Returns a sentence for each answer that the form asks for but the contract does not have, such as one that has been
 * renamed in openapi.yaml only. It names the line of the form.
 */
export function findUnknownKeys(form: Form, { components }: Contract): string[] {
  const known = components?.schemas?.StudentAnswers?.properties ?? {};
  const unknown = [...indexForm(form).placesOf.keys()].filter((key) => !(key in known));
  return unknown.map((key) => {
    const places = findLines(key);
    const where = places.length > 0 ? places.join(', ') : 'src/form';
    return `${where} asks for ${key}, which openapi.yaml does not have under StudentAnswers: rename or remove the question, or put the answer back.`;
  });
}

/** Finds the lines that declare a key: by its name, that of its choice (`_desc`), or its name within an item. */
function findLines(key: string): string[] {
  const choice = key.replace(/_desc$/, '');
  const [, button = '', part = ''] = /^(\w+?)_\d+_(\w+)$/.exec(choice) ?? [];
  const declared = [`'${key}'`, `'${choice}'`];
  return globSync(FILES, { cwd: ROOT })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const text = readFileSync(new URL(file, ROOT), 'utf8');
      // Another add-another may have a part of the same name.
      const names = text.includes(`'${button}'`) ? [...declared, `key('${part}')`] : declared;
      const line = text.split('\n').findIndex((each) => names.some((name) => each.includes(name)));
      return line < 0 ? [] : [`${file}:${String(line + 1)}`];
    });
}
