import { createHmac } from 'node:crypto';
import type { SandboxContext } from '../SandboxContext.ts';

/**
 * Derives the key with which the application encrypts an account's unsaved answers on the student's device:
 * 32 bytes in base64url. Only the database's secret is stored, never the key.
 */
export function makeLettersKey({ database }: SandboxContext, accountId: number): string {
  const read = () => database.get<{ value: Uint8Array }>("SELECT value FROM secrets WHERE name = 'letters'");
  // Written once, so that a profile can be read even if the disk is full.
  if (!read()) database.run("INSERT INTO secrets (name) VALUES ('letters')");
  return createHmac('sha256', read()?.value ?? '')
    .update(`letters ${accountId}`)
    .digest('base64url');
}
