import { keysOf } from '../../answers/answersTo.ts';
import { type Answers, EMPTY_ANSWER } from '../../answers/FormState.ts';
import type { FormIndex } from '../indexForm.ts';
import {
  changesAny,
  type Edit,
  isSame,
  join,
  type Journal,
  type ToldAnswers,
  type ToldReason,
} from './Journal.ts';

/** Returns whether an edit was typed over another one: over all its values that the two share. */
export function isOver(over: Answers, { answers }: Pick<Edit, 'answers'>): boolean {
  const shared = keysOf(over).filter((key) => key in answers);
  return shared.length > 0 && shared.every((key) => isSame(answers[key], over[key]));
}

/**
 * Lists edits that give way, one line for each answer: of a chain of edits, the last. What the product has edited by
 * itself is left out.
 */
export function listGivenWay(
  edits: readonly (Edit & { readonly reason: ToldReason; readonly at?: number })[],
): readonly ToldAnswers[] {
  const lines: (Edit & { readonly reason: ToldReason; readonly at?: number })[] = [];
  for (const edit of edits) {
    if (edit.isOurs) continue;
    const below = lines.find((line) => isOver(edit.over, line) && changesAny(line, keysOf(edit.answers)));
    if (below) lines.splice(lines.indexOf(below), 1, join(below, edit));
    else lines.push(edit);
  }
  return lines.map(({ answers, cleared = [], reason, at }) => ({
    answers,
    reason,
    ...(cleared.length > 0 && { cleared }),
    ...(at !== undefined && { at }),
  }));
}

/**
 * Gives up every edit of a journal for the same reason, and lists them. Selected tabs stay until the application is
 * submitted, because starting over selects tabs too.
 */
export function giveAllUp(journal: Journal, reason: ToldReason, at?: number): Journal {
  const changes = journal.changes.filter(({ isTab }) => isTab && reason !== 'submitted');
  const edits = [...journal.changes.filter((change) => !changes.includes(change)), ...journal.waiting];
  const told = listGivenWay(edits.map((edit) => ({ ...edit, reason, ...(at !== undefined && { at }) })));
  return { ...journal, changes, waiting: [], told: [...journal.told, ...told] };
}

/** Returns whether answers are only named: masked ones, whose values ended with their page. */
export const isNamedOnly = ({ maskedKeys }: FormIndex, { answers, reason }: ToldAnswers): boolean =>
  reason === 'masked' ||
  keysOf(answers).every((key) => maskedKeys.has(key) && isSame(answers[key], EMPTY_ANSWER));
