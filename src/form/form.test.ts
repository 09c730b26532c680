import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkForm } from '../core/check/checkForm.ts';
import type { Question } from '../core/declare/FormNode.ts';
import { listsOf } from '../core/kinds/kinds.ts';
import { optionsOf } from '../core/kinds/optionsOf.ts';
import { askedKeys } from '../core/kinds/kinds.ts';
import { companionKeys, writtenKeys } from '../core/kinds/questionKeys.ts';
import { walkForm } from '../core/run/walkForm.ts';
import { errorSummary } from '../core/run/validation/errorSummary.ts';
import { nameOf } from '../core/run/validation/nameOf.ts';
import { form, formIndex } from './form.ts';

interface Contract {
  components: { schemas: Record<string, object> & { StudentAnswers: { properties: object } } };
}
const contract = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')) as Contract;
const contractKeys = Object.keys(contract.components.schemas.StudentAnswers.properties);

const TODAY = '2025-06-01';
const questions = formIndex.questions.map((placed) => placed.question);
const nodes = walkForm(form).map(({ node }) => node);

describe('the whole form', () => {
  test('has no problems · VAL-29…31', () => {
    expect(checkForm(form, contractKeys)).toEqual([]);
  });

  test('asks exactly the keys of the contract · ENT-12, VAL-32', () => {
    const written = new Set<string>(questions.flatMap(writtenKeys));

    expect([...written].sort()).toEqual([...contractKeys].sort());
  });

  test('asks them in the order of the contract · ENT-12', () => {
    const asked = [...new Set<string>(questions.flatMap(askedKeys))];
    const keys = new Set(asked);

    expect(contractKeys.filter((key) => keys.has(key))).toEqual(asked);
  });

  test('a choice writes the companion that belongs to it · ENT-11', () => {
    const strangers = questions
      .filter((question) => question.kind !== 'monthYear')
      .flatMap((question) => companionKeys(question).map((companion) => [question.key, companion]))
      .filter(([key, companion]) => companion !== `${key}_desc`);

    expect(strangers).toEqual([]);
  });
});

describe('the contract takes', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addSchema({ $id: 'contract', ...contract });
  const answers = ajv.compile({ $ref: 'contract#/components/schemas/StudentAnswers' });
  const refused = (key: string, value: string) => (answers({ [key]: value }) ? [] : [`${key}: '${value}'`]);

  test('every option of every choice, and its label · ENT-27', () => {
    const lists = questions.flatMap((question) => listsOf(question));
    const wrong = lists.flatMap(({ key, options }) =>
      optionsOf(options, TODAY).flatMap(({ value, label }) => [
        ...refused(key, value),
        ...refused(`${key}_desc`, label),
      ]),
    );

    expect(lists.length).toBeGreaterThan(40);
    expect(wrong).toEqual([]);
  });

  test('the blank answer of every key · ENT-07', () => {
    expect(contractKeys.flatMap((key) => refused(key, ''))).toEqual([]);
  });

  test('the longest text of every question, and a name from the lookup · VAL-26, TRAP-55', () => {
    const wrong = questions.flatMap((question) =>
      'max' in question ? refused(question.key, 'x'.repeat(Math.max(question.max, 60))) : [],
    );

    expect(wrong).toEqual([]);
  });

  test('a ticked box and a converted document · COND-19', () => {
    const wrong = questions.flatMap((question) => {
      if (question.kind === 'upload') return refused(question.key, 'ANSWERED');
      const isTick = ['checkbox', 'checkboxGroup', 'confirmation'].includes(question.kind);
      return isTick ? askedKeys(question).flatMap((key) => refused(key, 'true')) : [];
    });

    expect(wrong).toEqual([]);
  });
});

describe('section 3.4: the form uses', () => {
  const kinds = new Set<string>(nodes.map((node) => node.kind));
  const used = <K extends Question['kind']>(kind: K) =>
    questions.filter((question): question is Extract<Question, { kind: K }> => question.kind === kind);

  test.each([
    'text, textarea, date, sensitive, phone, select, radio, checkbox, checkboxGroup, monthYear, autocomplete',
    'dependent, upload, confirmation, section, hiddenSection, conditionGroups, watcher, addAnother, tabs, modalButton',
  ])('every component: %s', (list) => {
    for (const kind of list.split(', ')) expect(kinds).toContain(kind);
  });

  test('every category of the lookup', () => {
    expect(new Set(used('autocomplete').map(({ category }) => category))).toEqual(
      new Set(['address', 'hs_ceeb', 'college_ceeb', 'hs_international', 'company']),
    );
  });

  test('both modes of the dependent drop-down', () => {
    const modes = used('dependent').map(({ optionsByValue }) =>
      optionsByValue ? 'options per value' : 'simple',
    );

    expect(new Set(modes)).toEqual(new Set(['options per value', 'simple']));
  });

  test('both confirmation triggers and the three sizes of dialog', () => {
    const sizes = nodes.flatMap((node) => (node.kind === 'modalButton' ? [node.size] : []));

    expect(new Set(used('confirmation').map(({ variant }) => variant))).toEqual(
      new Set(['checkbox', 'button']),
    );
    expect(new Set(sizes)).toEqual(new Set(['small', 'medium', 'large']));
  });

  test('the input types text, textarea, date and password · ENT-26', () => {
    for (const kind of ['text', 'textarea', 'date', 'sensitive'] as const) expect(used(kind)).not.toEqual([]);
  });

  test('all ten operators · COND-01…10', () => {
    const rules = nodes.flatMap((node) => {
      if (node.kind === 'hiddenSection') return node.hideWhen;
      if (node.kind === 'conditionGroups') return node.groups.map((group) => group.keepWhen);
      if (node.kind === 'watcher') return [node.clearUnless];
      return node.kind === 'dependent' && node.showWhen ? [node.showWhen] : [];
    });

    expect([...new Set(rules.map(({ operator }) => operator))].sort()).toEqual(
      ['answered', 'equals', 'gt', 'gte', 'in', 'lt', 'lte', 'notAnswered', 'notEquals', 'notIn'].sort(),
    );
  });

  test('every kind of check · VAL-05…09', () => {
    const checks = new Set<string>(
      questions.flatMap((question) => question.checks.map(({ check }) => check)),
    );

    for (const check of 'minLength email url number integer pattern dateUpTo dateFrom notAbove monthYearNotBefore requiredWhen'.split(
      ' ',
    ))
      expect(checks).toContain(check);
    expect(used('checkboxGroup').some(({ required }) => required)).toBe(true);
  });
});

describe('every question', () => {
  test('has a name that messages can use: no question, no beginning of a sentence · VSUM-08', () => {
    const names = formIndex.questions.map(nameOf);

    expect(names.filter((name) => /[?….]$/.test(name))).toEqual([]);
  });

  test('with suggestions says that one may choose, and what to do if nothing fits', () => {
    const hints = questions.flatMap((question) =>
      question.kind === 'autocomplete' && question.category !== 'company' ? [question.hint] : [],
    );

    expect(hints.length).toBeGreaterThan(0);
    for (const hint of hints) expect(hint).toMatch(/^Start typing and choose\. Not listed\?/);
  });

  test.each([
    ...new Set(
      formIndex.questions.flatMap(({ question, page }) =>
        askedKeys(question).map((key) => `${page.path}#${key}`),
      ),
    ),
  ])('an error of it leads to %s · VSUM-02, VSUM-03', (href) => {
    const key = href.split('#')[1] as Question['key'];

    expect(errorSummary(formIndex, new Map([[key, ['Wrong.']]])).map((item) => item.href)).toEqual([href]);
  });
});
