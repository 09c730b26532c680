import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

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
 * A code of six digits is neither: its ten minutes and five tries protect it, the salt only tells equal codes apart.
 */
export function hashToken(token: string, salt = ''): string {
  return createHash('sha256').update(salt).update(token).digest('hex');
}

/** Compares two texts in a time that does not depend on where they differ. */
export function isSameSecret(left: string, right: string): boolean {
  const a = createHash('sha256').update(left).digest();
  const b = createHash('sha256').update(right).digest();
  return timingSafeEqual(a, b);
}
