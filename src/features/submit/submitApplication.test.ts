import { describe, expect, it, vi } from 'vitest';
import { text } from '../../core/question/builders.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { ServerError, UnauthorizedError } from '../../data/sdk.ts';
import { studentWith } from '../../data/test-support/studentWith.ts';
import { submitApplication } from './submitApplication.ts';

const FORM = formOf(text('first_name', { label: 'First name', required: true }));

/** A student ready to submit, on a server that refuses what `refused` names and notes what was asked and answered. */
function setUp(settings: { name?: string; status?: 'started' | 'validating' | null; errors?: object } = {}) {
  const { name = 'Jane', status = 'started', errors } = settings;
  const log: string[] = [];
  const meanwhile: (asked: string) => void = () => undefined;
  const server = { refused: '', closed: '', meanwhile };
  const call =
    (name: string, reply: object = {}) =>
    async (body?: { web_status?: string }) => {
      const asked = [name, body?.web_status].filter(Boolean).join(' ');
      log.push(asked);
      await Promise.resolve();
      server.meanwhile(asked);
      if (asked === server.closed)
        throw new ServerError('Already submitted.', { status: 403, code: 'already_submitted' });
      if (asked === server.refused) throw new UnauthorizedError(`no ${asked}`);
      log.push(`/${asked}`);
      return { message: 'ok', ...reply };
    };
  const { applicant, enter } = studentWith({
    form: FORM,
    calls: {
      saveAnswers: call('save'),
      saveWebStatus: call('status'),
      postValidations: call('validate', { errors }),
      submitApplication: call('submit'),
    },
    state: { answers: name ? { first_name: name } : {} },
  });
  enter();
  applicant.snapshot.set({ web_status: status });
  applicant.store.setValidating(status === 'validating');
  return { applicant, log, server };
}

/** Each step asked for only once the one before it was answered. */
const strictly = (...steps: string[]) => steps.flatMap((step) => [step, `/${step}`]);

describe('submitApplication', () => {
  it('SUB-01…06 TRAP-27 saves, validates and submits strictly one after the other', async () => {
    const { applicant, log } = setUp();

    await expect(submitApplication(applicant)).resolves.toBe('submitted');

    expect(log).toEqual(strictly('save', 'status validating', 'validate', 'submit', 'status submitted'));
    expect(applicant.snapshot.get().web_status).toBe('submitted');
  });

  it('SUB-02 STAT-08 posts no status that was posted before, and skips none', async () => {
    const validating = setUp({ status: 'validating' });
    const fresh = setUp({ status: null });

    await submitApplication(validating.applicant);
    await submitApplication(fresh.applicant);

    expect(validating.log).toEqual(strictly('save', 'validate', 'submit', 'status submitted'));
    expect(fresh.log.filter((line) => line.startsWith('status'))).toEqual([
      'status started',
      'status validating',
      'status submitted',
    ]);
  });

  it('SUB-07 SUB-09 TRAP-29 submits nothing while the client finds an error', async () => {
    const { applicant, log } = setUp({ name: '' });

    await expect(submitApplication(applicant)).resolves.toBe('errorsRemain');

    expect(log).toEqual(strictly('save', 'status validating', 'validate'));
    expect(applicant.snapshot.get().web_status).toBe('validating');
  });

  it('SUB-10 TRAP-28 counts what the server alone finds', async () => {
    const { applicant, log } = setUp({ errors: { about: { first_name: ['Not in our records.'] } } });

    await expect(submitApplication(applicant)).resolves.toBe('errorsRemain');

    expect(log).not.toContain('submit');
  });

  it.each([
    ['save', ['save']],
    ['status validating', ['save', 'status validating']],
    ['validate', ['save', 'status validating', 'validate']],
    ['submit', ['save', 'status validating', 'validate', 'submit']],
    ['status submitted', ['save', 'status validating', 'validate', 'submit', 'status submitted']],
  ])('SUB-11 TRAP-39 stops where %s fails, and the next press goes through', async (refused, asked) => {
    vi.useFakeTimers();
    const { applicant, log, server } = setUp();
    server.refused = refused;

    const failing = submitApplication(applicant).catch((error: unknown) => (error as Error).message);
    await vi.runAllTimersAsync();
    expect(await failing).toBe(`no ${refused}`);
    expect([...new Set(log.filter((line) => !line.startsWith('/')))]).toEqual(asked);
    expect(applicant.snapshot.get().web_status).not.toBe('submitted');

    server.refused = '';
    vi.useRealTimers();
    await expect(submitApplication(applicant)).resolves.toBe('submitted');
    expect(log.at(-1)).toBe('/status submitted');
  });

  it('SUB-01 saves and checks what is typed while the server is asked', async () => {
    const { applicant, log, server } = setUp({ status: 'validating' });
    server.meanwhile = (asked) => {
      if (asked === 'validate') applicant.store.change({ first_name: 'Janet' });
    };

    await submitApplication(applicant);

    expect(log).toEqual(strictly('save', 'validate', 'save', 'validate', 'submit', 'status submitted'));
    expect(applicant.store.unsaved.size).toBe(0);
  });

  it('SUB-05 leaves nothing unsaved behind: what was typed too late is not in the application', async () => {
    const { applicant, server } = setUp();
    server.meanwhile = (asked) => {
      if (asked === 'submit') applicant.store.change({ first_name: 'Janet' });
    };

    await submitApplication(applicant);

    expect(applicant.store.answer('first_name')).toBe('Jane');
    expect(applicant.store.unsaved.size).toBe(0);
  });

  it('SUB-11 TRAP-39 goes on after a submission whose status failed, even if an answer was changed since', async () => {
    const { applicant, log, server } = setUp({ status: 'validating' });
    server.closed = 'save';
    applicant.store.change({ first_name: 'Janet' });

    await expect(submitApplication(applicant)).resolves.toBe('submitted');

    expect(log).toEqual(['save', ...strictly('status submitted')]);
    expect(applicant.store.unsaved.size).toBe(0);
  });
});
