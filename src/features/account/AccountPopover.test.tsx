// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { text } from '../../core/question/builders.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { UnauthorizedError } from '../../data/test-support/errors.ts';
import { ok } from '../../data/test-support/fakeSdk.ts';
import { renderFor } from '../../data/test-support/renderFor.tsx';
import { studentWith } from '../../data/test-support/studentWith.ts';
import { AccountPopover } from './index.ts';

const FORM = formOf(text('first_name', { label: 'First name' }));

afterEach(cleanup);

function setUp(calls: Parameters<typeof studentWith>[0]['calls'] = {}) {
  const student = studentWith({ form: FORM, calls, username: 'Jane.Doe@Example.COM' });
  const onPreload = { login: vi.fn(), signup: vi.fn() };
  const show = () => renderFor(student.applicant, <AccountPopover onPreload={onPreload} />);
  return { ...student, onPreload, show, user: userEvent.setup() };
}

const open = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Account' }));
const button = (name: string) => screen.getByRole('button', { name });

it('ACC-01 is hidden for service users', () => {
  const { applicant, show } = setUp();
  applicant.snapshot.set({ is_service_user: true });

  show();

  expect(screen.queryByRole('button')).toBeNull();
});

it('ACC-02 ACC-03 opens under its name and closes by Close, with the focus back', async () => {
  const { show, user } = setUp();
  show();

  await open(user);
  expect(screen.getByRole('dialog', { name: 'Account' })).toBeTruthy();
  await user.click(button('Close'));

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button('Account'));
});

it('ACC-05 ACC-08 a student sees their address in lowercase and the way out only', async () => {
  const { enter, show, user } = setUp();
  enter();
  show();

  await open(user);

  expect(screen.getByText('jane.doe@example.com')).toBeTruthy();
  expect(button('Log Out')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('ACC-06 ACC-07 ACC-08 a visitor sees the ways in; pointing at one fetches its screen', async () => {
  const { onPreload, show, user } = setUp();
  const { path } = show();

  await open(user);
  expect(screen.queryByRole('button', { name: 'Log Out' })).toBeNull();
  await user.hover(screen.getByRole('link', { name: 'Sign In' }));
  expect(onPreload.login).toHaveBeenCalledOnce();
  expect(onPreload.signup).not.toHaveBeenCalled();
  screen.getByRole('link', { name: 'Create Account' }).focus();
  expect(onPreload.signup).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('link', { name: 'Create Account' }));

  expect(path()).toBe('/signup');
});

it('ACC-04 ACC-10 TRAP-24 Log Out saves what is unsaved, logs out and says nothing', async () => {
  const calls = { saveAnswers: ok(), logOut: ok() };
  const { applicant, enter, show, user } = setUp(calls);
  enter();
  applicant.store.change({ first_name: 'Jane' });
  const { path, state } = show();

  await open(user);
  await user.click(button('Log Out'));
  await waitFor(() => expect(path()).toBe('/login'));

  expect(state()).toEqual({});
  expect(calls.saveAnswers).toHaveBeenCalledOnce();
  expect(calls.logOut).toHaveBeenCalledOnce();
  expect(calls.saveAnswers.mock.invocationCallOrder[0]).toBeLessThan(
    calls.logOut.mock.invocationCallOrder[0] ?? 0,
  );
  expect(applicant.snapshot.get().is_logged_in).toBe(false);
});

it('ERR-10 a session that had ended before says so', async () => {
  const refuse = () => Promise.reject(new UnauthorizedError('ended', { status: 401 }));
  const { enter, show, user } = setUp({ logOut: refuse });
  enter();
  const { path, state } = show();

  await open(user);
  await user.click(button('Log Out'));
  await waitFor(() => expect(path()).toBe('/login'));

  expect(state()).toEqual({
    message: {
      severity: 'error',
      text: 'Your session is invalid. Please clear your cookies and login again.',
    },
  });
});

const QUESTION = 'Your last changes could not be saved.';

it('ACC-10 a failed save asks; Stay stays, Try again saves, Log out anyway goes without', async () => {
  const saveAnswers = vi.fn(() => Promise.reject(new Error('offline')));
  const calls = { saveAnswers, logOut: ok() };
  const { applicant, enter, show, user } = setUp(calls);
  enter();
  applicant.store.change({ first_name: 'Jane' });
  const { path } = show();

  await open(user);
  await user.click(button('Log Out'));
  expect(await screen.findByRole('dialog', { name: QUESTION })).toBeTruthy();
  await user.click(button('Stay logged in'));
  expect(screen.queryByRole('dialog', { name: QUESTION })).toBeNull();
  expect(applicant.store.answer('first_name')).toBe('Jane');

  await open(user);
  await user.click(button('Log Out'));
  await screen.findByRole('dialog', { name: QUESTION });
  await user.click(button('Try again'));
  await screen.findByRole('dialog', { name: QUESTION });
  expect(saveAnswers).toHaveBeenCalledTimes(3);
  expect(calls.logOut).not.toHaveBeenCalled();

  await user.click(button('Log out anyway'));
  await waitFor(() => expect(path()).toBe('/login'));
  expect(calls.logOut).toHaveBeenCalledOnce();
});

it.each<[string, (user: ReturnType<typeof userEvent.setup>) => Promise<void>]>([
  ['Stay logged in', (user) => user.click(button('Stay logged in'))],
  ['Escape', (user) => user.keyboard('{Escape}')],
  [
    'Stay logged in after trying again',
    async (user) => {
      await user.click(button('Try again'));
      await screen.findByRole('dialog', { name: QUESTION });
      await user.click(button('Stay logged in'));
    },
  ],
])('ACC-03 ACC-10 %s leaves the focus to the Account button', async (_way, stay) => {
  const { applicant, enter, show, user } = setUp({ saveAnswers: () => Promise.reject(new Error('offline')) });
  enter();
  applicant.store.change({ first_name: 'Jane' });
  show();
  await open(user);
  await user.click(button('Log Out'));
  await screen.findByRole('dialog', { name: QUESTION });

  await stay(user);

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button('Account'));
});

it('ERR-18 ERR-19 TRAP-63 a failed log-out clears everything and shows the error screen', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { applicant, enter, show, user } = setUp({ logOut: () => Promise.reject(new Error('No log-out.')) });
  enter();
  applicant.queryClient.setQueryData(['profile'], { username: 'jane' });
  show();

  await open(user);
  await user.click(button('Log Out'));

  expect(
    await screen.findByRole('heading', { name: 'Error: The server did not confirm the log-out.' }),
  ).toBeTruthy();
  expect(applicant.queryClient.getQueryCache().getAll()).toEqual([]);
  expect(applicant.store.hydrated).toBe(false);
  vi.restoreAllMocks();
});
