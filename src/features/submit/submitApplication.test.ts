import { describe, expect, it, vi } from 'vitest';
import { text, upload } from '../../core/kinds/builders.ts';
import { integer } from '../../core/declare/Check.ts';
import { hiddenSection } from '../../core/declare/layout.ts';
import { rule } from '../../core/declare/Rule.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { refuseAll } from '../../core/test-support/refuseAll.ts';
import { readWebStatus, RECONCILIATIONS } from '../../session/index.ts';
import { sessionOf } from '../../session/test-support/sessionOf.ts';
import { profileOf } from '../../session/test-support/openApplication.ts';
import { answering, variant } from '../../session/test-support/server.ts';
import { submitApplication } from './submitApplication.ts';

const FORM = formOf(text('first_name', { label: 'First name', required: true }));

interface Settings {
  name?: string;
  status?: 'started' | 'validating' | null;
  errors?: { about: Record<string, string[]> };
}

/** Sets up a student, and a server that logs calls and replies and rejects the call named in `rejected`. */
function setUp({ name = 'Jane', status = 'started', errors }: Settings = {}) {
  const log: string[] = [];
  const meanwhile: (asked: string) => void = () => undefined;
  const server = { rejected: '', meanwhile };
  const call =
    <Given extends string | object>(name: string, reply: Given) =>
    (sent: unknown): Given | '401:session_invalid' => {
      const { web_status } = sent as { web_status?: string };
      const asked = [name, web_status].filter(Boolean).join(' ');
      log.push(asked);
      server.meanwhile(asked);
      if (asked === server.rejected) return '401:session_invalid';
      log.push(`/${asked}`);
      return reply;
    };
  const { session } = sessionOf({
    form: FORM,
    calls: {
      saveAnswers: call('save', '200:saved'),
      saveWebStatus: call('status', '200:saved'),
      postValidations: call('validate', variant('postValidations', '200:valid', { errors })),
      submitApplication: call('submit', '200:submitted'),
      getProfile: call(
        'profile',
        profileOf({ state: { answers: { first_name: name } }, status: 'submitted' }),
      ),
    },
    state: { answers: name ? { first_name: name } : {} },
    status,
  });
  return { session, log, server };
}

/** Returns the log expected if each call waits for the previous reply. */
const strictly = (...steps: string[]) => steps.flatMap((step) => [step, `/${step}`]);

describe('submitApplication', () => {
  it('commits input that was left unfinished when the browser was killed · PROD-06, COND-13', async () => {
    const saveAnswers = answering('saveAnswers', '401:session_invalid');
    const size = text('hs_class_size', { label: 'Class size', checks: [integer()] });
    const rank = hiddenSection(
      [rule('hs_class_size', 'lt', '100')],
      [text('hs_class_rank', { label: 'Rank' })],
    );
    const { session } = sessionOf({
      form: formOf(size, rank),
      calls: { saveAnswers },
      state: { answers: { hs_class_size: ' 040 ', hs_class_rank: '12' } },
    });

    await expect(submitApplication(session)).rejects.toMatchObject({ status: 401 });

    expect(saveAnswers.mock.lastCall?.[0]).toEqual({ hs_class_size: '40', hs_class_rank: '' });
  });

  it.each([
    [null, ['status started', 'status validating']],
    ['started', ['status validating']],
    ['validating', []],
  ] as const)(
    'saves, validates and submits strictly in sequence, and from the status %j posts only what is missing · SUB-01…06, STAT-08, TRAP-27',
    async (status, posted) => {
      const { session, log } = setUp({ status });

      await expect(submitApplication(session)).resolves.toBe('submitted');

      expect(log).toEqual(strictly('save', ...posted, 'validate', 'submit', 'status submitted'));
      expect(readWebStatus(session)).toBe('submitted');
    },
  );

  it.each([
    ['client-side validation', { name: '' }],
    ['only the server', { errors: { about: { first_name: ['Not in our records.'] } } }],
  ])(
    'does not submit if %s finds an error · SUB-07, SUB-09, SUB-10, TRAP-28, TRAP-29',
    async (_, settings) => {
      const { session, log } = setUp(settings);

      await expect(submitApplication(session)).resolves.toBe('errorsRemain');

      expect(log).toEqual(strictly('save', 'status validating', 'validate'));
      expect(readWebStatus(session)).toBe('validating');
    },
  );

  const SEQUENCE = ['save', 'status validating', 'validate', 'submit', 'status submitted'];

  it.each(SEQUENCE)(
    'stops when the call “%s” fails, and succeeds on the next press · SUB-11, TRAP-39',
    async (rejected) => {
      vi.useFakeTimers();
      const { session, log, server } = setUp();
      server.rejected = rejected;

      const failing = submitApplication(session).catch((error: unknown) => error);
      await vi.runAllTimersAsync();
      expect(await failing).toMatchObject({ status: 401 });
      expect([...new Set(log.filter((line) => !line.startsWith('/')))]).toEqual(
        SEQUENCE.slice(0, SEQUENCE.indexOf(rejected) + 1),
      );
      expect(readWebStatus(session)).not.toBe('submitted');

      server.rejected = '';
      vi.useRealTimers();
      await expect(submitApplication(session)).resolves.toBe('submitted');
      expect(log.at(-1)).toBe('/status submitted');
    },
  );

  it('saves and validates input typed during the submission · SUB-01', async () => {
    const { session, log, server } = setUp({ status: 'validating' });
    server.meanwhile = (asked) => {
      if (asked === 'validate') session.form.change({ first_name: 'Janet' });
    };

    await submitApplication(session);

    expect(log).toEqual(strictly('save', 'validate', 'save', 'validate', 'submit', 'status submitted'));
    expect(session.form.hasUnsaved).toBe(false);
  });

  it('does not submit if another save has found during the validation that an answer is refused · SUB-01', async () => {
    const { session, log, server } = setUp({ status: 'validating' });
    server.meanwhile = (asked) => {
      if (asked === 'validate') session.form.change({ first_name: 'Janet' });
      refuseAll(session.form);
    };

    await expect(submitApplication(session)).resolves.toBe('lettersRemain');

    expect(log).toEqual(strictly('save', 'validate'));
  });

  it('reports an answer that was typed too late to be in the application · SUB-05', async () => {
    const { session, server } = setUp();
    server.meanwhile = (asked) => {
      if (asked === 'status submitted') session.form.set('first_name', 'Janet');
    };

    await submitApplication(session);

    const [reconciliation] = session.queryClient.getMutationCache().findAll({ mutationKey: RECONCILIATIONS });
    expect(reconciliation?.state.data).toMatchObject([{ answers: { first_name: 'Janet' } }]);
    expect(session.form.answer('first_name')).toBe('Jane');
  });

  it('shows which document is missing on the server and updates the document list · SUB-10', async () => {
    const message = 'Please upload your résumé.';
    const errors = { about: { resume_doc: [message] } };
    const { session, form } = sessionOf({
      form: formOf(upload('resume_doc', { label: 'Résumé' })),
      calls: {
        saveAnswers: '200:saved',
        postValidations: '200:valid',
        submitApplication: variant('submitApplication', '400:document_missing', { errors }),
        getDocuments: '200:none',
      },
      documents: { resume_doc: { file_name: 'cv.pdf', status: 'COMPLETED' } },
      status: 'validating',
    });

    await expect(submitApplication(session)).resolves.toBe('errorsRemain');

    expect(form.answer('resume_doc')).toBe('');
    expect(form.errors.of('resume_doc')).toContain(message);
  });

  it('finds a document that has been uploaded on another device since this form was opened · SUB-10, DOC-18', async () => {
    const resume_doc = { file_name: 'cv.pdf', status: 'COMPLETED' } as const;
    const { session } = sessionOf({
      form: formOf(upload('resume_doc', { label: 'Résumé', required: true })),
      calls: {
        saveAnswers: '200:saved',
        postValidations: '200:valid',
        saveWebStatus: '200:saved',
        submitApplication: '200:submitted',
        getProfile: profileOf({ status: 'submitted' }),
        getDocuments: variant('getDocuments', '200:none', { document_answer: { resume_doc } }),
      },
      status: 'validating',
    });

    await expect(submitApplication(session)).resolves.toBe('submitted');
  });
});
