import { readFileSync } from 'node:fs';

/**
 * Reads an encrypted one-page PDF (40-bit RC4).
 * Without `needsPassword`, the file opens without a password and only forbids changes, like an official
 * transcript.
 */
export function readLockedPdf({ needsPassword }: { needsPassword: boolean }): Buffer {
  const name = needsPassword ? 'needs-password.pdf' : 'forbids-changes.pdf';
  return readFileSync(new URL(name, import.meta.url));
}
