import type { AnswerKey } from '@admission/sdk';
import fc from 'fast-check';
import type { Rule } from '../declare/Rule.ts';
import {
  checkboxGroup,
  type Choices,
  confirmation,
  dependentDropdown,
  monthYear,
  select,
  text,
} from '../kinds/builders.ts';
import { notAbove, requiredWhen } from '../declare/Check.ts';
import type { Form, FormNode } from '../declare/FormNode.ts';
import { conditionGroups, hiddenSection, tabs, watcher } from '../declare/layout.ts';
import type { DependentQuestion } from '../kinds/dependent.ts';
import type { Answers } from '../answers/FormState.ts';
import { indexForm } from '../run/indexForm.ts';
import { formOf } from './formOf.ts';

/** Generates values that can make any operator true or false. */
export const anyValue = fc.constantFrom('', 'a', 'b', '1', '2', 'true');

/** Keys for random forms; there are only ten, so that conditions often refer to questions in the form. */
export const KEYS = Array.from({ length: 10 }, (_, at) => `q${at}` as AnswerKey);
export const anyKey = fc.constantFrom(...KEYS);
/** Generates any answers, including ones that no applicant could have given. */
export const anyAnswers = fc.dictionary(anyKey, anyValue, { maxKeys: 8 });

/** Returns the answers whose keys the form knows. */
export function knownTo(form: Form, answers: Answers): Answers {
  const { placesOf } = indexForm(form);
  return Object.fromEntries(Object.entries(answers).filter(([key]) => placesOf.has(key as AnswerKey)));
}

/** Maps generated numbers to keys while a form is built; the mapping depends on the questions built so far. */
interface Naming {
  /** Returns the key of a new question. */
  readonly ask: (n: number) => AnswerKey;
  /** Returns the key that a condition reads. */
  readonly read: (n: number) => AnswerKey;
}
type Maker<T> = (naming: Naming) => T;

const anyNumber = fc.nat({ max: 999 });
const OPTIONS = ['a', 'b', '1'].map((value) => ({ value, label: value }));

const anyRule = fc
  .record({
    key: anyNumber,
    operator: fc.constantFrom('equals', 'notEquals', 'lt', 'gte', 'answered', 'notAnswered', 'in', 'notIn'),
    target: anyValue,
  })
  .map(({ key, operator, target }): Maker<Rule> => {
    const isList = operator === 'in' || operator === 'notIn';
    return ({ read }) => ({ valueKey: read(key), operator, target: isList ? [target, 'b'] : target });
  });

/** Builders for various questions: `ask` assigns the next key, and `reads` is a rule that the question may use. */
const QUESTIONS: readonly ((ask: () => AnswerKey, reads: Rule) => FormNode)[] = [
  (ask) => text(ask(), { label: '' }),
  (ask) => text(ask(), { label: '', required: true }),
  (ask, reads) => text(ask(), { label: '', checks: [requiredWhen([reads], 'when')] }),
  (ask, reads) => text(ask(), { label: '', checks: [notAbove(reads.valueKey, 'above')] }),
  (ask) => select<AnswerKey>(ask(), { label: '', required: true, options: OPTIONS }),
  (ask) => {
    const part = (key: AnswerKey) => ({ key, label: key, options: OPTIONS, missing: `no ${key}` });
    return monthYear({ label: '', required: true, month: part(ask()), year: part(ask()) });
  },
  (ask) => {
    const box = (key: AnswerKey) => ({ key, label: key });
    return checkboxGroup('boxes', { label: '', boxes: [box(ask()), box(ask())], required: 'all' });
  },
  (ask, { valueKey }) => {
    const optionsByValue: DependentQuestion['optionsByValue'] = { a: OPTIONS, b: [], '1': OPTIONS };
    return dependentDropdown(ask(), { label: '', required: true, controlledBy: valueKey, optionsByValue });
  },
  (ask, showWhen) =>
    dependentDropdown(ask(), {
      label: '',
      required: true,
      controlledBy: 'q0' as AnswerKey,
      showWhen,
      options: OPTIONS as Choices<AnswerKey>,
    }),
];

/**
 * Generates a node that is built once its keys are assigned; `weight` is relative to the weights of the other kinds.
 */
const drawn = <Drawn>(
  weight: number,
  from: fc.Arbitrary<Drawn>,
  make: (drawn: Drawn, naming: Naming) => FormNode,
) => ({
  weight,
  arbitrary: from.map(
    (each): Maker<FormNode> =>
      (naming) =>
        make(each, naming),
  ),
});

const { nodes: anyNodes } = fc.letrec<{ node: Maker<FormNode>; nodes: Maker<FormNode[]> }>((tie) => {
  const inside = tie('nodes');
  const parts = fc.tuple(inside, inside);
  const keys = fc.tuple(anyNumber, anyNumber);
  return {
    nodes: fc.array(tie('node'), { minLength: 1, maxLength: 3 }).map(
      (list): Maker<FormNode[]> =>
        (naming) =>
          list.map((make) => make(naming)),
    ),
    node: fc.oneof(
      { maxDepth: 2 },
      // A condition reads earlier questions, so its key is assigned before the keys of its own question and
      // content.
      drawn(5, fc.tuple(fc.constantFrom(...QUESTIONS), anyRule, keys), ([make, rule, numbers], naming) => {
        const reads = rule(naming);
        const left = numbers.values();
        return make(() => naming.ask(left.next().value ?? 0), reads);
      }),
      drawn(
        4,
        fc.tuple(fc.array(anyRule, { minLength: 1, maxLength: 2 }), inside),
        ([rules, children], naming) => {
          const hideWhen = rules.map((rule) => rule(naming));
          return hiddenSection(hideWhen, children(naming));
        },
      ),
      drawn(2, fc.tuple(fc.tuple(anyRule, anyRule), parts, fc.boolean()), ([rules, two, shares], naming) => {
        const [one, other] = rules.map((rule) => rule(naming)) as [Rule, Rule];
        const [first, second] = two.map((make) => make(naming)) as [FormNode[], FormNode[]];
        // The second group may repeat questions from the first, just as two groups of the real form ask for the SSN.
        const again = shares ? first.filter((node) => node.kind === 'text') : [];
        return conditionGroups([
          { keepWhen: one, children: first },
          { keepWhen: other, children: [...second, ...again] },
        ]);
      }),
      drawn(1, fc.tuple(anyRule, keys), ([rule, numbers], naming) => {
        const clearUnless = rule(naming);
        // A watcher in a tidy form clears only questions that come after the question it reads.
        const later = numbers.map(naming.read).filter((key) => key > clearUnless.valueKey);
        return watcher(clearUnless, later);
      }),
      drawn(1, fc.tuple(anyNumber, inside), ([n, children], naming) => {
        const words = { label: '', variant: 'button', before: '', after: '', required: true } as const;
        return confirmation(naming.ask(n), words, children(naming));
      }),
      drawn(1, fc.tuple(anyNumber, parts), ([n, two], naming) =>
        tabs(`tabs${n % 3}`, {
          label: '',
          defaultTab: 't0',
          tabs: two.map((make, at) => ({ id: `t${at}`, label: '', children: make(naming) })),
        }),
      ),
      drawn(1, fc.tuple(anyNumber, parts), ([n, two], naming) => ({
        kind: 'addAnother',
        id: `more${n % 3}`,
        addLabel: '',
        items: two.map((make, at) => ({ n: at + 1, title: `#${at}`, children: make(naming) })),
      })),
    ),
  };
});

/** Generates any form, including forms with cycles and duplicate keys. */
export const anyWildForm: fc.Arbitrary<Form> = anyNodes.map((make) => {
  const at = (n: number) => KEYS[n % KEYS.length] as AnswerKey;
  return formOf(...make({ ask: at, read: at }));
});

/** Generates any form in which each key is asked for once and conditions read only earlier questions. */
export const anyTidyForm: fc.Arbitrary<Form> = anyNodes.map((make) => {
  let asked = 0;
  const ask = () => `q${asked++}` as AnswerKey;
  const read = (n: number) => `q${n % Math.max(1, asked)}` as AnswerKey;
  return formOf(text(ask(), { label: '' }), ...make({ ask, read }));
});
