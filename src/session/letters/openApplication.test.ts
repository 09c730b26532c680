import { describe, expect, it, vi } from 'vitest';
import type { FormState } from '../../core/run/answers/FormState.ts';
import type { Unconfirmed } from '../../core/run/journal/Letters.ts';
import { aBrowser, aVisitorsBrowser } from '../test-support/aBrowser.ts';
import { example, variant } from '../test-support/server.ts';
import type { LetterStore } from './openDeviceLetters.ts';

const STORE: LetterStore = {
  release: () => undefined,
  read: () => Promise.resolve([]),
  write: () => Promise.resolve(true),
};
const never = () => new Promise<never>(() => undefined);

it('an application includes what its visitor types while their answers are being written to the device · TRAP-12', async () => {
  const replaced = Promise.withResolvers<boolean>();
  const store: LetterStore = { ...STORE, write: vi.fn(() => replaced.promise) };
  const settings = { openLetters: () => Promise.resolve(store) };
  const { logIn, asStudent, server, visitor } = await aVisitorsBrowser({}, { last_name: 'Y' }, settings);
  const withKey = variant('getProfile', '200:new_student', { letters_key: 'k'.repeat(43) });
  server.getProfile.mockReturnValueOnce(withKey);

  logIn();
  const opening = asStudent();
  await vi.waitFor(() => expect(store.write).toHaveBeenCalled());
  visitor.form.change({ last_name: 'Yi' });
  replaced.resolve(true);

  expect((await opening).form.answer('last_name')).toBe('Yi');
});

it.each<[string, () => Promise<LetterStore>]>([
  ['opens nothing', () => never()],
  ['reads nothing', () => Promise.resolve({ ...STORE, read: never })],
  ['writes nothing', () => Promise.resolve({ ...STORE, write: never })],
])(
  'an application opens even if the browser’s storage never answers and %s · PROD-06',
  async (_, openLetters) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { asStudent, server } = aBrowser({}, { openLetters });
    const withKey = variant('getProfile', '200:new_student', { letters_key: 'k'.repeat(43) });
    server.getProfile.mockReturnValueOnce(withKey);

    const opening = asStudent();
    await vi.advanceTimersByTimeAsync(3_000);
    vi.useRealTimers();

    expect((await opening).kind).toBe('student');
  },
);

describe('a record that is older than the last save', () => {
  /** Opens an application on a record; the first read lacks what was saved before the record was read. */
  async function openOn(letters: Partial<Unconfirmed>, savedSince: Partial<FormState>) {
    const record = {
      form: 'bbbbbbbb',
      letters: { changes: [], choices: [], setAside: [], ...letters },
      stamp: '1',
    };
    const store: LetterStore = { ...STORE, read: () => Promise.resolve([record]) };
    const { asStudent, server } = aBrowser(
      { state: savedSince },
      { openLetters: () => Promise.resolve(store) },
    );
    server.getProfile.mockReturnValueOnce(
      variant('getProfile', '200:new_student', { letters_key: 'k'.repeat(43) }),
    );
    server.getAddAnother.mockReturnValueOnce(example('getAddAnother', '200:none'));
    server.getTabs.mockReturnValueOnce(example('getTabs', '200:none'));
    return (await asStudent()).form;
  }

  it('is replayed if it changes an answer · PROD-06', async () => {
    const changes = [
      { form: 'bbbbbbbb', n: 2, answers: { first_name: 'Ana M' }, over: { first_name: 'Ana' } },
    ];

    const form = await openOn({ changes }, { answers: { first_name: 'Ana' } });

    expect(form.answer('first_name')).toBe('Ana M');
    expect(form.letters.journal.setAside).toEqual([]);
  });

  it('is replayed if it changes a count or a tab · PROD-06, FORM-04', async () => {
    const choices = [
      { kind: 'addAnother', id: 'parent', value: 3, over: 2 },
      { kind: 'tabs', id: 'hs_tab', value: 'us', over: 'intl' },
    ] as const;

    const form = await openOn({ choices }, { addAnother: { parent: 2 }, tabs: { hs_tab: 'intl' } });

    expect(form.state).toMatchObject({ addAnother: { parent: 3 }, tabs: { hs_tab: 'us' } });
  });
});
