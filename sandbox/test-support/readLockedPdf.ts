import { readFileSync } from 'node:fs';

/**
 * Reads an encrypted PDF of one blank page (40-bit RC4).
 *
 * Without a password for opening it only forbids changes, as official transcripts do.
 */
export function readLockedPdf({ needsPassword }: { needsPassword: boolean }): Buffer {
  const name = needsPassword ? 'needs-password.pdf' : 'forbids-changes.pdf';
  return readFileSync(new URL(name, import.meta.url));
}
