import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServerError, UnauthorizedError } from '@admission/sdk';
import { text } from '../../core/question/builders.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { ok } from '../test-support/fakeSdk.ts';
import { studentWith } from '../test-support/studentWith.ts';
import { postWebStatus } from './postWebStatus.ts';

const FORM = formOf(text('first_name', { label: 'First name', required: true }));
const DOWN = new ServerError('Down', { status: 500 });

function studentWhoseServer(saveWebStatus: (...args: never[]) => unknown) {
  const student = studentWith({ form: FORM, calls: { saveWebStatus } });
  student.enter();
  return student.applicant;
}

describe('postWebStatus', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Posts while the waits between attempts pass. */
  async function post(...args: Parameters<typeof postWebStatus>) {
    const posting = postWebStatus(...args).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    return posting;
  }

  it('STAT-06 CONST-06 tries three times, then gives up', async () => {
    const call = vi.fn().mockRejectedValue(DOWN);

    expect(await post(studentWhoseServer(call), 'started')).toBe(DOWN);

    expect(call).toHaveBeenCalledTimes(3);
  });

  it('STAT-06 is content with the third', async () => {
    const call = ok();
    call.mockRejectedValueOnce(DOWN).mockRejectedValueOnce(DOWN);
    const applicant = studentWhoseServer(call);

    expect(await post(applicant, 'validating')).toBeUndefined();

    expect(call).toHaveBeenCalledTimes(3);
    expect(applicant.snapshot.get().web_status).toBe('validating');
  });

  it('STAT-06 does not try again what an ended session is refused', async () => {
    const ended = new UnauthorizedError('ended', { status: 401 });
    const call = vi.fn().mockRejectedValue(ended);

    expect(await post(studentWhoseServer(call), 'started')).toBe(ended);

    expect(call).toHaveBeenCalledOnce();
  });

  it('TRAP-40 changes nothing here before the server has', async () => {
    const reply = Promise.withResolvers<unknown>();
    const applicant = studentWhoseServer(() => reply.promise);
    const here = () => [applicant.snapshot.get().web_status, applicant.store.validating];

    const posting = postWebStatus(applicant, 'validating');
    await vi.runAllTimersAsync();
    expect(here()).toEqual(['started', false]);
    reply.resolve({ message: 'ok' });
    await posting;

    expect(here()).toEqual(['validating', true]);
  });
});
