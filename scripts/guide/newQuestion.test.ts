import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { FormStore } from '../../src/core/answers/FormStore.ts';
import { rule } from '../../src/core/conditions/Rule.ts';
import { text } from '../../src/core/question/builders.ts';
import { checkForm } from '../../src/core/question/checkForm.ts';
import { indexForm } from '../../src/core/question/indexForm.ts';
import { hiddenSection, section } from '../../src/core/question/layout.ts';
import { createValidator } from '../../src/core/validation/createValidator.ts';
import { form } from '../../src/form/form.ts';
import { checkAnswerLists } from '../contract/rules/checkAnswerLists.ts';
import type { Contract } from '../../contracts/kit/contract.ts';
import { CONTRACT_PATH, loadContract } from '../../contracts/kit/loadContract.ts';
import { renderSchema } from '../contract/renderSchema.ts';
import { askedAndWritten } from './askedAndWritten.ts';
import { compileWith } from './compileWith.ts';

const PAGE = 'src/form/pages/about/nameSection.ts';
const page = readFileSync(new URL(`../../${PAGE}`, import.meta.url), 'utf8');
const guide = readFileSync(new URL('../../docs/adding-a-question.md', import.meta.url), 'utf8');
const contract = readFileSync(CONTRACT_PATH, 'utf8');

/** The guide's first place. */
const PROPERTY = "        preferred_pronouns: { $ref: '#/components/schemas/TextAnswer' }\n";
const NAME = '        - preferred_pronouns\n';
/** The guide's second. */
const DECLARATION =
  "    text('preferred_pronouns', { label: 'Your pronouns', hint: 'For example she/her', max: 30 }),\n";
/** What it says between the two. */
const REFUSAL = 'The question with yupValueKey preferred_pronouns does not correlate to a page';

const after = (whole: string, line: RegExp, added: string) => whole.replace(line, (found) => found + added);
const withProperty = after(contract, /^ {8}preferred_name: .*\n/m, PROPERTY);
const withBoth = after(withProperty, /^ {8}- preferred_name\n/m, NAME);
const withQuestion = page.replace(/^ {4}radio\('other_name_ind'/m, (found) => DECLARATION + found);

let folder: string;
let schema: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guide-'));
  await writeFile(join(folder, 'openapi.yaml'), withBoth);
  schema = await renderSchema(join(folder, 'openapi.yaml'));
}, 30_000);
afterAll(() => rm(folder, { recursive: true }));

describe('docs/adding-a-question.md, followed', () => {
  test('ENT-12 the page shows what is written here, word for word', () => {
    for (const block of [PROPERTY, NAME, DECLARATION]) expect(guide).toContain(`\n${block.trim()}\n`);
    expect(guide).toContain(`_${REFUSAL}._`);
  });

  test('ENT-12 the first place alone: the check names the key that no page asks', async () => {
    const { components } = await loadContract(join(folder, 'openapi.yaml'));
    const keys = (components?.schemas?.AnswerKey?.enum ?? []).map(String);

    expect(checkForm(form, keys).map(({ message }) => message)).toEqual([REFUSAL]);
  });

  test('ENT-12 half of the first place: the contract rule names the key and the list', () => {
    expect(checkAnswerLists(parse(withProperty) as Contract)).toEqual([
      'AnswerKey: lacks preferred_pronouns, a property of StudentAnswers.',
    ]);
    expect(checkAnswerLists(parse(withBoth) as Contract)).toEqual([]);
  });

  test('ENT-12 the second place alone is refused, both together compile', () => {
    const alone = compileWith({ [PAGE]: withQuestion });
    const both = compileWith({ [PAGE]: withQuestion, 'sdk/src/generated/schema.ts': schema });

    expect(alone.map(({ file, line }) => [file, line])).toEqual([[PAGE, DECLARATION.trimEnd()]]);
    expect(both).toEqual([]);
  }, 60_000);

  test('VSUM-02 COND-12 page map, summary link and clearing derive', () => {
    const key = 'preferred_pronouns' as 'first_name';
    const question = hiddenSection(
      [rule('other_name_ind', 'notEquals', 'yes')],
      [text(key, { label: 'Your pronouns', required: true })],
    );
    const pages = form.pages.map((each) =>
      each.id === 'about'
        ? { ...each, sections: [...each.sections, section({ id: 'new', title: '' }, [question])] }
        : each,
    );
    const store = new FormStore(indexForm({ pages }), () => '2025-06-01');
    store.setValidator(createValidator());
    store.change({ other_name_ind: 'yes' });
    store.setValidating(true);

    expect(checkForm({ pages }, [...askedAndWritten(form), key])).toEqual([]);
    expect(store.summary().find((item) => item.key === key)).toMatchObject({
      href: '/about#preferred_pronouns',
      text: 'Your pronouns: Your pronouns is a required field',
    });

    store.change({ [key]: 'she/her' });
    store.change({ other_name_ind: 'no' });

    expect(store.answer(key)).toBe('');
  });
});
