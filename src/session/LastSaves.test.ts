import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { text } from '../core/kinds/builders.ts';
import { formOf } from '../core/test-support/formOf.ts';
import type { Answers } from '../core/run/answers/FormState.ts';
import { JANE, profileOf } from '../data/test-support/openApplication.ts';
import { answering } from '../data/test-support/server.ts';
import { leaveBrowser } from './leave.ts';
import { cookiesOf } from './test-support/aHost.ts';
import { aVisitor } from './test-support/aVisitor.ts';

const MARKER = 'jane-1';
const SAVING = {
  type: 'saving',
  username: JANE,
  marker: MARKER,
  answers: { first_name: 'Jane' },
} as const;

/** A tab without Jane's form, in the browser that has her session. */
function setUp(saved: Answers = {}) {
  const calls = {
    getProfile: profileOf({ state: { answers: saved }, version: '"v1"' }),
    saveAnswers: answering('saveAnswers'),
    logOut: answering('logOut'),
  };
  const form = formOf(text('first_name', { label: 'First name' }));
  return { ...aVisitor({ form, calls, cookies: cookiesOf(MARKER) }), calls };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it('sends the last save of a closed tab again before a card ends its session · PROD-06', async () => {
  const { host, tabs, calls, requests } = setUp();

  tabs.hear(SAVING);
  await leaveBrowser(host);

  expect(calls.saveAnswers).toHaveBeenCalledWith({ first_name: 'Jane' });
  expect(requests.find(({ method }) => method === 'PUT')?.headers.get('If-Match')).toBe('"v1"');
  expect(calls.saveAnswers.mock.invocationCallOrder[0]).toBeLessThan(
    calls.logOut.mock.invocationCallOrder[0] ?? 0,
  );
});

it('sends none again that the server has', async () => {
  const { host, tabs, calls } = setUp({ first_name: 'Jane' });

  tabs.hear(SAVING);
  await leaveBrowser(host);

  expect(calls.saveAnswers).not.toHaveBeenCalled();
});

it.each<[string, (made: ReturnType<typeof setUp>) => unknown]>([
  [
    'that has arrived',
    ({ tabs }) => tabs.hear({ ...SAVING, type: 'saved', addAnother: {}, before: null, version: null }),
  ],
  ['that cannot be on its way any more', () => vi.setSystemTime(Date.now() + 30_000)],
])('sends none again %s', async (_, happens) => {
  const made = setUp();

  made.tabs.hear(SAVING);
  happens(made);
  await leaveBrowser(made.host);

  expect(made.calls.saveAnswers).not.toHaveBeenCalled();
});

it('sends none to the session of another student · TRAP-35', async () => {
  const { host, tabs, calls } = setUp();

  tabs.hear({ ...SAVING, marker: 'bob-1' });
  await leaveBrowser(host);

  expect(calls.saveAnswers).not.toHaveBeenCalled();
});
