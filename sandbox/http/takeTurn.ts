import type { SandboxContext } from '../SandboxContext.ts';
import { WINDOW_MS } from './Limits.ts';
import type { Limits } from './Limits.ts';
import { Refusal } from './Refusal.ts';

/**
 * Counts one try and refuses it with 429 once there were too many.
 *
 * Unknown addresses are counted like known ones, so a refusal tells nothing about an account.
 */
export function takeTurn(context: SandboxContext, name: keyof Limits, who: string): void {
  const now = context.now();
  context.database.run('DELETE FROM tries WHERE at <= ?', now - WINDOW_MS);
  const tries = context.database.get<{ count: number; oldest: number }>(
    'SELECT count(*) AS count, min(at) AS oldest FROM tries WHERE name = ? AND who = ?',
    name,
    who,
  );
  if (tries && tries.count >= context.limits[name])
    refuse(Math.ceil((tries.oldest + WINDOW_MS - now) / 1000));
  context.database.insert('tries', { name, who, at: now });
}

/** Forgets the tries of an address, after a success or for a test. */
export function forgetTurns(context: SandboxContext, who: string, name = '%'): void {
  context.database.run('DELETE FROM tries WHERE who = ? AND name LIKE ?', who, name);
}

/** Uses up every try of an address, for the provider state of a reached limit. */
export function exhaustTurns(context: SandboxContext, who: string): void {
  for (const [name, most] of Object.entries(context.limits))
    for (let hit = 0; hit < most; hit += 1)
      context.database.insert('tries', { name, who, at: context.now() });
}

function refuse(seconds: number): never {
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  throw new Refusal('too_many_requests', {
    headers: { 'retry-after': String(seconds) },
    body: { message: `Too many attempts. Please wait ${wait} and try again.` },
  });
}
