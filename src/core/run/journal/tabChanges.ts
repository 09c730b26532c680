import type { AnswerKey } from '@admission/sdk';
import { keysOf } from '../../answers/answersTo.ts';
import { EMPTY_ANSWER } from '../../answers/FormState.ts';
import { type Change, type Edit, isReplaced, isSame, type Journal, write } from './Journal.ts';

/** The selected tabs that neither the server has confirmed nor their form replaced; each has a call of its own. */
export const tabChanges = ({ changes }: Journal): readonly Change[] =>
  changes.filter((each) => each.isTab && !isReplaced(changes, each, keysOf(each.answers)));

/** Returns the selected tab of a group; '' if none has been selected. */
export function tabIn(journal: Journal, tabsId: string): string {
  const key = tabsId as AnswerKey;
  const change = tabChanges(journal).findLast(({ answers }) => key in answers);
  return (change?.answers ?? journal.saved)[key] ?? EMPTY_ANSWER;
}

/**
 * Selects a tab.
 *
 * @param form the id under which the form numbers its tabs.
 * @param isFresh whether a person selects it in this form.
 */
export function selectTab(
  journal: Journal,
  form: string,
  [tabsId, tab]: readonly [tabsId: string, tab: string],
  isFresh: boolean,
): Journal {
  const edit: Edit = {
    answers: { [tabsId]: tab },
    over: { [tabsId]: tabIn(journal, tabsId) },
    ...(isFresh && { isFresh }),
  };
  const withoutSame = (each: Edit) =>
    isSame(tab, each.over[tabsId as AnswerKey]) ? { ...each, answers: {} } : each;
  return write(journal, form, edit, withoutSame, true);
}

/** Begins the call of a tab; selecting another one is then a new change. */
export const sendTab = (journal: Journal, tab: Change): Journal => ({
  ...journal,
  changes: journal.changes.map((each): Change => (each === tab ? { ...each, isSent: true } : each)),
});

/** Records the reply to the call of a tab. */
export const confirmTab = (journal: Journal, { form, n, answers }: Change): Journal => ({
  ...journal,
  changes: journal.changes.filter((each) => each.form !== form || each.n > n),
  saved: { ...journal.saved, ...answers },
});
