import type { AnswerKey } from '@admission/sdk';
import fc from 'fast-check';
import type { Operator, Rule } from '../conditions/Rule.ts';
import { type Check, notAbove, requiredWhen } from '../question/Check.ts';
import type { Form, FormNode, Question } from '../question/FormNode.ts';
import type { DescKey } from '../question/Question.ts';
import { formOf } from './formOf.ts';

/** Answers that make every operator both true and false. */
export const anyValue = fc.constantFrom('', 'a', 'b', '1', '2', 'true');

/** Keys random forms ask; ten, so that conditions meet questions. */
export const KEYS = Array.from({ length: 10 }, (_, at) => `q${at}` as AnswerKey);
export const anyKey = fc.constantFrom(...KEYS);
/** Any answers at all, such as no person could have given. */
export const anyAnswers = fc.dictionary(anyKey, anyValue, { maxKeys: 8 });

const OPERATORS = ['equals', 'notEquals', 'lt', 'gte', 'answered', 'notAnswered', 'in', 'notIn'] as const;

interface Reading {
  readonly key: number;
  readonly operator: Operator;
  readonly target: string;
}
type Draft =
  | {
      readonly draft: 'question';
      readonly kind: string;
      readonly keys: readonly number[];
      readonly reads: Reading;
    }
  | { readonly draft: 'confirmation'; readonly keys: readonly number[]; readonly children: readonly Draft[] }
  | {
      readonly draft: 'hidden' | 'group' | 'watcher';
      readonly rules: readonly Reading[];
      readonly parts: readonly Draft[][];
      readonly keys: readonly number[];
      /** Whether the second group asks again what the first asks, as two groups ask one SSN. */
      readonly shares?: boolean;
    }
  | {
      readonly draft: 'tabs' | 'addAnother';
      readonly id: number;
      readonly parts: readonly Draft[][];
    };

const anyNumber = fc.nat({ max: 999 });
const reading = fc.record<Reading>({
  key: anyNumber,
  operator: fc.constantFrom(...OPERATORS),
  target: anyValue,
});
const twoKeys = fc.tuple(anyNumber, anyNumber);
const QUESTIONS = [
  'text',
  'required',
  'select',
  'requiredWhen',
  'notAbove',
  'monthYear',
  'boxes',
  'byValue',
  'byRule',
];

const part = <T>(draft: string, rest: Record<string, fc.Arbitrary<unknown>>, weight: number) => ({
  weight,
  arbitrary: fc.record({ draft: fc.constant(draft), ...rest }) as unknown as fc.Arbitrary<T>,
});

const { drafts } = fc.letrec<{ draft: Draft; drafts: Draft[] }>((tie) => {
  const parts = fc.tuple(tie('drafts'), tie('drafts'));
  const keys = twoKeys;
  return {
    drafts: fc.array(tie('draft'), { minLength: 1, maxLength: 3 }),
    draft: fc.oneof(
      { maxDepth: 2 },
      part<Draft>('question', { kind: fc.constantFrom(...QUESTIONS), keys, reads: reading }, 5),
      part<Draft>('hidden', { rules: fc.array(reading, { minLength: 1, maxLength: 2 }), parts, keys }, 4),
      part<Draft>('group', { rules: fc.tuple(reading, reading), parts, keys, shares: fc.boolean() }, 2),
      part<Draft>('watcher', { rules: fc.tuple(reading), parts: fc.constant([]), keys }, 1),
      part<Draft>('confirmation', { keys, children: tie('drafts') }, 1),
      part<Draft>('tabs', { id: anyNumber, parts }, 1),
      part<Draft>('addAnother', { id: anyNumber, parts }, 1),
    ),
  };
});

/** Any form, cycles and keys asked twice included. */
export const anyWildForm: fc.Arbitrary<Form> = drafts.map((list) => {
  const at = (n: number) => pick(KEYS, n);
  return formOf(...build(list, { ask: at, read: at }));
});

/** Any form in which each key is asked once, and conditions read only what was asked before. */
export const anyTidyForm: fc.Arbitrary<Form> = drafts.map((list) => {
  let asked = 0;
  const ask = () => `q${asked++}` as AnswerKey;
  const read = (n: number) => `q${n % Math.max(1, asked)}` as AnswerKey;
  const first = build([{ draft: 'question', kind: 'text', keys: [0, 0], reads: NO_READING }], { ask, read });
  return formOf(...first, ...build(list, { ask, read }));
});

const NO_READING: Reading = { key: 0, operator: 'answered', target: '' };

/** An item of a list, counted round and round. */
function pick<T>(list: readonly T[], at: number): T {
  const item = list[at % list.length];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}

interface Naming {
  /** The key of a new question. */
  readonly ask: (n: number) => AnswerKey;
  /** The key a condition reads. */
  readonly read: (n: number) => AnswerKey;
}

function build(list: readonly Draft[], naming: Naming): FormNode[] {
  return list.map((draft) => buildOne(draft, naming));
}

function buildOne(draft: Draft, naming: Naming): FormNode {
  switch (draft.draft) {
    case 'question':
      return question(draft.kind, draft.keys, toRule(draft.reads, naming), naming);
    case 'confirmation':
      return {
        ...base(naming.ask(pick(draft.keys, 0))),
        kind: 'confirmation',
        variant: 'button',
        before: '',
        after: '',
        required: true,
        children: build(draft.children, naming),
      };
    case 'hidden': {
      const hideWhen = draft.rules.map((reads) => toRule(reads, naming));
      return { kind: 'hiddenSection', hideWhen, children: build(draft.parts.flat(), naming) };
    }
    case 'group': {
      const rules = draft.rules.map((reads) => toRule(reads, naming));
      const groups = rules.map((keepWhen, at) => ({
        keepWhen,
        children: build(pick(draft.parts, at), naming),
      }));
      if (draft.shares)
        pick(groups, 1).children.push(...pick(groups, 0).children.filter((node) => node.kind === 'text'));
      return { kind: 'conditionGroups', groups };
    }
    case 'watcher': {
      const reads = pick(draft.rules, 0);
      // Reads first: in a tidy form a watcher clears only what is asked after what it reads.
      const clearUnless = toRule(reads, naming);
      const keys = draft.keys.map(naming.read).filter((key) => key > clearUnless.valueKey);
      return { kind: 'watcher', clearUnless, keys };
    }
    case 'tabs': {
      const tabs = draft.parts.map((part, at) => ({
        id: `t${at}`,
        label: '',
        children: build(part, naming),
      }));
      return { kind: 'tabs', id: `tabs${draft.id % 3}`, label: '', defaultTab: 't0', tabs };
    }
    case 'addAnother': {
      const items = draft.parts.map((part, at) => ({
        n: at + 1,
        title: `#${at}`,
        children: build(part, naming),
      }));
      return { kind: 'addAnother', id: `more${draft.id % 3}`, addLabel: '', items };
    }
  }
}

const toRule = ({ key, operator, target }: Reading, { read }: Naming): Rule => ({
  valueKey: read(key),
  operator,
  target: operator === 'in' || operator === 'notIn' ? [target, 'b'] : target,
});

const base = (key: AnswerKey) => ({
  key,
  label: key,
  required: false as boolean,
  checks: [] as readonly Check[],
});
const OPTIONS = ['a', 'b', '1'].map((value) => ({ value, label: value }));

function question(kind: string, keys: readonly number[], reads: Rule, { ask }: Naming): Question {
  const own = base(ask(pick(keys, 0)));
  const plain = { ...own, kind: 'text', max: 1, inputType: 'text', tabular: false } as const;
  const descKey = `${own.key}_desc` as DescKey;
  const part = (key: AnswerKey) => ({ key, label: key, options: OPTIONS, missing: `no ${key}` });
  switch (kind) {
    case 'required':
      return { ...plain, required: true };
    case 'requiredWhen':
      return { ...plain, checks: [requiredWhen([reads], 'when')] };
    case 'notAbove':
      return { ...plain, checks: [notAbove(reads.valueKey, 'above')] };
    case 'select':
      return { ...own, kind: 'select', options: OPTIONS, descKey, required: true };
    case 'monthYear':
      return {
        ...own,
        kind: 'monthYear',
        required: true,
        month: part(own.key),
        year: part(ask(pick(keys, 1))),
      };
    case 'boxes': {
      const boxes = [own.key, ask(pick(keys, 1))].map((key) => ({ key, label: key }));
      return { ...own, kind: 'checkboxGroup', id: own.key, boxes, allRequired: 'all' };
    }
    case 'byValue':
      return {
        ...own,
        kind: 'dependent',
        controlledBy: reads.valueKey,
        required: true,
        descKey,
        optionsByValue: { a: OPTIONS, b: [], '1': OPTIONS },
      };
    case 'byRule':
      return {
        ...own,
        kind: 'dependent',
        controlledBy: reads.valueKey,
        required: true,
        showWhen: reads,
        options: OPTIONS,
      };
    default:
      return plain;
  }
}
