import type { Context } from 'hono';
import type { SandboxContext } from '../SandboxContext.ts';
import { ALL_NETWORKS, WINDOW_MS } from './Limits.ts';
import type { Limits } from './Limits.ts';
import { readNetwork } from './readNetwork.ts';
import { Refusal } from './Refusal.ts';

interface Tries {
  name: keyof Limits;
  /** '' where no account is asked for. */
  username: string;
  /** '' means all of them. */
  network: string;
}

/**
 * Counts one try and refuses it with 429 once there were too many, from this network or, ten times as many, from all.
 *
 * So a stranger's wrong passwords do not lock the owner out. Unknown addresses are counted like known ones, so a
 * refusal tells nothing about an account.
 */
export function takeTurn(context: SandboxContext, c: Context, name: keyof Limits, username = ''): void {
  const now = context.now();
  const network = readNetwork(context, c);
  context.database.run('DELETE FROM tries WHERE at <= ?', now - WINDOW_MS);
  refuseAbove(context, { name, username, network }, context.limits[name]);
  if (username) refuseAbove(context, { name, username, network: '' }, context.limits[name] * ALL_NETWORKS);
  context.database.insert('tries', { name, username, network, at: now });
}

/** Forgets the log-ins tried from this network, after a success. */
export function forgetOwnTurns(context: SandboxContext, c: Context, username: string): void {
  context.database.run(
    "DELETE FROM tries WHERE name = 'logIn' AND username = ? AND network = ?",
    username,
    readNetwork(context, c),
  );
}

/** Forgets the tries of an address from everywhere, after a mailed link or for a test. */
export function forgetTurns(context: SandboxContext, username: string, name = '%'): void {
  context.database.run('DELETE FROM tries WHERE username = ? AND name LIKE ?', username, name);
}

/** Uses up every try of an address, for the provider state of a reached limit. */
export function exhaustTurns(context: SandboxContext, username: string): void {
  for (const [name, most] of Object.entries(context.limits))
    for (let hit = 0; hit < most * ALL_NETWORKS && name !== 'caller'; hit += 1)
      context.database.insert('tries', { name, username, network: '', at: context.now() });
}

function refuseAbove(context: SandboxContext, { name, username, network }: Tries, most: number): void {
  const tries = context.database.get<{ count: number; oldest: number }>(
    `SELECT count(*) AS count, min(at) AS oldest FROM tries
     WHERE name = ? AND username = ? AND ? IN ('', network)`,
    name,
    username,
    network,
  );
  if (!tries || tries.count < most) return;
  const seconds = Math.ceil((tries.oldest + WINDOW_MS - context.now()) / 1000);
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  const way = name === 'logIn' ? ', or choose "Forgot password?" to log in sooner' : '';
  throw new Refusal('too_many_requests', {
    headers: { 'retry-after': String(seconds) },
    body: { message: `Too many attempts. Please wait ${wait} and try again${way}.` },
  });
}
