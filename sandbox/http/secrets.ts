import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Creates an unguessable 256-bit token, suitable for cookies and links. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Creates a code of exactly six digits, including leading zeros. Spec §9. */
export function makeCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/**
 * Hashes a token for storage. A plain hash suffices, because tokens are long and random.
 * A six-digit code is neither, but it expires after ten minutes and allows few attempts.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
