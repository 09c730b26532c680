import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { text } from '../../src/core/kinds/builders.ts';
import type { Form, FormNode, SectionNode } from '../../src/core/declare/FormNode.ts';
import { section } from '../../src/core/declare/layout.ts';
import { form as written } from '../../src/form/form.ts';
import { checkContract } from '../../contracts/rules/checkContract.ts';
import { checkRelease } from '../../contracts/rules/checkRelease.ts';
import { checkSentences } from '../../contracts/rules/checkSentences.ts';
import { followRefs } from '../../contracts/kit/followRefs.ts';
import { CONTRACT_PATH } from '../../contracts/kit/loadContract.ts';
import { compileWith } from './compileWith.ts';
import { completeExample } from './completeExample.ts';
import { findUnknownKeys } from './findUnknownKeys.ts';
import { followRecipe } from './followRecipe.ts';
import { raiseVersion } from './raiseVersion.ts';
import { renderExamples } from './renderExamples.ts';
import { renderReplyShapes } from './renderReplyShapes.ts';
import { renderSchema } from './renderSchema.ts';

/** How long the compiler may take on a busy machine. */
const COMPILING_MS = 180_000;

const OPENAPI = 'openapi.yaml';
const PATHS = 'src/routes/paths.ts';
const HANDLER = 'sandbox/answers/answerOperations.ts';
const HANDLERS = 'sandbox/http/addOperations.ts';
const PAGE = 'src/form/pages/about/nameSection.ts';
/** Typed as a string, because the contract contains the key only once the guide has been followed. */
const KEY: string = 'preferred_pronouns';

/** The two edits of docs/adding-a-question.md. */
const PROPERTY = `        ${KEY}: { $ref: '#/components/schemas/TextAnswer' }\n`;
const DECLARATION = `    text('${KEY}', { label: 'Your pronouns', max: 30, required: true }),\n`;

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
/** The contract without the edits of that guide, even if a reader has made them in this repository. */
const contract = readFileSync(CONTRACT_PATH, 'utf8').replaceAll(new RegExp(`^.*\\b${KEY}\\b.*\\n`, 'gm'), '');
const form: Form = {
  pages: written.pages.map((each) => ({ ...each, sections: each.sections.map(withoutQuestion) })),
};
const withQuestion = read(PAGE)
  .replace(DECLARATION, '')
  .replace(/^ {4}radio\('other_name_ind'/m, (found) => DECLARATION + found);
const withProperty = (openapi: string) =>
  openapi.replace(/^ {8}preferred_name: .*\n/m, (found) => found + PROPERTY);

const call = followRecipe('docs/adding-a-call.md', { [OPENAPI]: contract });
const kind = followRecipe('docs/adding-a-question.md', {});
const step = followRecipe('docs/adding-a-step.md', { ...call, ...kind });
const complete = { ...step, [OPENAPI]: withProperty(step[OPENAPI] ?? ''), [PAGE]: withQuestion };

/** Adds the files that `npm run generate` writes. */
async function generate(files: Record<string, string>): Promise<Record<string, string>> {
  const { [OPENAPI]: openapi = '' } = files;
  const generated = followRefs(parse(openapi));
  return {
    ...files,
    'sdk/src/generated/schema.ts': await renderSchema(openapi),
    'sdk/src/generated/examples.ts': renderExamples(generated),
    'sdk/src/generated/replyShapes.ts': renderReplyShapes(generated),
  };
}

/** The files in which the compiler reports a forgotten edit, with a part of its message. */
const FORGOTTEN: [edit: string, file: string, message: RegExp][] = [
  ['the handlers of two calls', HANDLERS, /missing the following properties .*: getDeadline, saveReminder/],
  ['the rules of a kind', 'src/core/kinds/kinds.ts', /\bcode\b|CodeQuestion/],
  ['the control of a kind', 'src/features/answer-form/renderQuestion.tsx', /\bcode\b|CodeQuestion/],
  ['the read-only line of a kind', 'src/features/read-only/readQuestion.ts', /\bcode\b|CodeQuestion/],
  ['the path of a step in the contract', 'src/app/formPageLoader.ts', /"\/activities"/],
  ['the leaf of a step', 'src/app/layouts/FormBranch.tsx', /Type '3' is not assignable to type '4'/],
  ['the key of a question in the contract', PAGE, /./],
];
const TABLES = FORGOTTEN.map(([, file]) => file);
const COMPILED = new Set([
  ...TABLES,
  ...Object.keys(complete).filter((path) => path.startsWith('src/')),
  'sdk/src/createSdk.ts',
  'contracts/consumer/deadline.pact.test.ts',
  ...Object.keys(call).filter((path) => path.startsWith('contracts/model/')),
]);

describe('following the guides in docs/', () => {
  test(
    'the edits for a call, a question, a kind and a step compile together · ENT-12, PROD-11',
    async () => {
      const guide = read('docs/adding-a-question.md');
      for (const block of [PROPERTY, DECLARATION]) expect(guide).toContain(`\n${block.trim()}\n`);

      expect(compileWith(await generate(complete), [...COMPILED])).toEqual([]);
    },
    COMPILING_MS,
  );

  test(
    'the compiler reports each forgotten edit at its place · ENT-12, PROD-11',
    async () => {
      const { [HANDLER]: _handler, ...withoutHandler } = call;
      const withoutTables = Object.entries(kind).filter(([path]) => !TABLES.includes(path));
      const files = {
        ...(await generate(withoutHandler)),
        ...Object.fromEntries(withoutTables),
        [PATHS]: step[PATHS] ?? '',
        [PAGE]: withQuestion,
      };

      const rejections = compileWith(files, TABLES);

      for (const [edit, file, message] of FORGOTTEN)
        expect(rejections.find((one) => one.file === file)?.message, edit).toMatch(message);
      expect(rejections.find(({ file }) => file === PAGE)?.line).toBe(DECLARATION.trimEnd());
    },
    COMPILING_MS,
  );

  test('the operation follows our own rules for openapi.yaml · CARD-06', () => {
    const edited = followRefs(parse(call[OPENAPI] ?? ''));
    const faults = Object.values(
      JSON.parse(call['planted/backend.json'] ?? '') as Record<string, Record<string, object>>,
    );
    const planted = faults.flatMap((files) => Object.values(files)).flatMap((rows) => Object.keys(rows));

    expect(checkContract(edited)).toEqual([]);
    expect(checkSentences(edited, call['docs/contracts/sentences.md'] ?? '', planted)).toEqual([]);
    // As prove/histories.test.ts requires.
    const [, promise = ''] = /'(reminder .*)',\n/.exec(call['contracts/model/effects.ts'] ?? '') ?? [];
    expect(call['contracts/verify/histories/findSentence.ts']).toContain(
      `[/${promise}/, 'The newest choice'],`,
    );
  });
});

describe('npm run generate', () => {
  test('raises the version, and adds new calls and a new answer to the changelog once · CARD-07', () => {
    const released = followRefs(parse(contract));
    released.info = { version: '1.2.3' };
    const openapi = withProperty(call[OPENAPI] ?? '').replace(/^ {2}version: .*$/m, '  version: 1.2.3');
    const changelog = '# Releases\n\n## 1.2.3\n\nThe last.\n';

    const raised = raiseVersion(released, { openapi, changelog });

    expect(
      checkRelease({ released, current: followRefs(parse(raised.openapi)), changelog: raised.changelog }),
    ).toEqual([]);
    expect(raised.changelog).toMatch(
      /^# Releases\n\n## 1\.2\.4\n\n- `preferred_pronouns` \(backend\) is .*\n- `GET \/api\/deadline` \(`getDeadline`\) is a new call.*\n- `PUT \/api\/deadline` \(`saveReminder`\) is .*\n\n## 1\.2\.3\n/,
    );
    expect(raiseVersion(released, raised)).toEqual(raised);
  });

  test('lists a new answer under a version that was already raised for a breaking change', () => {
    const released = followRefs(parse(contract.replace('former_name:', 'gone_name:')));
    released.info = { version: '0.1.0' };
    const openapi = withProperty(contract).replace(/^ {2}version: .*$/m, '  version: 0.2.0');
    const changelog =
      '# Releases\n\n## 0.2.0\n\nA backend has to change.\n\n- Breaks.\n\n## 0.1.0\n\nThe first.\n';

    const raised = raiseVersion(released, { openapi, changelog });

    expect(raised.openapi).toBe(openapi);
    expect(raised.changelog).toMatch(
      /## 0\.2\.0\n\nA backend has to change\.\n\n- Breaks\.\n(- .*\n)*- `preferred_pronouns` \(backend\) is a new answer.*\n(- .*\n)*\n## 0\.1\.0/,
    );
    expect(raised.changelog).toMatch(/^- `gone_name` \(backend\) is no longer an answer/m);
    expect(raiseVersion(released, raised)).toEqual(raised);
  });

  test('names the line of the form that asks for an answer which the contract renamed or removed · ENT-12', () => {
    const renamed = contract
      .replace(/^ {8}first_name:/m, '        given_name:')
      .replace(/^ {8}hs_gpa_scale_desc:.*\n/m, '')
      .replace(/^ {8}parent_2_email:/m, '        parent_2_mail:')
      .replace(/^ {8}parent_4_name:/m, '        parent_4_called:');

    const found = findUnknownKeys(form, followRefs(parse(renamed)));

    expect(found).toEqual([
      expect.stringMatching(/src\/form\/pages\/about\/nameSection\.ts:\d+ asks for first_name, which/),
      expect.stringMatching(/^src\/form\/pages\/about\/familySection\.ts:\d+ asks for parent_2_email, which/),
      expect.stringMatching(/^src\/form\/pages\/about\/familySection\.ts:\d+ asks for parent_4_name, which/),
      expect.stringMatching(
        /src\/form\/pages\/education\/highSchoolSection\.ts:\d+ asks for hs_gpa_scale_desc, which/,
      ),
    ]);
    expect(findUnknownKeys(form, followRefs(parse(contract)))).toEqual([]);
  });

  test('answers a new required question in the ready-to-submit example', () => {
    const question = text(KEY as 'first_name', { label: 'Your pronouns', max: 9, required: true });
    const openapi = withProperty(contract);
    const asked = plantedOn(form, question);
    const completed = completeExample(openapi, asked);

    expect(completed).toContain(`${KEY}: 'Some pref'`);
    expect(completeExample(completed, asked)).toBe(completed);
    expect(completeExample(contract, form)).toBe(contract);
  });
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
