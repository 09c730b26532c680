import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { text } from '../core/kinds/builders.ts';
import { formOf } from '../core/test-support/formOf.ts';
import { EMPTY_FORM_STATE } from '../core/run/answers/FormState.ts';
import { JANE, profileOf } from './test-support/openApplication.ts';
import { answering, unanswered } from './test-support/server.ts';
import { aStudent } from './test-support/aStudent.ts';
import { aBrowser } from './test-support/aBrowser.ts';
import { cookiesOf } from './test-support/aHost.ts';
import { aVisitor } from './test-support/aVisitor.ts';
import { NO_SESSION } from './Session.ts';
import type { Sessions } from './Sessions.ts';

const MARKER = 'jane-1';
const SAVING = {
  type: 'saving',
  username: JANE,
  marker: MARKER,
  answers: { first_name: 'Jane' },
} as const;

const SAVED = profileOf({ state: { answers: SAVING.answers } });
const BOBS = { username: 'bob@example.com', ...EMPTY_FORM_STATE, answers: { first_name: 'Bob' } };
const FORM = formOf(text('first_name', { label: 'First name' }));

/** Sets up a tab without Jane's form, in a browser with her session. */
function setUp() {
  const calls = {
    getProfile: answering('getProfile', profileOf({ version: '"v1"' })),
    saveAnswers: answering('saveAnswers'),
    logOut: answering('logOut'),
    logIn: answering('logIn'),
  };
  return { ...aVisitor({ form: FORM, calls, cookies: cookiesOf(MARKER) }), calls };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it.each<[string, (sessions: Sessions) => Promise<unknown>]>([
  ['log-out', (sessions) => sessions.logOutOfBrowser()],
  ['log-in', (sessions) => sessions.logIn({ username: 'bob@example.com', password: 'x' })],
])('a card resends a closed tab’s last save before a %s · PROD-06', async (_, end) => {
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

it.each([
  ['that save for its student', null, { username: JANE, answers: { first_name: 'Jane' } }],
  ['the unsaved answers already kept for another student', BOBS, BOBS],
] as const)(
  'if a closed tab’s last save cannot be resent, a log-in keeps %s · PROD-06',
  async (_, kept, expected) => {
    const { sessions, tabs, calls, now } = setUp();
    calls.saveAnswers.mockImplementation(unanswered());
    sessions.replace({ ...NO_SESSION, unsaved: kept });

    tabs.hear(SAVING);
    await sessions.logIn({ username: JANE, password: 'x' });

    expect(now()).toMatchObject({ unsaved: expected });
  },
);

type Student = ReturnType<typeof setUp>;

it.each<[string, (made: Student) => unknown]>([
  ['that the server already has', ({ calls }) => calls.getProfile.mockReturnValue(SAVED)],
  [
    'that has since been confirmed',
    ({ tabs }) => tabs.hear({ ...SAVING, type: 'saved', addAnother: {}, before: null, version: null }),
  ],
  ['that can no longer be in flight', () => vi.setSystemTime(Date.now() + 30_000)],
  ['to the session of another student', ({ browser }) => (browser.cookies = cookiesOf('bob-1'))],
])('a card does not resend a last save %s · TRAP-35', async (_, happens) => {
  const made = setUp();

  made.tabs.hear(SAVING);
  happens(made);
  await made.sessions.logOutOfBrowser();

  expect(made.calls.saveAnswers).not.toHaveBeenCalled();
});

it('a student’s unsaved answers are kept for that student when another logs in on the same page · TRAP-35', async () => {
  // Any call but the log-in fails the test.
  const calls = { logIn: answering('logIn') };
  const student = aStudent({ form: FORM, calls, marker: MARKER, cookies: cookiesOf('bob-1') });
  student.form.set('first_name', 'Jane');

  await student.sessions.logIn({ username: 'bob@example.com', password: 'x' });

  expect(student.now()).toMatchObject({
    kind: 'none',
    unsaved: { username: JANE, answers: { first_name: 'Jane' } },
  });
});
