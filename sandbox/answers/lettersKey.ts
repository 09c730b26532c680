import { createHmac } from 'node:crypto';
import type { SandboxContext } from '../SandboxContext.ts';

/**
 * Derives the key with which the application encrypts an account's unsaved answers on the student's device:
 * 32 bytes in base64url. Only the database's secret is stored, never the key.
 */
export function makeLettersKey({ database }: SandboxContext, accountId: number): string {
  database.run("INSERT OR IGNORE INTO secrets (name) VALUES ('letters')");
  const secret = database.get<{ value: Uint8Array }>("SELECT value FROM secrets WHERE name = 'letters'");
  return createHmac('sha256', secret?.value ?? '')
    .update(`letters ${accountId}`)
    .digest('base64url');
}
