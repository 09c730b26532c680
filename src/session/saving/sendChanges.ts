import type { StudentAnswers } from '@admission/sdk';
import { type Change, FORMS_MAX, type JournalSave, type Numbers } from '../../core/run/journal/Journal.ts';
import { wholeOf } from '../../core/run/journal/wholeOf.ts';
import type { Letters } from '../../core/run/journal/Letters.ts';
import type { Answers } from '../../core/answers/FormState.ts';
import type { StudentSession } from '../Session.ts';
import { readSaved, takeConfirmed } from './takeConfirmed.ts';

interface CallTerms {
  readonly signal?: AbortSignal | undefined;
  /** Whether the call outlives the page. */
  readonly keepalive?: boolean;
  /** Whether the save applies to any version of the answers. */
  readonly isUnconditional?: boolean;
}

/**
 * Sends one save of the journal, and records the reply here and in the other tabs.
 *
 * @param answers all that the call contains.
 */
export async function put(
  session: StudentSession,
  save: JournalSave,
  { signal, keepalive = false, isUnconditional = false }: CallTerms,
  answers: Answers = save.answers,
): Promise<void> {
  const { sdk, post } = session;
  const before = isUnconditional ? null : save.before;
  const terms = { ifMatch: before ?? undefined, saves: save.numbers, keepalive, signal };
  // A safe cast: the compiler checks elsewhere that the contract lists every key and value the form can write.
  const { version } = await sdk.saveAnswers(answers as StudentAnswers, terms);
  const saved = { ...save, version };
  // Others may have saved since, so the answers of the new version have to be read.
  if (isUnconditional) await readSaved(session, signal, saved);
  else takeConfirmed(session, saved);
  post({ type: 'saved', ...saved, before });
}

/**
 * Sends the changes in as many calls as needed: a call can name only so many forms.
 *
 * @param isWhole whether the first call contains all answers. Not after a refusal on this page, because a firewall may
 * ban a repeater.
 */
export async function sendChanges(
  session: StudentSession,
  { isWhole, ...terms }: CallTerms & { readonly isWhole?: boolean | undefined },
): Promise<void> {
  const save = await sendAfterRecord(session);
  const answers = isWhole && !session.sendsApart ? wholeOf(session.form, save) : save.answers;
  await put(session, save, terms, answers);
  if (Object.keys(save.numbers).length === FORMS_MAX) await sendChanges(session, terms);
}

/** Sends some of the changes, without the others. */
export async function sendSome(
  session: StudentSession,
  changes: readonly Change[],
  signal: AbortSignal | undefined,
): Promise<void> {
  const isPart = ({ form, n }: Change) => changes.some((each) => each.form === form && each.n === n);
  await put(session, await sendAfterRecord(session, isPart), { signal });
}

/**
 * Begins a save once the record is written: if the page ends, the next form must know under which numbers the changes
 * were sent. What is typed meanwhile is not part of the save, nor what gives way meanwhile.
 */
async function sendAfterRecord(
  { form: { letters }, keeper }: StudentSession,
  isPart?: (change: Change) => boolean,
): Promise<JournalSave> {
  const { numbers } = letters.send(isPart);
  await keeper?.write();
  return sendUpTo(letters, numbers, isPart);
}

/** Begins a save of changes with at most these numbers: not of what was typed since, nor of what has given way since. */
export const sendUpTo = (
  letters: Letters,
  numbers: Numbers,
  isPart: (change: Change) => boolean = () => true,
): JournalSave => letters.send((change) => isPart(change) && change.n <= (numbers[change.form] ?? 0));
