import { isOfContents, judgeFailure } from '../calls/judgeFailure.ts';
import { startMutation } from '../calls/runMutation.ts';
import type { SaveTerms, StudentSession } from '../Session.ts';
import { ALL_ANSWERS, BACKGROUND, LAST_LETTERS, pendingSaves } from './answers.ts';
import { countsAndTabsMutation } from './countsAndTabs.ts';
import { sendApart, sendDue } from './sendApart.ts';
import { put, sendChanges, sendUpTo } from './sendChanges.ts';
import { readSaved } from './takeConfirmed.ts';

/** How often a save may find that another one came first. */
const CONFLICTS_MAX = 3;

/**
 * Sends the unsaved answers, based on the version that the form has, then those that go by themselves, then counts and
 * tabs whose own call has failed.
 *
 * If another save came first, or if this one was applied without a reply, rereads the answers and sends the changes that
 * they lack. If something refuses its contents, sends it in parts (`sendApart`).
 */
export async function saveAll(
  session: StudentSession,
  { isWhole, signal, last, isRetry = false }: SaveTerms,
): Promise<void> {
  const { form, queryClient } = session;
  const { letters } = form;
  // What a last save contains may have been saved since, be in another save, or have given way.
  if (last && isRetry && (!form.hasUnsavedAnswers || hasOther(session))) return;
  let isUnconditional = false;
  let refusal: unknown = null;
  // An earlier save may have been applied without a reply.
  const isUncertain = letters.journal.changes.some(({ isSent }) => isSent);
  for (let attempt = 1, conflicts = 0; ; attempt += 1) {
    const { version } = letters.journal;
    const isLast = last !== undefined && attempt === 1;
    try {
      if (isLast) await put(session, sendUpTo(letters, last), { signal, keepalive: true });
      else if (refusal !== null) await sendApart(session, refusal, signal);
      else await sendChanges(session, { signal, isUnconditional, isWhole: isWhole && attempt === 1 });
      if (refusal !== null) session.sendsApart = true;
      if (isLast && hasOther(session)) return;
      if (isLast && form.hasUnsavedAnswers) continue;
      await sendDue(session, signal);
      break;
    } catch (error) {
      const isOutdated = judgeFailure(error).kind === 'outdated';
      if (isOutdated) {
        conflicts += 1;
        if (conflicts === CONFLICTS_MAX) throw error;
        await readSaved(session, signal);
        if (isLast && hasOther(session)) return;
        // A proxy alters the tag, so that no save could ever name it.
        isUnconditional = version !== null && letters.journal.version === version;
      } else if (isOfContents(error) && refusal === null) {
        if (isLast && hasOther(session)) return;
        refusal = error;
        // Joined with later ones, a change that was applied would seem to be another's.
        if (isUncertain) await readSaved(session, signal);
      } else throw error;
    }
  }
  if (form.hasUnsavedCountsOrTabs) startMutation(queryClient, countsAndTabsMutation(session), undefined);
}

/** Returns whether another save is pending, which sends what this one has left. */
const hasOther = (session: StudentSession) =>
  pendingSaves(session, BACKGROUND, ALL_ANSWERS, LAST_LETTERS).length > 1;
