import { createHmac } from 'node:crypto';
import { isSameSecret, makeToken } from '../http/secrets.ts';
import type { SandboxContext } from '../SandboxContext.ts';

/** A file must begin to arrive this soon after its target was asked for. */
export const TARGET_LIFE_MS = 5 * 60_000;
/** Spec has no number; DOC-14 decides 10 MB. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** Signs an upload target, so that storage can trust the fields without asking who posts them. */
export function signPolicy(context: SandboxContext, key: string, expiresAt: number) {
  const policy = Buffer.from(JSON.stringify({ key, expiresAt, maxBytes: MAX_FILE_BYTES })).toString('base64');
  return { key, policy, signature: sign(context, policy) };
}

/** Tells whether the fields are those that were signed, and not expired. */
export function isPolicyGood(
  context: SandboxContext,
  fields: { key: string; policy: string; signature: string },
): boolean {
  if (!isSameSecret(sign(context, fields.policy), fields.signature)) return false;
  // Only our own policies reach this line.
  const policy = JSON.parse(Buffer.from(fields.policy, 'base64').toString()) as {
    key: string;
    expiresAt: number;
  };
  return policy.key === fields.key && policy.expiresAt > context.now();
}

function sign(context: SandboxContext, policy: string): string {
  return createHmac('sha256', readSecret(context)).update(policy).digest('hex');
}

function readSecret(context: SandboxContext): string {
  context.database.run(
    "INSERT OR IGNORE INTO settings (name, value) VALUES ('storage_secret', ?)",
    makeToken(),
  );
  const row = context.database.get<{ value: string }>(
    "SELECT value FROM settings WHERE name = 'storage_secret'",
  );
  return row?.value ?? '';
}
