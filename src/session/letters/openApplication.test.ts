import { expect, it, vi } from 'vitest';
import { aBrowser, aVisitorsBrowser } from '../test-support/aBrowser.ts';
import { profileOf } from '../test-support/openApplication.ts';
import { variant } from '../test-support/server.ts';
import type { LetterStore } from './LetterStore.ts';

it('an application includes what its visitor types while the records on the device are read · TRAP-12', async () => {
  const replaced = Promise.withResolvers<boolean>();
  const store: LetterStore = {
    hold: () => Promise.resolve(() => undefined),
    read: () => Promise.resolve([]),
    write: vi.fn(() => replaced.promise),
  };
  const settings = { openLetters: () => Promise.resolve(store) };
  const { logIn, asStudent, server, visitor } = await aVisitorsBrowser({}, { last_name: 'Y' }, settings);
  const withKey = variant('getProfile', '200:new_student', { letters_key: 'k'.repeat(43) });
  server.getProfile.mockReturnValueOnce(withKey);

  logIn();
  const entering = asStudent();
  await vi.waitFor(() => expect(store.write).toHaveBeenCalled());
  visitor.form.change({ last_name: 'Yi' });
  replaced.resolve(true);

  expect((await entering).form.answer('last_name')).toBe('Yi');
});

it('letters are replayed over answers read after their record, which may lack what was saved meanwhile · PROD-06', async () => {
  const changes = [{ form: 'bbbbbbbb', n: 2, answers: { first_name: 'Ana M' }, over: { first_name: 'Ana' } }];
  const record = { form: 'bbbbbbbb', letters: { changes, choices: [], setAside: [] }, stamp: '1' };
  const store: LetterStore = {
    hold: () => Promise.resolve(() => undefined),
    read: () => Promise.resolve([record]),
    write: () => Promise.resolve(true),
  };
  const { asStudent, server } = aBrowser({}, { openLetters: () => Promise.resolve(store) });
  server.getProfile
    .mockReturnValueOnce(variant('getProfile', '200:new_student', { letters_key: 'k'.repeat(43) }))
    .mockReturnValueOnce(profileOf({ state: { answers: { first_name: 'Ana' } } }));

  const { form } = await asStudent();

  expect(form.answer('first_name')).toBe('Ana M');
  expect(form.letters.setAside).toEqual([]);
});
