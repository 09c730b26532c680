import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSandbox } from '../test-support/createTestSandbox.ts';
import type { TestSandbox } from '../test-support/createTestSandbox.ts';

describe('read-only views', () => {
  let sandbox: TestSandbox;
  beforeEach(async () => {
    sandbox = await createTestSandbox();
    await sandbox.seed({
      answers: { first_name: 'Ana', ssn: '123-45-6789' },
      add_another: { prev_college: 2 },
      tabs: { hs_tab: 'intl' },
      documents: { resume_doc: { file_name: 'resume.pdf' } },
    });
  });
  afterEach(() => sandbox.close());

  const makeToken = async (kind: string) => {
    const body = { username: 'ana@example.com' };
    return (await sandbox.call<{ token: string }>(`/_sandbox/${kind}-token`, { body })).body.token;
  };

  it('the service view holds everything, the SSN masked · API-32, ROLE-15, ROLE-16', async () => {
    const token = await makeToken('service');

    const view = await sandbox.call(`/service/tmp-pdf?service_token=${token}`);

    expect(view).toMatchObject({
      status: 200,
      body: {
        answer: { first_name: 'Ana', ssn: '***-**-6789', resume_doc: 'ANSWERED' },
        add_another: { prev_college: 2 },
        tabs: { hs_tab: 'intl' },
        document_answer: { resume_doc: { file_name: 'resume.pdf', status: 'COMPLETED' } },
      },
    });
  });

  it('no view says that a document is there which is not · ROLE-15', async () => {
    await sandbox.seed({
      answers: { hs_transcript_doc: 'ANSWERED', resume_doc: 'ANSWERED' },
      documents: { resume_doc: { status: 'FAILED' }, college_transcript_doc: { status: 'NOT_ANSWERED' } },
    });

    const { body } = await sandbox.call(`/service/tmp-pdf?service_token=${await makeToken('service')}`);

    expect(body['answer']).toEqual({ hs_transcript_doc: '', resume_doc: '' });
    expect(Object.keys(body['document_answer'] as object)).toEqual(['resume_doc']);
  });

  it('the public view is opened by its own kind of token only · API-31', async () => {
    const token = await makeToken('public');

    expect((await sandbox.call(`/public/tmp?token=${token}`)).status).toBe(200);
    expect((await sandbox.call(`/service/tmp-pdf?service_token=${token}`)).status).toBe(401);
  });

  it('an expired service token is 401, an expired public token 404, a missing one 400 · ROLE-13', async () => {
    const service = await makeToken('service');
    const shared = await makeToken('public');
    sandbox.pass(24 * 60 * 60_000);

    expect((await sandbox.call(`/service/tmp-pdf?service_token=${service}`)).status).toBe(401);
    expect((await sandbox.call(`/public/tmp?token=${shared}`)).status).toBe(404);
    expect((await sandbox.call('/public/tmp?token=')).status).toBe(400);
  });
});
