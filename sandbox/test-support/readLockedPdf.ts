import { readFileSync } from 'node:fs';

/**
 * Reads an encrypted PDF of one blank page (40-bit RC4).
 * If it opens without a password, the encryption only forbids changes, as in official transcripts.
 */
export function readLockedPdf({ needsPassword }: { needsPassword: boolean }): Buffer {
  const name = needsPassword ? 'needs-password.pdf' : 'forbids-changes.pdf';
  return readFileSync(new URL(name, import.meta.url));
}
