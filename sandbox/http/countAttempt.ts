import type { Context, MiddlewareHandler } from 'hono';
import type { SandboxContext } from '../SandboxContext.ts';
import { ALL_NETWORKS, type Limits, WINDOW_MS } from './limits.ts';
import { readNetwork } from './readNetwork.ts';
import { Rejection } from './Rejection.ts';

/** The operations that are counted for a network only; the account cards count their own attempts. */
const COUNTED: Partial<Record<string, keyof Limits>> = {
  findLookup: 'lookup',
  getPublicView: 'view',
  getServiceView: 'view',
  requestUpload: 'upload',
};

/** What a person can do instead of waiting; ends the sentence. */
const WAYS: Partial<Record<keyof Limits, string>> = {
  logIn: ', or choose "Forgot password?" to log in sooner.',
  mail: ', or check your inbox and spam folder. The newest mail that we sent you works.',
};

interface Attempts {
  name: keyof Limits;
  /** '' if the limit does not depend on an account. */
  username: string;
  /** '' means all networks together. */
  network: string;
}

/**
 * Counts one attempt. Throws a 429 if this network has reached the limit, or if all networks combined have
 * reached a multiple of it.
 * That way, a stranger's wrong passwords do not lock the owner out. Unknown addresses are counted like known
 * ones, so that a 429 does not reveal whether an account exists.
 */
export function countAttempt(context: SandboxContext, c: Context, name: keyof Limits, username = ''): void {
  const now = context.now();
  const network = readNetwork(context, c);
  // One in the future was counted before the machine's clock was set back and the sandbox started again.
  context.database.run('DELETE FROM tries WHERE at <= ? OR at > ?', now - WINDOW_MS, now);
  rejectAbove(context, { name, username, network }, context.limits[name]);
  if (username)
    rejectAbove(context, { name, username, network: '' }, context.limits[name] * ALL_NETWORKS[name]);
  context.database.insert('tries', { name, username, network, at: now });
}

/**
 * Limits account-card calls per network, in addition to the limits per e-mail address.
 * This prevents password spraying: trying one password on many accounts.
 */
export function limitCaller(context: SandboxContext): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method === 'POST' && readNetwork(context, c)) countAttempt(context, c, 'caller');
    await next();
  };
}

/** Counts a call that only its network's limit applies to, such as a look-up. Does nothing for other operations. */
export function countCall(context: SandboxContext, c: Context, operationId: string): void {
  const name = COUNTED[operationId];
  if (name) countAttempt(context, c, name);
}

/** Resets this network's attempts for an e-mail address after a successful log-in. */
export function forgetOwnAttempts(context: SandboxContext, c: Context, username: string): void {
  context.database.run(
    "DELETE FROM tries WHERE name = 'logIn' AND username = ? AND network = ?",
    username,
    readNetwork(context, c),
  );
}

/** Resets all networks' attempts for an e-mail address: its mailed link was used, or its student is seeded. */
export function forgetAttempts(context: SandboxContext, username: string, name = '%'): void {
  context.database.run('DELETE FROM tries WHERE username = ? AND name LIKE ?', username, name);
}

/** Uses up all attempts for an e-mail address, for the provider state "the rate limit is reached". */
export function exhaustAttempts(context: SandboxContext, username: string): void {
  for (const name of ['logIn', 'confirm', 'reset', 'mail'] as const)
    for (let hit = 0; hit < context.limits[name] * ALL_NETWORKS[name]; hit += 1)
      context.database.insert('tries', { name, username, network: '', at: context.now() });
}

function rejectAbove(context: SandboxContext, { name, username, network }: Attempts, most: number): void {
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
  const way = WAYS[name] ?? '.';
  throw new Rejection('too_many_requests', {
    headers: { 'retry-after': String(seconds) },
    body: { message: `Too many attempts. Please wait ${wait} and try again${way}` },
  });
}
