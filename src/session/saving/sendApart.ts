import { isolate, joinShared, refuse, takeDue } from '../../core/run/journal/takeApart.ts';
import { answerChanges, changesAny, type Change } from '../../core/run/journal/Journal.ts';
import { findSdkError } from '../calls/findSdkError.ts';
import { isOfContents, judgeFailure } from '../calls/judgeFailure.ts';
import type { StudentSession } from '../Session.ts';
import { sendSome } from './sendChanges.ts';

/**
 * Sends the changes in parts, because something refuses the contents of a save: our backend one of the answers, or a
 * firewall in between a harmless sentence. What is refused alone waits; everything else is saved (decision 034).
 *
 * The answers that our backend names are sent by themselves, after the rest. Otherwise all changes go alone, then halves
 * in the order of their numbers.
 *
 * @throws the refusal, if it was not about contents after all; the error of any other failure.
 */
export async function sendApart(
  session: StudentSession,
  error: unknown,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { letters } = session.form;
  letters.adopt(joinShared(letters.journal));
  const named = findSdkError(error)?.answers ?? [];
  if (named.length > 0) letters.adopt(isolate(letters.journal, (change) => changesAny(change, named)));
  await sendHalves(session, answerChanges(letters.journal), signal);
  await sendDue(session, signal);
}

/** Sends the edits that go by themselves, one at a time. */
export async function sendDue(session: StudentSession, signal: AbortSignal | undefined): Promise<void> {
  for (;;) {
    const due = takeDue(session.form.letters);
    if (!due) return;
    await sendHalves(session, [due], signal);
  }
}

/** Sends changes together or, if they are refused, in halves. */
async function sendHalves(
  session: StudentSession,
  changes: readonly Change[],
  signal: AbortSignal | undefined,
): Promise<void> {
  try {
    await sendSome(session, changes, signal);
  } catch (error) {
    if (!isOfContents(error) || changes.length === 0) throw error;
    const [only] = changes;
    if (only && changes.length === 1) return waitIfRefused(session, only, error, signal);
    const half = Math.ceil(changes.length / 2);
    await sendHalves(session, changes.slice(0, half), signal);
    await sendHalves(session, changes.slice(half), signal);
  }
}

/** Lets a change wait if an empty save is accepted. Otherwise it was an outage, and the change stays with the others. */
async function waitIfRefused(
  session: StudentSession,
  change: Change,
  error: unknown,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { letters } = session.form;
  const refusal = findSdkError(error);
  try {
    await sendSome(session, [], signal);
  } catch (other) {
    throw judgeFailure(other).kind === 'outdated' ? other : error;
  }
  letters.adopt(refuse(letters.journal, change, refusal?.code === undefined ? undefined : refusal.message));
  await session.keeper?.write();
}
