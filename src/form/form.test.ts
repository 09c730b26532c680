import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkForm } from '../core/check/checkForm.ts';
import type { Question } from '../core/declare/FormNode.ts';
import { entriesOf } from '../core/entriesOf.ts';
import { askedKeys, listsOf } from '../core/kinds/kinds.ts';
import { optionsOf } from '../core/kinds/optionsOf.ts';
import { writtenKeys } from '../core/kinds/questionKeys.ts';
import { errorSummary } from '../core/run/validation/errorSummary.ts';
import { nameOf } from '../core/run/validation/nameOf.ts';
import { walkForm } from '../core/run/walkForm.ts';
import { FORM_PATHS } from '../routes/paths.ts';
import { form, formIndex } from './form.ts';

type Key = Question['key'];

interface Contract {
  components: { schemas: Record<string, object> & { StudentAnswers: { properties: object } } };
}
const contract = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')) as Contract;
const contractKeys = Object.keys(contract.components.schemas.StudentAnswers.properties);

const TODAY = '2025-06-01';
const questions = formIndex.questions.map((placed) => placed.question);

describe('the whole form', () => {
  test('passes checkForm · VAL-29…31', () => {
    expect(checkForm(form, contractKeys)).toEqual([]);
  });

  test('names no page, section, list, tab group or tab twice', () => {
    const ids = [...walkForm(form)].flatMap(({ node }) => ('id' in node ? [node.id] : []));
    const tabs = [...formIndex.tabsOf].flatMap(([group, own]) => own.map((tab) => `${group}-${tab}`));
    const all = [...form.pages.map(({ id }) => id), ...ids, ...tabs];

    expect(all).toEqual([...new Set(all)]);
  });

  test('opens each tab group at one of its tabs · ENT-16', () => {
    const gates = formIndex.questions.flatMap((placed) => placed.gates.filter(({ gate }) => gate === 'tab'));

    expect(gates.length).toBeGreaterThan(0);
    for (const gate of gates)
      if (gate.gate === 'tab') expect(formIndex.tabsOf.get(gate.tabsId)).toContain(gate.defaultTab);
  });

  test('has the steps of the specification, at the paths of the routes · PROD-11, CONST-25', () => {
    expect(form.pages.map(({ title }) => title)).toEqual(['About You', 'Academics', 'Submit']);
    expect(form.pages.map(({ path }) => path)).toEqual(FORM_PATHS);
  });

  test('writes exactly the keys in the contract · ENT-12, VAL-32', () => {
    const written = new Set<string>(questions.flatMap(writtenKeys));

    expect([...written].sort()).toEqual([...contractKeys].sort());
  });

  test('asks for keys in the contract’s order · ENT-12', () => {
    const asked = [...new Set<string>(questions.flatMap(askedKeys))];
    const keys = new Set(asked);

    expect(contractKeys.filter((key) => keys.has(key))).toEqual(asked);
  });
});

describe('the contract accepts', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addSchema({ $id: 'contract', ...contract });
  const answers = ajv.compile({ $ref: 'contract#/components/schemas/StudentAnswers' });
  const rejected = (key: string, value: string) => (answers({ [key]: value }) ? [] : [`${key}: '${value}'`]);

  test('every option of every choice, with its label, and a blank answer for every key · ENT-07, ENT-27', () => {
    const lists = questions.flatMap((question) => listsOf(question));
    const wrong = lists.flatMap(({ key, options }) =>
      optionsOf(options, TODAY).flatMap(({ value, label }) => [
        ...rejected(key, value),
        ...rejected(`${key}_desc`, label),
      ]),
    );

    expect(lists.length).toBeGreaterThan(40);
    expect([...wrong, ...contractKeys.flatMap((key) => rejected(key, ''))]).toEqual([]);
  });

  test('text of the maximum length or the length of a name from the lookup, ticked boxes and converted documents · VAL-26, CONST-05, TRAP-55, COND-19', () => {
    const wrong = questions.flatMap((question) => {
      if ('max' in question) return rejected(question.key, 'x'.repeat(Math.max(question.max, 60)));
      if (question.kind === 'upload') return rejected(question.key, 'ANSWERED');
      const isTick = ['checkbox', 'checkboxGroup', 'confirmation'].includes(question.kind);
      return isTick ? askedKeys(question).flatMap((key) => rejected(key, 'true')) : [];
    });

    expect(wrong).toEqual([]);
  });
});

describe('every question', () => {
  test('has a name that messages can use: neither a question nor the beginning of a sentence · VSUM-08', () => {
    const names = formIndex.questions.map(nameOf);

    expect(names.filter((name) => /[?….]$/.test(name))).toEqual([]);
  });

  test('is linked from its error in the summary, in reading order · VSUM-01, VSUM-02, VSUM-03, VSUM-08', () => {
    const links = new Set(
      formIndex.questions.flatMap(({ question, page }) =>
        askedKeys(question).map((key) => `${page.path}#${key}`),
      ),
    );
    const errors = new Map(
      formIndex.questions.flatMap(({ question }) => askedKeys(question).map((key) => [key, ['Wrong.']])),
    );

    expect(errorSummary(formIndex, errors).map((item) => item.href)).toEqual([...links]);
  });
});

test.each<[title: string, errors: Record<string, string[]>, lines: [text: string, href: string | null][]]>([
  [
    'does not repeat a name that the message contains',
    { first_name: ['Legal first name is a required field'] },
    [['Legal first name is a required field', '/about#first_name']],
  ],
  [
    'has a line for each half of a month and year',
    { hs_grad_year: ['Please choose a year.'], hs_grad_month: ['Please choose a month.'] },
    [
      ['Graduation month and year: Please choose a month.', '/education#hs_grad_month'],
      ['Graduation month and year: Please choose a year.', '/education#hs_grad_year'],
    ],
  ],
  [
    'has a line for each distinct message',
    { ssn: ['A.', 'B.'] },
    [
      ['Social Security number: A.', '/about#ssn'],
      ['Social Security number: B.', '/about#ssn'],
    ],
  ],
  [
    'names a question by its short name',
    { ack_accuracy_ind: ['Bad.'] },
    [['Certification: Bad.', '/final-steps#ack_accuracy_ind']],
  ],
  [
    'names a question by its long label',
    { heard_other: ['Bad.'] },
    [['Where else you heard about us: Bad.', '/final-steps#heard_other']],
  ],
  [
    'puts the title of an item before the name of a question in it · TRAP-44',
    { parent_2_email: ['Bad.'] },
    [['Parent or guardian 2: email: Bad.', '/about#parent_2_email']],
  ],
  [
    'lists a key that no page asks for last, as plain text · TRAP-44',
    { signature_acks: ['Not accepted.'], first_name: ['Bad.'] },
    [
      ['Legal first name: Bad.', '/about#first_name'],
      ['signature_acks: Not accepted.', null],
    ],
  ],
  ['is empty if there are no errors · VSUM-06', {}, []],
])('the summary: %s', (_, errors, lines) => {
  const items = errorSummary(formIndex, new Map(entriesOf<Partial<Record<Key, string[]>>>(errors)));

  expect(items.map(({ text, href }) => [text, href])).toEqual(lines);
});
