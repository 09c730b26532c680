import type { SandboxContext } from '../SandboxContext.ts';
import { WINDOW_MS } from './Limits.ts';
import type { Limits } from './Limits.ts';
import { Refusal } from './Refusal.ts';

/**
 * Counts one try and refuses it with 429 once there were too many.
 *
 * Unknown addresses are counted like known ones, so a refusal tells nothing about an account.
 */
export function takeTurn(context: SandboxContext, name: keyof Limits, username: string): void {
  const bucket = nameBucket(name, username);
  const now = context.now();
  context.database.run('DELETE FROM rate_hits WHERE bucket = ? AND at <= ?', bucket, now - WINDOW_MS);
  const hits = context.database.get<{ count: number; oldest: number }>(
    'SELECT count(*) AS count, min(at) AS oldest FROM rate_hits WHERE bucket = ?',
    bucket,
  );
  if (hits && hits.count >= context.limits[name]) refuse(Math.ceil((hits.oldest + WINDOW_MS - now) / 1000));
  context.database.run('INSERT INTO rate_hits VALUES (?, ?)', bucket, now);
}

/** Forgets the tries of an address, after a success or for a test. */
export function forgetTurns(context: SandboxContext, username: string, name?: keyof Limits): void {
  const names = name ? [name] : listLimits(context);
  for (const one of names)
    context.database.run('DELETE FROM rate_hits WHERE bucket = ?', nameBucket(one, username));
}

/** Uses up every try of an address, for the provider state of a reached limit. */
export function exhaustTurns(context: SandboxContext, username: string): void {
  for (const name of listLimits(context))
    for (let hit = 0; hit < context.limits[name]; hit += 1)
      context.database.run('INSERT INTO rate_hits VALUES (?, ?)', nameBucket(name, username), context.now());
}

function listLimits(context: SandboxContext): (keyof Limits)[] {
  return Object.keys(context.limits) as (keyof Limits)[];
}

function nameBucket(name: keyof Limits, username: string): string {
  return `${name}:${username}`;
}

function refuse(seconds: number): never {
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  throw new Refusal('too_many_requests', {
    headers: { 'retry-after': String(seconds) },
    body: { message: `Too many attempts. Please wait ${wait} and try again.` },
  });
}
