import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { text } from '../core/kinds/builders.ts';
import { formOf } from '../core/test-support/formOf.ts';
import { type Answers, EMPTY_FORM_STATE } from '../core/run/answers/FormState.ts';
import { JANE, profileOf } from './test-support/openApplication.ts';
import { answering, unanswered } from './test-support/server.ts';
import { aStudent } from './test-support/aStudent.ts';
import { aBrowser } from './test-support/aBrowser.ts';
import { cookiesOf } from './test-support/aHost.ts';
import { aVisitor } from './test-support/aVisitor.ts';
import { handedOver } from './handedOver.ts';
import { NO_SESSION } from './Session.ts';
import type { Sessions } from './Sessions.ts';

const MARKER = 'jane-1';
const SAVING = {
  type: 'saving',
  username: JANE,
  marker: MARKER,
  answers: { first_name: 'Jane' },
} as const;

/** A tab in which Jane's form is not open, in a browser that has her session. */
function setUp(saved: Answers = {}) {
  const calls = {
    getProfile: profileOf({ state: { answers: saved }, version: '"v1"' }),
    saveAnswers: answering('saveAnswers'),
    logOut: answering('logOut'),
    logIn: answering('logIn'),
  };
  const form = formOf(text('first_name', { label: 'First name' }));
  return { ...aVisitor({ form, calls, cookies: cookiesOf(MARKER) }), calls };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it.each<[string, (sessions: Sessions) => Promise<unknown>]>([
  ['log-out', (sessions) => sessions.logOutOfBrowser()],
  ['log-in', (sessions) => sessions.logIn({ username: 'bob@example.com', password: 'x' })],
])('resends the last save of a closed tab before a %s from a card · PROD-06', async (_, end) => {
  const { sessions, tabs, calls, requests } = setUp();

  tabs.hear(SAVING);
  await end(sessions);

  expect(calls.saveAnswers).toHaveBeenCalledWith({ first_name: 'Jane' });
  const paths = requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`);
  expect(paths.indexOf('PUT /api/answer')).toBe(paths.length - 2);
  expect(requests.at(-2)?.headers.get('If-Match')).toBe('"v1"');
});

it.each([
  ['restored to the same student', JANE, { first_name: 'Jane' }],
  ['withheld from another student', 'bob@example.com', {}],
] as const)('a last save overtaken by a log-in is %s · PROD-06, TRAP-35', async (_, username, answers) => {
  const { tabs, asStudent } = aBrowser({ username });

  tabs.hear(SAVING);
  const { form } = await asStudent();

  expect(form.state.answers).toEqual(answers);
  expect(form.unsaved.answers).toEqual(answers);
});

it('keeps a last save for its student if it cannot be sent before a log-in · PROD-06', async () => {
  const { sessions, tabs, calls } = setUp();
  calls.saveAnswers.mockImplementation(unanswered());
  sessions.replace(NO_SESSION);

  tabs.hear(SAVING);
  await sessions.logIn({ username: JANE, password: 'x' });

  const { unsaved } = handedOver(sessions.now);
  expect(unsaved).toMatchObject({ username: JANE, answers: { first_name: 'Jane' } });
});

it('keeps one student’s unsaved answers even if the last save of another student cannot be sent · PROD-06', async () => {
  const { sessions, tabs, calls } = setUp();
  const unsaved = { username: 'bob@example.com', ...EMPTY_FORM_STATE, answers: { first_name: 'Bob' } };
  calls.saveAnswers.mockImplementation(unanswered());
  sessions.replace({ ...NO_SESSION, unsaved });

  tabs.hear(SAVING);
  await sessions.logIn({ username: 'bob@example.com', password: 'x' });

  expect(handedOver(sessions.now).unsaved).toEqual(unsaved);
});

it('does not resend a last save that the server already has', async () => {
  const { sessions, tabs, calls } = setUp({ first_name: 'Jane' });

  tabs.hear(SAVING);
  await sessions.logOutOfBrowser();

  expect(calls.saveAnswers).not.toHaveBeenCalled();
});

it.each<[string, (made: ReturnType<typeof setUp>) => unknown]>([
  [
    'that has arrived',
    ({ tabs }) => tabs.hear({ ...SAVING, type: 'saved', addAnother: {}, before: null, version: null }),
  ],
  ['that can no longer be in flight', () => vi.setSystemTime(Date.now() + 30_000)],
])('does not resend a last save %s', async (_, happens) => {
  const made = setUp();

  made.tabs.hear(SAVING);
  happens(made);
  await made.sessions.logOutOfBrowser();

  expect(made.calls.saveAnswers).not.toHaveBeenCalled();
});

it('does not send a last save to the session of another student · TRAP-35', async () => {
  const { sessions, tabs, calls } = setUp();

  tabs.hear({ ...SAVING, marker: 'bob-1' });
  await sessions.logOutOfBrowser();

  expect(calls.saveAnswers).not.toHaveBeenCalled();
});

it('does not send the answers of an open form in the session of another student · TRAP-35', async () => {
  const form = formOf(text('first_name', { label: 'First name' }));
  const calls = {
    getProfile: answering('getProfile'),
    logIn: answering('logIn'),
    saveAnswers: answering('saveAnswers'),
  };
  const student = aStudent({ form, calls, marker: MARKER, cookies: cookiesOf('bob-1') });
  student.form.set('first_name', 'Jane');

  await student.sessions.logIn({ username: 'bob@example.com', password: 'x' });

  expect(calls.saveAnswers).not.toHaveBeenCalled();
  expect(handedOver(student.sessions.now).unsaved).toMatchObject({ username: JANE });
});
