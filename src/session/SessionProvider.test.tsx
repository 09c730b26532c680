// @vitest-environment happy-dom
import { act, renderHook, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { JANE } from './test-support/openApplication.ts';
import { useSessions } from './reading/SessionsContext.ts';
import { aHost, cookiesOf } from './test-support/aHost.ts';
import { aServer } from './test-support/aServer.ts';
import { aStudent } from './test-support/aStudent.ts';
import { aVisitor } from './test-support/aVisitor.ts';
import { renderFor } from './test-support/renderFor.tsx';
import { useSession } from './reading/SessionContext.ts';
import { useSnapshot } from './reading/useSnapshot.ts';

function Person() {
  const { kind, form } = useSession();
  const { username, web_status, is_logged_in, is_service_user, num_logins } = useSnapshot();
  const [note, setNote] = useState('');
  return (
    <>
      <output>{[kind, username, web_status, is_logged_in, is_service_user, num_logins].join(' ')}</output>
      <input aria-label="Name" id="first_name" defaultValue={form.answer('first_name')} />
      <button onClick={() => setNote('kept here')}>{note}</button>
    </>
  );
}
const said = () => screen.getByRole('status').textContent;
const name = () => screen.getByLabelText<HTMLInputElement>('Name');
const note = () => screen.getByRole('button');

afterEach(() => {
  vi.restoreAllMocks();
});

async function openServiceView() {
  const { sessions } = aHost({ calls: aServer(), serviceToken: 'stf' });
  await sessions.open('');
  return sessions;
}

it.each([
  ['a visitor', () => aVisitor({}).sessions, 'visitor   false false 1'],
  ['a student', () => aStudent({}).sessions, `student ${JANE} started true false 1`],
  ['a service view', openServiceView, 'service   false true 1'],
])(
  'SessionProvider provides the session of %s to the screens · ENT-01, ROLE-08',
  async (_, open, expected) => {
    renderFor(await open(), <Person />);

    expect(said()).toBe(expected);
  },
);

it('SessionProvider shows no personal data once the session has ended · ERR-18', async () => {
  const { sessions, session } = aStudent({});
  const { path, state } = renderFor(sessions, <Person />);

  act(() => sessions.end(session, 'rejected'));

  await vi.waitFor(() => expect(path()).toBe('/login'));
  expect(state()).toEqual({ ended: 'rejected' });
  expect(screen.queryByRole('status')).toBeNull();
});

it('SessionProvider mounts a new tree for each person, but a visitor who becomes a student keeps the focus and the caret · TRAP-12, TRAP-35', async () => {
  const { session, sessions, browser } = aVisitor({
    calls: aServer(),
    state: { answers: { first_name: 'Anna' } },
  });
  renderFor(sessions, <Person />);
  act(() => note().click());
  expect(note().textContent).toBe('kept here');
  act(() => name().focus());
  name().setSelectionRange(2, 2);
  browser.cookies = cookiesOf('m-1');

  await act(() => sessions.open(''));

  expect(said()).toContain(JANE);
  expect(note().textContent).toBe('');
  expect(session.signal.aborted).toBe(true);
  expect(document.activeElement).toBe(name());
  expect([name().value, name().selectionStart, name().selectionEnd]).toEqual(['Anna', 2, 2]);
});

it.each([
  ['SessionContext', useSession],
  ['SessionsContext', useSessions],
])('a screen rendered outside %s throws an error', (name, useIt) => {
  // React logs errors that no boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);

  expect(() => renderHook<unknown, unknown>(useIt)).toThrow(name);
});
