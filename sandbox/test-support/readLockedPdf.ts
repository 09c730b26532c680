import { readFileSync } from 'node:fs';

/**
 * Reads an encrypted PDF of one blank page (40-bit RC4).
 * A PDF that opens without a password is encrypted only to forbid changes, like an official transcript.
 */
export function readLockedPdf({ needsPassword }: { needsPassword: boolean }): Buffer {
  const name = needsPassword ? 'needs-password.pdf' : 'forbids-changes.pdf';
  return readFileSync(new URL(name, import.meta.url));
}
