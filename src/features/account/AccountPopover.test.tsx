// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { text, upload } from '../../core/kinds/builders.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { startMutation, type StudentSession, uploadMutation, UNSENT_PHOTOS } from '../../session/index.ts';
import { answering, unanswered } from '../../session/test-support/server.ts';
import { LetterKeeper } from '../../session/letters/LetterKeeper.ts';
import type { LetterStore } from '../../session/letters/openDeviceLetters.ts';
import { aStudent } from '../../session/test-support/aStudent.ts';
import { aVisitor } from '../../session/test-support/aVisitor.ts';
import { renderFor } from '../../session/test-support/renderFor.tsx';
import { AccountPopover, type DraftProps } from './AccountPopover.tsx';

const FORM = formOf(
  text('first_name', { label: 'First name' }),
  upload('resume_doc', { label: 'Résumé', required: false }),
);

const onPreload = vi.fn();
const Draft = ({ onClose, returnTo }: DraftProps) => (
  <button
    type="button"
    onClick={() => {
      onClose();
      returnTo.current?.focus();
    }}
  >
    Close the draft
  </button>
);

/** Renders a student's account popover, still closed. */
function setUp(calls: Parameters<typeof aStudent>[0]['calls'] = {}) {
  const student = aStudent({ form: FORM, calls, username: 'Jane.Doe@Example.COM' });
  const page = renderFor(student.sessions, <AccountPopover onPreload={onPreload} Draft={Draft} />);
  return { ...student, ...page, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole('button', { name });
const open = (user: UserEvent) => user.click(button('Account'));
async function logOut(user: UserEvent) {
  await open(user);
  await user.click(button('Log Out'));
}

it('a student who starts over sees what will be removed, confirms once, and sees that it is gone · ACC-12', async () => {
  const saveAnswers = answering('saveAnswers');
  saveAnswers.mockReturnValueOnce('500:unexpected');
  const { user, form } = setUp({ saveAnswers });
  form.change({ first_name: 'Ana' });
  await open(user);
  await user.click(button('Start over'));

  const dialog = await screen.findByRole('dialog', { name: 'Start your application over?' });
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['1 answer']);
  await user.click(button('Remove everything'));

  // The answer is already blank in this form, so there is nothing to list.
  expect((await within(dialog).findByRole('alert')).textContent).toMatch(
    /Not everything could be removed\.$/,
  );
  expect(within(dialog).queryByText('This is left:')).toBeNull();
  await user.click(button('Remove the rest'));
  expect(await screen.findByRole('dialog', { name: 'Your application is empty.' })).toBeTruthy();
  expect(form.answer('first_name')).toBe('');
});

it('the account popover shows a visitor links to log in and sign up, and preloads the cards on hover or focus · ACC-06, ACC-07, ACC-08', async () => {
  const user = userEvent.setup();
  const { path } = renderFor(
    aVisitor({ form: FORM }).sessions,
    <AccountPopover onPreload={onPreload} Draft={Draft} />,
  );

  await open(user);
  expect(screen.queryByRole('button', { name: 'Log Out' })).toBeNull();
  await user.hover(screen.getByRole('link', { name: 'Sign In' }));
  expect(onPreload).toHaveBeenCalledOnce();
  screen.getByRole('link', { name: 'Create Account' }).focus();
  expect(onPreload).toHaveBeenCalledTimes(2);
  await user.click(screen.getByRole('link', { name: 'Create Account' }));

  expect(path()).toBe('/signup');
});

it('the account popover shows a student only their e-mail address in lowercase and the log-out button, which first saves unsaved answers · ACC-02, ACC-04, ACC-05, ACC-08, ACC-10, TRAP-24', async () => {
  const calls = { saveAnswers: answering('saveAnswers'), logOut: answering('logOut') };
  const { form, now, user, path, state } = setUp(calls);
  form.change({ first_name: 'Jane' });

  await open(user);
  expect(screen.getByText('jane.doe@example.com')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  await user.click(button('Log Out'));
  await waitFor(() => expect(path()).toBe('/login'));

  expect(state()).toEqual({ ended: 'choice' });
  expect(calls.saveAnswers).toHaveBeenCalledOnce();
  expect(calls.logOut).toHaveBeenCalledOnce();
  expect(calls.saveAnswers.mock.invocationCallOrder[0]).toBeLessThan(
    calls.logOut.mock.invocationCallOrder[0] ?? 0,
  );
  expect(now()).toMatchObject({ kind: 'none', hasUnsaved: false });
});

it('the log-out button leads to the login card without a prompt if the session has ended before the save · ERR-06', async () => {
  const { form, user, path, state } = setUp({ saveAnswers: '401:session_invalid' });
  form.change({ first_name: 'Jane' });

  await logOut(user);
  await waitFor(() => expect(path()).toBe('/login'));

  expect(state()).toEqual({ ended: 'rejected' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the account popover offers a draft to print once there is an answer, also to a visitor, and closes for it · BEY-01', async () => {
  const user = userEvent.setup();
  const visitor = aVisitor({ form: FORM });
  const { go } = renderFor(visitor.sessions, <AccountPopover onPreload={onPreload} Draft={Draft} />);
  const offer = 'Print or save a draft';
  await open(user);
  expect(screen.queryByRole('button', { name: offer })).toBeNull();

  act(() => visitor.form.change({ first_name: 'Jane' }));
  await user.click(button(offer));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(button('Close the draft'));
  expect(document.activeElement).toBe(button('Account'));

  await open(user);
  await user.click(button(offer));
  // As Back does.
  await go('/about/next');
  expect(screen.queryByRole('button', { name: 'Close the draft' })).toBeNull();
});

it('the account popover offers no draft of a submitted application · BEY-01', async () => {
  const student = aStudent({ form: FORM, state: { answers: { first_name: 'Jane' } }, status: 'submitted' });
  renderFor(student.sessions, <AccountPopover onPreload={onPreload} Draft={Draft} />);

  await open(userEvent.setup());

  expect(screen.queryByRole('button', { name: 'Print or save a draft' })).toBeNull();
  expect(button('Log Out')).toBeTruthy();
});

const QUESTION = 'Your last changes could not be saved.';

it('a dialog offers to retry or to log out anyway when the save before a log-out fails · ACC-10', async () => {
  const saveAnswers = unanswered();
  const calls = { saveAnswers, logOut: answering('logOut') };
  const { form, user, path } = setUp(calls);
  form.change({ first_name: 'Jane' });

  await logOut(user);
  await screen.findByRole('dialog', { name: QUESTION });
  await user.click(button('Try again'));
  await screen.findByRole('dialog', { name: QUESTION });
  expect(saveAnswers).toHaveBeenCalledTimes(2);
  expect(calls.logOut).not.toHaveBeenCalled();

  await user.click(button('Log out anyway'));
  await waitFor(() => expect(path()).toBe('/login'));
  expect(calls.logOut).toHaveBeenCalledOnce();
});

it.each<[string, (user: UserEvent) => Promise<void>]>([
  ['Escape', (user) => user.keyboard('{Escape}')],
  ['Stay logged in', (user) => user.click(button('Stay logged in'))],
])(
  'when the save before a log-out fails, %s keeps the student in the form and focuses the Account button · ACC-03, ACC-10',
  async (_way, stay) => {
    const { form, user } = setUp({ saveAnswers: unanswered() });
    form.change({ first_name: 'Jane' });
    await logOut(user);
    await screen.findByRole('dialog', { name: QUESTION });

    await stay(user);

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(form.answer('first_name')).toBe('Jane');
    expect(document.activeElement).toBe(button('Account'));
  },
);

/** Lets the device keep the letters of a form; returns what is written. */
function keepOnDevice({ session, sessions }: ReturnType<typeof aStudent>) {
  const write = vi.fn<LetterStore['write']>(() => Promise.resolve(true));
  const store = { release: () => undefined, read: () => Promise.resolve([]), write };
  session.keeper = new LetterKeeper(session.form, session.username, store, sessions.lettersInPage);
  return write;
}
const KEEP = 'Keep them on this device and log out';

it('if the save before a log-out fails, the student can keep the answers on their device, which is offered only if it can keep them · ACC-10', async () => {
  const student = setUp({ saveAnswers: unanswered(), logOut: answering('logOut') });
  student.form.change({ first_name: 'Jane' });
  await logOut(student.user);
  await screen.findByRole('dialog', { name: QUESTION });
  expect(screen.queryByRole('button', { name: KEEP })).toBeNull();
  await student.user.click(button('Stay logged in'));

  const write = keepOnDevice(student);
  await logOut(student.user);
  await screen.findByRole('dialog', { name: QUESTION });
  await student.user.click(button(KEEP));
  await waitFor(() => expect(student.path()).toBe('/login'));

  expect(write.mock.lastCall?.[0]?.changes).toMatchObject([{ answers: { first_name: 'Jane' } }]);
  expect(student.now()).toMatchObject({ hasUnsaved: true });
});

it.each([
  [KEEP, ['having met.']],
  ['Log out anyway', undefined],
])(
  'a dialog asks before a log-out loses an answer that was refused; “%s” leaves %j on the device · ACC-10',
  async (choice, left) => {
    const refusal = '400:invalid_answer';
    const calls = {
      saveAnswers: answering('saveAnswers', refusal, refusal, '200:saved'),
      logOut: answering('logOut'),
    };
    const student = setUp(calls);
    const write = keepOnDevice(student);
    student.form.change({ first_name: 'having met.' });

    await logOut(student.user);
    await screen.findByRole('dialog', { name: 'Some of your answers could not be saved.' });
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(calls.logOut).not.toHaveBeenCalled();
    await student.user.click(button(choice));
    await waitFor(() => expect(student.path()).toBe('/login'));

    expect(write.mock.lastCall?.[0]?.waiting.map(({ answers }) => answers.first_name)).toEqual(left);
  },
);

const FILE = {
  fileName: 'cv.pdf',
  file: new Promise<File>(() => undefined),
  controller: new AbortController(),
};
it.each<[string, string, (session: StudentSession) => void]>([
  [
    'photos that have not been sent',
    'Your photos have not been sent yet.',
    ({ queryClient }) => queryClient.setQueryData([UNSENT_PHOTOS, 'resume_doc'], [{ id: 1 }]),
  ],
  [
    'a file that is being sent',
    'Your file is still being sent.',
    (session) => startMutation(session.queryClient, uploadMutation(session, 'resume_doc'), FILE),
  ],
])('a dialog asks before a log-out loses %s · DOC-23', async (_, name, add) => {
  const calls = { logOut: answering('logOut') };
  const { session, user, path } = setUp(calls);
  add(session);

  await logOut(user);
  await screen.findByRole('dialog', { name });
  await user.click(button('Stay logged in'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.logOut).not.toHaveBeenCalled();

  await logOut(user);
  await user.click(button('Log out anyway'));
  await waitFor(() => expect(path()).toBe('/login'));
  expect(calls.logOut).toHaveBeenCalledOnce();
});
