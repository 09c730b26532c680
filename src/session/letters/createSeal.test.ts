import { createDecipheriv } from 'node:crypto';
import { expect, it } from 'vitest';
import { createSeal } from './createSeal.ts';

/** Two keys whose base64url text differs from base64. */
const [KEY, OTHER] = [`-_${'k'.repeat(40)}8`, `-_${'x'.repeat(40)}8`];

it('only the key that encrypted a text decrypts it, together with what it is bound to, in any session of the account, and encrypts it differently each time · TRAP-46', async () => {
  const seal = await createSeal(KEY);
  const [one, other] = [await seal.encrypt('Añá 💡', 'a'), await seal.encrypt('Añá 💡', 'a')];

  expect(await (await createSeal(KEY)).decrypt(one, 'a')).toBe('Añá 💡');
  await expect((await createSeal(OTHER)).decrypt(one, 'a')).rejects.toThrow();
  await expect(seal.decrypt(one, 'b')).rejects.toThrow();
  expect(one.iv).toHaveLength(12);
  expect(one.iv).not.toEqual(other.iv);
  expect(new Uint8Array(one.data)).not.toEqual(new Uint8Array(other.data));
});

it('texts are encrypted with AES-256 in GCM · TRAP-46', async () => {
  const { iv, data } = await (await createSeal(KEY)).encrypt('Añá', 'a');
  const [bytes, tag] = [Buffer.from(data).subarray(0, -16), Buffer.from(data).subarray(-16)];
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(KEY, 'base64url'), iv);
  decipher.setAAD(Buffer.from('a')).setAuthTag(tag);

  expect(decipher.update(bytes, undefined, 'utf8') + decipher.final('utf8')).toBe('Añá');
});

it('the tag identifies the account without revealing its key', async () => {
  const { tag } = await createSeal(KEY);

  expect((await createSeal(KEY)).tag).toBe(tag);
  expect((await createSeal(OTHER)).tag).not.toBe(tag);
  expect(atob(tag)).toHaveLength(16);
  // A different tag would strand the records of every earlier release.
  expect(tag).toMatchInlineSnapshot(`"NzhgqBgKa6grbE8Xyyan2w=="`);
});
