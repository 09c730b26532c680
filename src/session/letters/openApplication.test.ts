import { expect, it, vi } from 'vitest';
import { aVisitorsBrowser } from '../test-support/aBrowser.ts';
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
