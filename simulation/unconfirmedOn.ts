import type { AnswerKey } from '@admission/sdk';
import { keysOf } from '../src/core/answers/answersTo.ts';
import type { Change } from '../src/core/run/journal/Journal.ts';
import type { StudentSession } from '../src/session/Session.ts';
import { enteredOf } from './form.ts';
import { journalOf } from './journalOf.ts';
import { addsState, type Letter } from './Letter.ts';

/** Returns the last change to an answer on a page. */
export const changeOn = (page: StudentSession, key: AnswerKey) =>
  unconfirmedOn(page).findLast(({ answers }) => key in enteredOf(answers));

const valuesIn = (page: StudentSession, form: string, key: AnswerKey) =>
  unconfirmedOn(page)
    .filter((change) => change.form === form)
    .flatMap(({ answers }) => enteredOf(answers)[key] ?? []);

/**
 * Returns whether a change may stand over an answer: it was typed over it, or the same form has entered it too. Another
 * page may have chosen the same country, without a state.
 */
export function mayStandOver(
  page: StudentSession,
  change: Change,
  { key, value }: Letter,
  last: string,
): boolean {
  const own = [value, ...valuesIn(page, change.form, key)];
  const isOwn = own.some((each) => each === last || addsState({ key, value: each }, last));
  return isOwn || oversOf(change, key).includes(last);
}

/**
 * Returns what a change was typed over. Of a country and its state, another page may have entered the same country with
 * another state, over which the change has then won.
 */
const oversOf = ({ answers, over }: Change, key: AnswerKey) =>
  [over, ...keysOf(answers).map((each) => ({ ...over, [each]: answers[each] }))].map(
    (each) => enteredOf(each)[key] ?? '',
  );

/** Returns the changes that a page shows over the server's answers. */
export function unconfirmedOn({ form }: StudentSession): readonly Change[] {
  const { changes, waiting } = journalOf(form);
  return [...changes, ...waiting];
}
