import { optionsFor } from '../../core/kinds/dependent.ts';
import type { FormStore } from '../../core/run/answers/FormStore.ts';
import { listsOf } from '../../core/kinds/kinds.ts';
import { optionsOf } from '../../core/kinds/optionsOf.ts';
import type { Option } from '../../core/declare/Option.ts';
import type { Question } from '../../core/declare/FormNode.ts';
import type { PlacedQuestion } from '../../core/run/walkForm.ts';

type AnswerKey = Question['key'];

/** Picks one item from a list; each test decides how. */
export type Pick = <T>(list: readonly T[]) => T;

/** Always picks the first item. */
export const first: Pick = (list) => {
  const [item] = list;
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
};

/** Creates a seeded pseudo-random picker; each item is picked by some seed. */
export const pickBy = (seed: number): Pick => {
  let turn = seed;
  return (list) => {
    turn = (turn * 48_271 + 11) % 2_147_483_647;
    return first(list.slice(turn % list.length));
  };
};

const TEXTS: Readonly<Record<string, readonly string[]>> = {
  contact_email: ['ana.marsh@example.com'],
  ssn: ['123-45-6789'],
  alien_number: ['A12345678', 'A123456789'],
  phone_international: ['+44 20 7946 0958'],
  home_postal_code: ['16999', 'K1A 0B1'],
  mailing_postal_code: ['16999-1234'],
  hs_ceeb: ['391234'],
  hs_gpa: ['3.85', '92'],
  hs_class_size: ['310'],
  hs_class_rank: ['12'],
  siblings_count: ['2', '0'],
  college_credits: ['0', '12', '61'],
  portfolio_url: ['https://ana.example/work'],
  counselor_email: ['lee@school.example'],
  sat_ebrw: ['650'],
  sat_math: ['700'],
  act_composite: ['30'],
  toefl_score: ['79', '80'],
  birth_date: ['2000-05-01', '2008-03-14'],
};

/** Returns a valid answer for one key of a question, with its companion. */
export function answerFor(
  placed: PlacedQuestion,
  key: AnswerKey,
  store: FormStore,
  pick: Pick = first,
): Readonly<Record<string, string>> {
  const { question } = placed;
  const options = offeredTo(question, key, store);
  if (options) {
    const { value, label } = pick(options);
    const hasCompanion = store.index.placesOf.has(`${key}_desc` as AnswerKey);
    return { [key]: value, ...(hasCompanion && { [`${key}_desc`]: label }) };
  }
  switch (question.kind) {
    case 'checkbox':
    case 'checkboxGroup':
    case 'confirmation':
      return { [key]: 'true' };
    case 'upload':
      return { [key]: 'ANSWERED' };
    case 'phone':
      return { [key]: '(814) 555-0142' };
    default:
      return { [key]: pick(textsFor(question, key, store)) };
  }
}

function textsFor(question: Question, key: AnswerKey, store: FormStore): readonly string[] {
  if (key === 'signature_date') return [store.view.today()];
  if (key.endsWith('_email')) return TEXTS[key] ?? [`${key}@example.com`];
  const max = 'max' in question ? question.max : undefined;
  // Unlike any other answer, so that a test notices one in the wrong place.
  return TEXTS[key] ?? [`Some ${key.replaceAll('_', ' ')}`.slice(0, max).trim()];
}

function offeredTo(question: Question, key: AnswerKey, store: FormStore): readonly Option[] | null {
  if (question.kind === 'dependent') return optionsFor(question, store.view);
  const list = listsOf(question).find((each) => each.key === key);
  return list ? optionsOf(list.options, store.view.today()) : null;
}
