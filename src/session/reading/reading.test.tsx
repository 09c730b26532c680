// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { AnswerKey } from '@admission/sdk';
import { text } from '../../core/kinds/builders.ts';
import { minLength } from '../../core/declare/Check.ts';
import { createValidator } from '../../core/run/validation/createValidator.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { documentsQuery } from '../documents/documents.ts';
import type { OpenSession } from '../Session.ts';
import { adoptStatus, noteMoved } from '../status/status.ts';
import { cookiesOf, aHost } from '../test-support/aHost.ts';
import { type Answer, type Answering, example, held, variant } from '../test-support/server.ts';
import { sessionOf } from '../test-support/sessionOf.ts';
import { settled } from '../test-support/turns.ts';
import { SessionContext } from './SessionContext.ts';
import { SessionsContext } from './SessionsContext.ts';
import { COLLECT_MS, useDebouncedFormValue } from './useDebouncedFormValue.ts';
import { useAnswer, useErrors, useFormValue, useSummary, useValidating } from './useFormValues.ts';
import { useLookup } from './useLookup.ts';
import { useRequiredCounts } from './useRequiredCounts.ts';
import { useSessionMarker } from './useSessionMarker.ts';
import { useSnapshot } from './useSnapshot.ts';
import { useUncontrolledAnswer } from './useUncontrolledAnswer.ts';

const FORM = formOf(
  text('first_name', { label: 'First name', required: true, checks: [minLength(2)] }),
  text('last_name', { label: 'Last name', required: false }),
);

/** Uses a hook on a student's screen, and counts its renders. */
function use<Result>(
  hook: () => Result,
  settings: Partial<Parameters<typeof sessionOf>[0]> = {},
  kind: 'student' | 'visitor' = 'student',
) {
  const made = sessionOf({ form: FORM, state: { answers: { first_name: 'A' } }, ...settings });
  made.form.errors.setValidator(createValidator());
  const session = Object.assign(made.session, { kind }) as OpenSession;
  let renders = 0;
  const { result, rerender, unmount } = renderHook(
    () => {
      renders += 1;
      return hook();
    },
    {
      wrapper: ({ children }) => <SessionContext value={session}>{children}</SessionContext>,
      reactStrictMode: false,
    },
  );
  const takeRenders = () => [renders, (renders = 0)][0];
  takeRenders();
  return { ...made, now: () => result.current, takeRenders, rerender, unmount };
}

const TOO_SHORT = 'First name must be at least 2 characters';

it.each<[string, () => unknown, before: unknown, after: unknown]>([
  ['an answer', () => useAnswer('first_name'), 'A', 'Ana'],
  ['the messages of a question', () => useErrors('first_name'), [TOO_SHORT], []],
  ['the summary of errors', () => useSummary().map((item) => item.text), [TOO_SHORT], []],
])('a screen that shows %s rerenders when it changes · PROD-06', (_, hook, before, after) => {
  const { form, now, takeRenders } = use(hook, { status: 'validating' });
  expect(now()).toEqual(before);

  act(() => form.change({ first_name: 'Ana' }));

  expect(now()).toEqual(after);
  expect(takeRenders()).toBe(1);
});

it('a screen that shows one answer does not read the form again when another one changes · PROD-06', () => {
  const read = vi.fn(() => 0);
  let shown: AnswerKey = 'first_name';
  const { form, rerender } = use(() => useFormValue(read, [shown]));
  const readsAt = (key: AnswerKey) => {
    read.mockClear();
    act(() => form.change({ [key]: `${form.answer(key)}!` }));
    return read.mock.calls.length > 0;
  };
  expect([readsAt('first_name'), readsAt('last_name')]).toEqual([true, false]);

  shown = 'last_name';
  rerender();

  expect([readsAt('first_name'), readsAt('last_name')]).toEqual([false, true]);
});

it('a screen rerenders when errors are shown', () => {
  const { form, now } = use(useValidating);
  expect(now()).toBe(false);

  act(() => form.errors.setValidating(true));

  expect(now()).toBe(true);
});

it('an input keeps what is typed in it without a render, and adopts what is changed elsewhere · PROD-06', () => {
  const { form, now, takeRenders } = use(() => useUncontrolledAnswer('first_name'), { status: 'validating' });
  const shown = () => [now().value, now().revision, now().errors, takeRenders()];
  expect(now()).toMatchObject({ value: 'A', revision: 0, errors: [TOO_SHORT] });

  act(() => now().set('B'));
  expect(shown()).toEqual(['A', 0, [TOO_SHORT], 0]);
  act(() => now().set('Bo'));
  expect(shown()).toEqual(['Bo', 0, [], 1]);
  act(() => form.change({ last_name: 'Doe' }));
  expect(takeRenders()).toBe(0);
  act(() => form.change({ first_name: 'Ana' }));

  expect(shown()).toEqual(['Ana', 1, [], 1]);
});

it('a value derived from the whole form is recomputed every 250 ms, and rerenders only if it has changed', () => {
  vi.useFakeTimers();
  const read = vi.fn((form: OpenSession['form']) => ({ length: form.answer('first_name').length }));
  const { form, now, takeRenders, unmount } = use(() => useDebouncedFormValue(read));
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  read.mockClear();

  for (const name of ['An', 'Ana']) form.set('first_name', name);
  pass(COLLECT_MS - 1);
  expect([now().length, read.mock.calls.length]).toEqual([1, 0]);
  pass(1);
  expect([now().length, read.mock.calls.length, takeRenders()]).toEqual([3, 1, 1]);
  form.set('first_name', 'Bob');
  pass(COLLECT_MS);
  expect([read.mock.calls.length, takeRenders()]).toEqual([2, 0]);
  form.set('first_name', 'Bo');
  unmount();
  pass(COLLECT_MS);
  form.set('first_name', 'B');
  pass(COLLECT_MS);

  expect(read).toHaveBeenCalledTimes(2);
});

it('a lookup is sent once for each text, and suggests nothing if it fails · DEP-07', async () => {
  const found = [{ id: '1', text: 'Elm', sub_text: '' }];
  const findLookup = vi.fn<Answering<'findLookup'>>(({ text: asked }) =>
    asked === 'Elm' ? variant('findLookup', '200:items', found) : '500:unexpected',
  );
  const { now } = use(() => useLookup('address'), { calls: { findLookup } });

  expect(await now().search('Elm')).toEqual(found);
  expect(await now().search('Oak')).toEqual([]);
  await now().search('Elm');

  expect(findLookup.mock.calls).toMatchObject([
    [{ text: 'Elm', category: 'address' }],
    [{ text: 'Oak', category: 'address' }],
  ]);
});

it.each<
  [string, (lookup: ReturnType<typeof useLookup>) => unknown, Answer<'findLookup'>, hasRecord: boolean]
>([
  ['is read', () => undefined, '200:address_record', true],
  [
    'is null if another one has been chosen in the meantime',
    (lookup) => lookup.detail('2'),
    '200:address_record',
    false,
  ],
  ['is null if it is no longer wanted', (lookup) => lookup.forget(), '200:address_record', false],
  ['is null if it cannot be read', () => undefined, '500:unexpected', false],
])('the record of a suggestion %s · DEP-07, TRAP-53', async (_, then, reply, hasRecord) => {
  const { call: findLookup, waiting } = held('findLookup');
  const { now } = use(() => useLookup('address'), { calls: { findLookup } });

  const detail = now().detail('1');
  then(now());
  await settled();
  waiting[0]?.resolve(reply);

  const record = example('findLookup', '200:address_record').body;
  expect(await detail).toEqual(hasRecord ? record : null);
  expect(findLookup.mock.calls[0]).toEqual([{ id: '1', category: 'address' }]);
});

it.each([
  ['student', null],
  ['visitor', { page: { required: 1, answered: 1 } }],
] as const)('the required questions of a %s are counted once their documents are known', (kind, unknown) => {
  const counted = use(useRequiredCounts, {}, kind);
  expect(Object.values(counted.now() ?? {})).toEqual([{ required: 1, answered: 1 }]);

  act(() => counted.queryClient.removeQueries(documentsQuery(counted.sdk)));

  expect(counted.now() === null).toBe(unknown === null);
});

it.each<[string, () => void]>([
  ['the window gets the focus', () => window.dispatchEvent(new Event('focus'))],
  ['the page is shown', () => document.dispatchEvent(new Event('visibilitychange'))],
  [
    'another tab has finished a log-out',
    () => window.dispatchEvent(new StorageEvent('storage', { key: 'admit_leaving', newValue: null })),
  ],
])('a screen rereads the browser’s session marker when %s · ACC-11', (_, happen) => {
  const { sessions, browser } = aHost({ form: FORM });
  const { result, unmount } = renderHook(useSessionMarker, {
    wrapper: ({ children }) => <SessionsContext value={sessions}>{children}</SessionsContext>,
  });
  expect(result.current).toBe('');
  const cookies = vi.spyOn(sessions.settings, 'cookies');

  browser.cookies = cookiesOf('m-1');
  act(happen);
  expect(result.current).toBe('m-1');
  unmount();
  cookies.mockClear();
  happen();

  expect(cookies).not.toHaveBeenCalled();
});

it('the snapshot reports the status, the saved page, the number of log-ins and whether the student has navigated · ENT-01, STAT-04', () => {
  const { session, now, queryClient, rerender } = use(useSnapshot, { lastPage: '/education' });
  expect(now()).toMatchObject({ last_page: '/education', num_logins: 1, has_changed_page: false });
  act(() => adoptStatus(session, 'validating'));
  expect(now().web_status).toBe('validating');

  noteMoved(session);
  act(() => queryClient.clear());
  rerender();

  expect(now()).toMatchObject({
    last_page: null,
    num_logins: 1,
    is_logged_in: false,
    has_changed_page: true,
  });
});
