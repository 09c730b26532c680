import { expect, it } from 'vitest';
import { createSeal } from './createSeal.ts';

/** Two keys whose base64url text differs from base64. */
const [KEY, OTHER] = [`-_${'k'.repeat(40)}8`, `-_${'x'.repeat(40)}8`];

it('only the key that encrypted a text decrypts it, in any session of the account, and encrypts it differently each time · TRAP-46', async () => {
  const seal = await createSeal(KEY);
  const [one, other] = [await seal.encrypt('Añá 💡'), await seal.encrypt('Añá 💡')];

  expect(await (await createSeal(KEY)).decrypt(one)).toBe('Añá 💡');
  await expect((await createSeal(OTHER)).decrypt(one)).rejects.toThrow();
  expect(one.iv).toHaveLength(12);
  expect(one.iv).not.toEqual(other.iv);
  expect(new Uint8Array(one.data)).not.toEqual(new Uint8Array(other.data));
});

it('the tag identifies the account without revealing its key', async () => {
  const { tag } = await createSeal(KEY);

  expect((await createSeal(KEY)).tag).toBe(tag);
  expect((await createSeal(OTHER)).tag).not.toBe(tag);
  expect(atob(tag)).toHaveLength(16);
  // A new tag means a new format: records of earlier releases are skipped.
  expect(tag).toMatchInlineSnapshot(`"NzhgqBgKa6grbE8Xyyan2w=="`);
});
