// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OwnerDoubtError } from '../../session/index.ts';
import { aVisitor } from '../../session/test-support/aVisitor.ts';
import { readLastAccount } from '../../session/browser/storage.ts';
import { fakeStorage } from '../../session/test-support/fakeStorage.ts';
import { renderFor } from '../../session/test-support/renderFor.tsx';
import { answering, unanswered } from '../../session/test-support/server.ts';
import { OwnerQuestion } from './OwnerQuestion.tsx';

beforeEach(() => void vi.stubGlobal('localStorage', fakeStorage()));
afterEach(() => void vi.unstubAllGlobals());

function show() {
  const logOut = answering('logOut');
  const { sessions, browser } = aVisitor({ calls: { logOut }, cookies: 'admit_session=planted' });
  const error = new OwnerDoubtError('Eve@Example.com', 'tag', 'planted');
  return { logOut, browser, ...renderFor(sessions, <OwnerQuestion error={error} />) };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('the question names the account, and opens its application if the student says that it is theirs · API-02', () => {
  const { logOut } = show();

  expect(screen.getByRole('heading', { name: 'Is this you?' })).toBeTruthy();
  expect(screen.getByText('eve@example.com')).toBeTruthy();
  press('Yes, open my application');

  expect(readLastAccount()).toBe('tag');
  expect(logOut).not.toHaveBeenCalled();
});

it('the question ends a session that is not the student’s · API-02', async () => {
  const { logOut, path } = show();
  press('No, log out');

  await waitFor(() => expect(path()).toBe('/login'));
  expect([logOut.mock.calls.length, readLastAccount()]).toEqual([1, '']);
});

it.each(['No, log out', 'Yes, open my application'])(
  'a student who has logged in in another tab since stays logged in after “%s” · API-02',
  async (answer) => {
    const { logOut, browser, historyAction } = show();
    browser.cookies = 'admit_session=own';
    press(answer);

    await waitFor(() => expect(historyAction()).toBe('REPLACE'));
    expect([logOut.mock.calls.length, readLastAccount()]).toEqual([0, '']);
  },
);

it('a log-out that fails leads to the screen that tries it again · API-02, ERR-19', async () => {
  const { logOut, historyAction } = show();
  logOut.mockImplementationOnce(unanswered());
  press('No, log out');

  await waitFor(() => expect(historyAction()).toBe('REPLACE'));
});
