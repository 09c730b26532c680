import { learnHabits } from '../contracts/verify/learnHabits.ts';
import { runHistories, type Played } from '../contracts/verify/histories/runHistories.ts';
import { openOwnContract } from '../contracts/kit/openOwnContract.ts';
import { LIMIT_MS } from '../contracts/verify/verifyProvider.ts';
import { startBackend, type Variant } from './startBackend.ts';

/**
 * Plays histories with the seeds from `first` upwards against the sandbox or a variant of it.
 *
 * @param isSecure - whether the session cookie must have the prefix; by default, a log-in shows it
 */
export async function playHistories(
  count: number,
  variant?: Variant,
  first = 1,
  isSecure?: boolean,
): Promise<Played & { statesUrl: string }> {
  await using backend = await startBackend(variant);
  // Another host's name can end like ours only if ours is a name.
  const url = backend.url.replace('127.0.0.1', 'localhost');
  const { kit } = await openOwnContract();
  const learned = await learnHabits({ ...backend, url, origin: url, limitMs: LIMIT_MS });
  const habits = { ...learned, isPrefixed: isSecure ?? learned.isPrefixed };
  const stage = { ...backend, url, kit, habits, limitMs: LIMIT_MS, heard: () => undefined };
  const played = await runHistories(stage, count, first);
  if (played.endedBy) throw played.endedBy;
  return { ...played, statesUrl: backend.statesUrl };
}
