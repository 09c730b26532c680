import type { AnswerKey } from '@admission/sdk';
import { keysOf } from '../src/core/answers/answersTo.ts';
import type { Change } from '../src/core/run/journal/Journal.ts';
import type { StudentSession } from '../src/session/Session.ts';
import { enteredOf } from './form.ts';
import { journalOf } from './journalOf.ts';

/** Returns the last change to an answer on a page. */
export const changeOn = (page: StudentSession, key: AnswerKey) =>
  unconfirmedOn(page).findLast(({ answers }) => key in enteredOf(answers));

/** Returns the values of a form's changes of an answer: what that form has entered is not another's. */
export const valuesIn = (page: StudentSession, form: string, key: AnswerKey) =>
  unconfirmedOn(page)
    .filter((change) => change.form === form)
    .flatMap(({ answers }) => enteredOf(answers)[key] ?? []);

/**
 * Returns what a change was typed over. Of a country and its state, another page may have entered the same country with
 * another state, over which the change has then won.
 */
export const oversOf = ({ answers, over }: Change, key: AnswerKey) =>
  [over, ...keysOf(answers).map((each) => ({ ...over, [each]: answers[each] }))].map(
    (each) => enteredOf(each)[key] ?? '',
  );

/** Returns the changes that a page shows over the server's answers. */
export function unconfirmedOn({ form }: StudentSession): readonly Change[] {
  const { changes, waiting } = journalOf(form);
  return [...changes, ...waiting];
}
