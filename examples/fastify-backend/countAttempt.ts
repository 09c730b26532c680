import { Refusal } from './Refusal.ts';
import type { Store } from './Store.ts';

const WINDOW_MS = 60_000;
const MOST = 20;
/** A search is sent with every pause in typing. */
const MOST_SEARCHES = 240;

/**
 * Counts a call that the contract lets us limit, and refuses it when there were too many.
 *
 * Counts by address of the caller, who may be a whole school behind one: a real backend counts by account too.
 */
export function countAttempt(store: Store, call: string, caller: string): void {
  const key = `${call} ${caller}`;
  const now = Date.now();
  const known = store.attempts.get(key);
  const attempts = known && known.until > now ? known : { count: 0, until: now + WINDOW_MS };
  attempts.count += 1;
  store.attempts.set(key, attempts);
  if (attempts.count <= (call === 'GET /lookup/find' ? MOST_SEARCHES : MOST)) return;
  const seconds = Math.ceil((attempts.until - now) / 1000);
  const message = `Too many attempts. Please wait ${String(seconds)} seconds and try again.`;
  throw new Refusal('too_many_requests', { message }, seconds);
}
