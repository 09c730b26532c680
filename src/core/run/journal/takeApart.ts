import { makeId } from '../../makeId.ts';
import { keysOf } from '../../answers/answersTo.ts';
import type { Letters } from './Letters.ts';
import { type Change, changesAny, join, type Journal, number, type WaitingEdit } from './Journal.ts';

/** Joins the changes that share answers, so that each can be sent without the others. */
export function joinShared(journal: Journal): Journal {
  const changes: Change[] = [];
  for (const change of journal.changes) {
    const shared = changes.filter((each) => changesAny(each, keysOf(change.answers)));
    for (const each of shared) changes.splice(changes.indexOf(each), 1);
    changes.push(shared.reduceRight<Change>((last, first) => join(first, last), change));
  }
  return { ...journal, changes };
}

/** Takes changes out of the sequence of saves: each is then sent by itself, under a new number. */
export function isolate(journal: Journal, isPart: (change: Change) => boolean): Journal {
  const isOut = (change: Change) => !change.isTab && isPart(change);
  const out = journal.changes
    .filter(isOut)
    .map(({ n: _n, isSent: _isSent, ...edit }): WaitingEdit => ({ ...edit, isDue: true }));
  const changes = journal.changes.filter((change) => !isOut(change));
  return { ...journal, changes, waiting: [...journal.waiting, ...out] };
}

/**
 * Takes the next edit that is due into the sequence, under an id of its own: numbers are cumulative, and what is typed
 * while it is sent must not count as applied with it. Returns null if none is due.
 */
export function numberDue(journal: Journal, id: string): Journal | null {
  const due = journal.waiting.find(({ isDue }) => isDue);
  if (!due) return null;
  const { isDue: _isDue, message: _message, form: _form, ...edit } = due;
  return number({ ...journal, waiting: journal.waiting.filter((each) => each !== due) }, id, edit);
}

/** Takes the next due edit of a form's journal into the sequence, and returns it. */
export function takeDue(letters: Letters): Change | null {
  const numbered = numberDue(letters.journal, makeId());
  if (!numbered) return null;
  letters.revise(() => numbered);
  return letters.journal.changes.at(-1) ?? null;
}

/**
 * Lets a change wait that was refused although another save was accepted. If its answers have been changed since, they
 * join it and are due.
 *
 * @param message the message of our backend, if it was the one to refuse.
 */
export function refuse(journal: Journal, { form, n }: Change, message?: string): Journal {
  const refused = journal.changes.find((change) => change.form === form && change.n === n);
  if (!refused) return journal;
  const later = journal.changes.filter(
    (change) => change !== refused && changesAny(change, keysOf(refused.answers)),
  );
  const { n: _n, isSent: _isSent, ...edit } = refused;
  const waiting = later.reduce<WaitingEdit>(
    (first, { answers, over, cleared }) => join(first, { ...first, answers, over, cleared, isDue: true }),
    { ...edit, ...(message !== undefined && { message }) },
  );
  return {
    ...journal,
    changes: journal.changes.filter((change) => change !== refused && !later.includes(change)),
    waiting: [...journal.waiting, waiting],
  };
}
