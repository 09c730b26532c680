import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Makes an unguessable token of 256 bits, fit for cookies and links. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Makes a code of exactly six digits; leading zeros are kept. Spec §9. */
export function makeCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/**
 * Hashes a token for storage; a plain hash suffices because tokens are long and random.
 *
 * A code of six digits is neither: its ten minutes and five tries protect it.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
