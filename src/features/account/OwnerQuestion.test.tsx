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

it.each([
  ['No, log out', 'planted', '/login', 1],
  // Another tab has logged in since: that session was not asked about.
  ['No, log out', 'own', '/about', 0],
  ['Yes, open my application', 'own', '/about', 0],
])('“%s” in the %s session leads to %s, with %d log-outs · API-02', async (answer, marker, at, logOuts) => {
  const { logOut, browser, path, historyAction } = show();
  browser.cookies = `admit_session=${marker}`;
  press(answer);

  await waitFor(() => expect([path(), historyAction()]).toEqual([at, 'REPLACE']));
  expect([logOut.mock.calls.length, readLastAccount()]).toEqual([logOuts, '']);
});

it('a log-out that fails leads to the screen that tries it again · API-02, ERR-19', async () => {
  const { logOut, historyAction } = show();
  logOut.mockImplementationOnce(unanswered());
  press('No, log out');

  await waitFor(() => expect(historyAction()).toBe('REPLACE'));
});
