import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { text } from '../../src/core/kinds/builders.ts';
import type { Form, FormNode, SectionNode } from '../../src/core/declare/FormNode.ts';
import { section } from '../../src/core/declare/layout.ts';
import { form as written } from '../../src/form/form.ts';
import { checkRelease } from '../../contracts/rules/checkRelease.ts';
import { followRefs } from '../../contracts/kit/followRefs.ts';
import { CONTRACT_PATH } from '../../contracts/kit/loadContract.ts';
import { renderSchema } from './renderSchema.ts';
import { completeExample } from './completeExample.ts';
import { raiseVersion } from './raiseVersion.ts';
import { compileWith } from './compileWith.ts';

const PAGE = 'src/form/pages/about/nameSection.ts';
/** Typed as a string, because the contract contains the key only once the guide has been followed. */
const KEY: string = 'preferred_pronouns';

/** The guide's two edits. */
const PROPERTY = `        ${KEY}: { $ref: '#/components/schemas/TextAnswer' }\n`;
const DECLARATION = `    text('${KEY}', { label: 'Your pronouns', max: 30, required: true }),\n`;

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const guide = read('docs/adding-a-question.md');
/** The files without the guide's edits, even if a reader has made these edits in this repository. */
const page = read(PAGE).replace(DECLARATION, '');
const contract = readFileSync(CONTRACT_PATH, 'utf8').replaceAll(new RegExp(`^.*\\b${KEY}\\b.*\\n`, 'gm'), '');
const form: Form = {
  pages: written.pages.map((each) => ({ ...each, sections: each.sections.map(withoutQuestion) })),
};

const after = (whole: string, line: RegExp, added: string) => whole.replace(line, (found) => found + added);
const withProperty = after(contract, /^ {8}preferred_name: .*\n/m, PROPERTY);
const withQuestion = page.replace(/^ {4}radio\('other_name_ind'/m, (found) => DECLARATION + found);

const before = await renderSchema(contract);
const schema = await renderSchema(withProperty);

describe('following docs/adding-a-question.md', () => {
  test('the guide quotes the code in this test word for word · ENT-12', () => {
    for (const block of [PROPERTY, DECLARATION]) expect(guide).toContain(`\n${block.trim()}\n`);
  });

  test('npm run generate raises the version and adds the key to the changelog once', () => {
    const released = followRefs(parse(contract));
    released.info = { version: '1.2.3' };
    const openapi = withProperty.replace(/^ {2}version: .*$/m, '  version: 1.2.3');
    const changelog = '# Releases\n\n## 1.2.3\n\nThe last.\n';

    const raised = raiseVersion(released, { openapi, changelog });

    expect(
      checkRelease({ released, current: followRefs(parse(raised.openapi)), changelog: raised.changelog }),
    ).toEqual([]);
    expect(raised.changelog).toMatch(
      /^# Releases\n\n## 1\.2\.4\n\n- `preferred_pronouns` \(backend\) is .*\n\n## 1\.2\.3\n/,
    );
    expect(raiseVersion(released, raised)).toEqual(raised);
  });

  test('npm run generate lists a new answer under a version that was already raised for a breaking change', () => {
    const released = followRefs(parse(contract.replace('former_name:', 'gone_name:')));
    released.info = { version: '0.1.0' };
    const openapi = withProperty.replace(/^ {2}version: .*$/m, '  version: 0.2.0');
    const changelog =
      '# Releases\n\n## 0.2.0\n\nA backend has to change.\n\n- Breaks.\n\n## 0.1.0\n\nThe first.\n';

    const raised = raiseVersion(released, { openapi, changelog });

    expect(raised.openapi).toBe(openapi);
    expect(raised.changelog).toMatch(
      /## 0\.2\.0\n\nA backend has to change\.\n\n- Breaks\.\n(- .*\n)*- `preferred_pronouns` \(backend\) is a new answer.*\n(- .*\n)*\n## 0\.1\.0/,
    );
  });

  test('npm run generate answers the new required question in the ready-to-submit example', () => {
    const question = text(KEY as 'first_name', { label: 'Your pronouns', max: 9, required: true });
    const asked = plantedOn(form, question);
    const completed = completeExample(withProperty, asked);

    expect(completed).toContain(`${KEY}: 'Some pref'`);
    expect(completeExample(completed, asked)).toBe(completed);
    expect(completeExample(contract, form)).toBe(contract);
  });

  test('the second edit compiles only together with the first edit · ENT-12', () => {
    const alone = compileWith({ [PAGE]: withQuestion, 'sdk/src/generated/schema.ts': before });
    const both = compileWith({ [PAGE]: withQuestion, 'sdk/src/generated/schema.ts': schema });

    expect(alone.map(({ file, line }) => [file, line])).toEqual([[PAGE, DECLARATION.trimEnd()]]);
    expect(both).toEqual([]);
  }, 60_000);
});

function plantedOn(whole: Form, node: FormNode): Form {
  const planted = section({ id: 'new', title: '' }, [node]);
  return {
    pages: whole.pages.map((each) =>
      each.id === 'about' ? { ...each, sections: [...each.sections, planted] } : each,
    ),
  };
}

function withoutQuestion(whole: SectionNode): SectionNode {
  return { ...whole, children: whole.children.filter((node) => !('key' in node && node.key === KEY)) };
}
