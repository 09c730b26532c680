import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteBegun, readLastAccount } from '../browser/storage.ts';
import { aVisitorsBrowser } from '../test-support/aBrowser.ts';
import { cookiesOf } from '../test-support/aHost.ts';
import { aServer } from '../test-support/aServer.ts';
import { fakeStorage } from '../test-support/fakeStorage.ts';
import { JANE, profileOf } from '../test-support/openApplication.ts';
import { answering, variant } from '../test-support/server.ts';
import { settled } from '../test-support/turns.ts';
import { assertOwner } from './assertOwner.ts';

const JANES = { username: JANE, letters_key: `${'A'.repeat(42)}A` };
const BOBS = { username: 'bob@example.com', letters_key: `${'B'.repeat(42)}A` };
const isRejected = async (marker: string, profile: Parameters<typeof assertOwner>[1]) =>
  assertOwner(marker, profile).then(
    () => false,
    () => true,
  );

beforeEach(() => void vi.stubGlobal('localStorage', fakeStorage()));
afterEach(() => void vi.unstubAllGlobals());

it('a session is doubtful only if it belongs to another account than the last one, and began elsewhere · API-02', async () => {
  expect(await isRejected('m-1', JANES)).toBe(false);
  expect(await isRejected('m-2', JANES)).toBe(false);
  expect(await isRejected('m-3', BOBS)).toBe(true);
  noteBegun('m-4');
  expect(await isRejected('m-4', BOBS)).toBe(false);
  expect(await isRejected('m-5', BOBS)).toBe(false);
  expect(await isRejected('m-5', { username: 'eve@example.com' })).toBe(false);
});

it.each([
  ['lacks', { value: undefined }],
  [
    'blocks',
    {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    },
  ],
])('any account is accepted if the browser %s encryption · API-02', async (_, crypto) => {
  await assertOwner('m-1', JANES);
  const own = Object.getOwnPropertyDescriptor(globalThis, 'crypto') ?? {};
  Object.defineProperty(globalThis, 'crypto', { configurable: true, ...crypto });
  try {
    expect(await isRejected('m-2', BOBS)).toBe(false);
  } finally {
    Object.defineProperty(globalThis, 'crypto', own);
  }
});

it('the browser keeps no address and no key of the account · API-02', async () => {
  await assertOwner('m-1', JANES);

  expect(readLastAccount()).toMatch(/^[\w+/]{22}==$/);
});

it('a doubtful session opens only after the student’s confirmation, and until then nothing is posted or saved · API-02, TRAP-35', async () => {
  const profile = profileOf({ status: null });
  const calls = {
    ...aServer({ status: null }),
    getProfile: answering(
      'getProfile',
      variant('getProfile', '200:new_student', { ...profile.body, letters_key: BOBS.letters_key }, {}),
    ),
  };
  await assertOwner('m-0', JANES);
  const { go, browser, channel, now } = await aVisitorsBrowser({}, { first_name: 'Jane' }, { calls });
  browser.cookies = cookiesOf('planted');
  const doubt: unknown = await go().catch((error: unknown) => error);
  await settled();

  expect(doubt).toMatchObject({ name: 'OwnerDoubtError', username: JANE });
  expect([now().kind, channel.post.mock.calls]).toEqual(['visitor', []]);
  expect(calls.saveAnswers).not.toHaveBeenCalled();
  expect(calls.saveWebStatus).not.toHaveBeenCalled();
  (doubt as { confirm: () => void }).confirm();
  const session = await go();
  await settled();

  expect(session.kind).toBe('student');
  expect(calls.saveAnswers.mock.calls).toMatchObject([[{ first_name: 'Jane' }]]);
});
