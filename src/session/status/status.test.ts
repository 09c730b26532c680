import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WebStatus } from '@admission/sdk';
import { profileQuery } from '../calls/profile.ts';
import { runMutation } from '../calls/runMutation.ts';
import { submittedAtQuery } from './submittedAt.ts';
import { lastPageMutation, readWebStatus, adoptStatus, webStatusMutation } from './status.ts';
import { sessionOf } from '../test-support/sessionOf.ts';
import { profileOf } from '../test-support/openApplication.ts';
import { answering, type Answers, held, undeclared } from '../test-support/server.ts';
import { settled } from '../test-support/turns.ts';

function setUp(
  saveWebStatus: Answers['saveWebStatus'],
  status: WebStatus | null = 'started',
  getProfile = profileOf({ status }),
) {
  const saveLastPage = answering('saveLastPage');
  const made = sessionOf({ calls: { saveWebStatus, saveLastPage, getProfile }, status });
  const post = (next: WebStatus) =>
    runMutation(made.queryClient, webStatusMutation(made.session), next).catch((error: unknown) => error);
  const visit = (page: '/about' | '/education') =>
    runMutation(made.queryClient, lastPageMutation(made.session), page);
  return { ...made, saveLastPage, posted: made.post, post, visit };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('posting a web status', () => {
  it.each([
    ['succeeds at the third attempt', '500:unexpected', 3, 'validating'],
    ['does not retry when the session has ended', '401:session_invalid', 1, 'started'],
  ] as const)('%s · STAT-06, CONST-06', async (_, reply, attempts, status) => {
    const call = answering('saveWebStatus', reply, reply, '200:saved');
    const { post, session, onFailure } = setUp(call);

    void post('validating');
    await vi.runAllTimersAsync();

    expect(call).toHaveBeenCalledTimes(attempts);
    expect(readWebStatus(session)).toBe(status);
    expect(onFailure).toHaveBeenCalledTimes(status === 'started' ? 1 : 0);
  });

  it('waits for the Retry-After of a 429, but at most five seconds · STAT-06', async () => {
    const busy = (seconds: number) => undeclared(429, {}, { 'Retry-After': String(seconds) });
    const call = answering('saveWebStatus', busy(3), busy(60), '200:saved');
    const { post } = setUp(call);

    void post('validating');
    await vi.advanceTimersByTimeAsync(2_999);
    expect(call).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(call).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(call).toHaveBeenCalledTimes(3);
  });

  it('waits 250 ms before the second attempt and 500 ms before the third, then gives up · STAT-06, CONST-06', async () => {
    const call = answering('saveWebStatus', '500:unexpected');
    const { post, session } = setUp(call, 'started', profileOf({ status: 'validating' }));
    void post('validating');

    for (const [ms, attempts] of [
      [249, 1],
      [1, 2],
      [499, 2],
      [1, 3],
      [60_000, 3],
    ] as const) {
      await vi.advanceTimersByTimeAsync(ms);
      expect(call).toHaveBeenCalledTimes(attempts);
    }
    expect(readWebStatus(session)).toBe('started');
  });

  it('posts nothing if the status, or a later one, has been reached by then · STAT-08', async () => {
    const call = answering('saveWebStatus');
    const { post } = setUp(call, 'validating');

    await Promise.all([post('started'), post('validating')]);

    expect(call).not.toHaveBeenCalled();
  });

  it.each([
    ['adopts the later status of another tab or device', 'started', null, 'validating', false, 'validating'],
    ['adopts the same status of another device', 'validating', 'started', 'validating', true, 'validating'],
    ['adopts a submission', 'validating', 'started', 'submitted', false, 'submitted'],
    ['keeps its status if answers would be lost', 'validating', 'started', 'submitted', true, 'started'],
    ['keeps its status if the server’s is no later', 'validating', 'started', 'started', false, 'started'],
    ['has no status if the server has none', 'started', null, null, false, null],
  ] as const)('%s after a 409 · STAT-08', async (_, posting, here, there, isTyped, expected) => {
    const { post, session, form } = setUp('409:out_of_order', here, profileOf({ status: there }));
    if (isTyped) form.change({ first_name: 'Ana' });

    const outcome = await post(posting);

    expect([readWebStatus(session), form.errors.validating]).toEqual([expected, expected === 'validating']);
    expect(outcome).toEqual(expected === here ? expect.objectContaining({ status: 409 }) : undefined);
    expect(form.hasUnsavedAnswers).toBe(isTyped);
  });

  it('leaves it to the submission to close the form · SUB-11', async () => {
    const { post, session, posted } = setUp('200:saved');

    await post('submitted');

    expect(readWebStatus(session)).toBe('started');
    expect(posted.mock.calls).toEqual([[{ type: 'status', status: 'submitted' }]]);
  });

  it('changes the status only after the server has accepted it, then notifies the other tabs · TRAP-40, ROUTE-18', async () => {
    const { call, waiting } = held('saveWebStatus');
    const { post, session, form, posted } = setUp(call);
    const here = () => [readWebStatus(session), form.errors.validating, posted.mock.calls.length];

    const posting = post('validating');
    await settled();
    expect(here()).toEqual(['started', false, 0]);
    waiting[0]?.resolve('200:saved');
    await posting;

    expect(here()).toEqual(['validating', true, 1]);
    expect(posted).toHaveBeenCalledWith({ type: 'status', status: 'validating' });
  });
});

it('adoptStatus also adopts the preceding statuses, and ignores a late message with an earlier one · STAT-08, TRAP-29', () => {
  const { session, form, queryClient, sdk } = setUp('200:saved', null);

  adoptStatus(session, 'validating');
  adoptStatus(session, 'started');

  expect([readWebStatus(session), form.errors.validating]).toEqual(['validating', true]);
  const list = queryClient.getQueryData(profileQuery(sdk).queryKey)?.web_status;
  expect(list).toMatchObject([{ web_status: 'started' }, { web_status: 'validating' }]);
});

describe('visiting a page', () => {
  it('records the last page only after the application has been started · ROUTE-20', async () => {
    const { call, waiting } = held('saveWebStatus');
    const { post, visit, saveLastPage, queryClient, sdk } = setUp(call, null);

    void post('started');
    const visiting = visit('/about');
    await settled();
    expect(saveLastPage).not.toHaveBeenCalled();
    waiting[0]?.resolve('200:saved');
    await visiting;

    expect(saveLastPage.mock.calls).toEqual([[{ last_page: '/about' }]]);
    expect(queryClient.getQueryData(profileQuery(sdk).queryKey)?.last_page).toBe('/about');
  });

  it.each([
    [null, false],
    ['started', true],
    ['validating', true],
    ['submitted', false],
  ] as const)(
    'while the status is %s, records the last page: %s · ROUTE-20, ROUTE-21, STAT-07',
    async (status, isRecorded) => {
      const { visit, saveLastPage } = setUp('200:saved', status);

      await visit('/about');

      expect(saveLastPage).toHaveBeenCalledTimes(isRecorded ? 1 : 0);
    },
  );
});

it.each([
  ['submitted', '2025-06-01T00:00:00Z'],
  ['validating', null],
] as const)('the submission time is the server’s: an application that is %s has %j', async (status, at) => {
  const { queryClient, sdk } = setUp('200:saved', 'started', profileOf({ status }));

  expect(await queryClient.query(submittedAtQuery(sdk))).toBe(at);
  expect(submittedAtQuery(sdk)).toMatchObject({ queryKey: ['submitted-at'], throwOnError: false });
});
