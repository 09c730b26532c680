import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const BLOCK_SIZE = 8;
const KEY_LENGTH = 32;

/** Hashes a password with scrypt, by default with a new salt; `cost` is scrypt's N. */
export async function hashPassword(
  password: string,
  cost: number,
  salt: Uint8Array = randomBytes(16),
): Promise<string> {
  const key = await derive(password, salt, cost);
  return `scrypt$${cost}$${Buffer.from(salt).toString('base64')}$${key.toString('base64')}`;
}

/**
 * Checks a password against a hash.
 * Without a hash (for an unknown account) it does the same work and returns false, so that the timing reveals nothing.
 */
export async function isPasswordOf(
  hash: string | undefined,
  password: string,
  cost: number,
): Promise<boolean> {
  const [, storedCost, salt, key] = (hash ?? '').split('$');
  if (!storedCost || !salt || !key) {
    await derive(password, Buffer.alloc(16), cost);
    return false;
  }
  const derived = await derive(password, Buffer.from(salt, 'base64'), Number(storedCost));
  return timingSafeEqual(derived, Buffer.from(key, 'base64'));
}

function derive(password: string, salt: Uint8Array, cost: number): Promise<Buffer> {
  const options = { N: cost, r: BLOCK_SIZE, p: 1, maxmem: 256 * cost * BLOCK_SIZE };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_LENGTH, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
