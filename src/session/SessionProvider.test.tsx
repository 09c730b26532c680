// @vitest-environment happy-dom
import { act, renderHook, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { adoptStatus } from './status/status.ts';
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
      <input aria-label="Note" id="note" value={note} onChange={(event) => setNote(event.target.value)} />
      <button onClick={() => setNote('kept here')}>Note</button>
    </>
  );
}
const said = () => screen.getByRole('status').textContent;
const name = () => screen.getByLabelText<HTMLInputElement>('Name');
const note = () => screen.getByLabelText<HTMLInputElement>('Note');

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

it('SessionProvider rerenders when the web status changes · STAT-04', async () => {
  const { sessions, session } = aStudent({});
  renderFor(sessions, <Person />);

  adoptStatus(session, 'validating');

  await vi.waitFor(() => expect(said()).toContain('validating'));
});

it('SessionProvider mounts a new tree for each person, so none of the previous person’s state remains · TRAP-35', () => {
  const { sessions, enter: enterAs } = aStudent({});
  renderFor(sessions, <Person />);
  act(() => screen.getByRole('button').click());
  expect(note().value).toBe('kept here');

  act(() => void enterAs({ username: 'bob@example.com' }));

  expect(said()).toContain('bob@example.com');
  expect(note().value).toBe('');
});

it('SessionProvider shows no personal data once the session has ended · ERR-18', async () => {
  const { sessions, session } = aStudent({});
  const { path, state } = renderFor(sessions, <Person />);

  act(() => sessions.end(session, 'rejected'));

  await vi.waitFor(() => expect(path()).toBe('/login'));
  expect(state()).toEqual({ ended: 'rejected' });
  expect(screen.queryByRole('status')).toBeNull();
});

it('SessionProvider restores focus and caret of the field that a visitor was typing in when they become a student · TRAP-12', async () => {
  const { session, sessions, browser } = aVisitor({
    calls: aServer(),
    state: { answers: { first_name: 'Anna' } },
  });
  renderFor(sessions, <Person />);
  act(() => name().focus());
  name().setSelectionRange(2, 2);
  browser.cookies = cookiesOf('m-1');

  await act(() => sessions.open(''));

  expect(said()).toContain(JANE);
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
