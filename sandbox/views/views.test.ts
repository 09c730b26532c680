import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSandbox, type TestSandbox } from '../test-support/createTestSandbox.ts';

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

  it('a read-only view does not list missing documents · ROLE-15', async () => {
    await sandbox.seed({
      answers: { hs_transcript_doc: 'ANSWERED', resume_doc: 'ANSWERED' },
      documents: { resume_doc: { status: 'FAILED' }, college_transcript_doc: { status: 'NOT_ANSWERED' } },
    });

    const { body } = await sandbox.call(`/service/tmp-pdf?service_token=${await makeToken('service')}`);

    expect(body['answer']).toEqual({ hs_transcript_doc: '', resume_doc: '' });
    expect(Object.keys(body['document_answer'] as object)).toEqual(['resume_doc']);
  });

  it('an expired service token gets 401, an expired public token 404, and a missing token 400 · ROLE-13', async () => {
    const service = await makeToken('service');
    const shared = await makeToken('public');
    sandbox.pass(24 * 60 * 60_000);

    expect((await sandbox.call(`/service/tmp-pdf?service_token=${service}`)).status).toBe(401);
    expect((await sandbox.call(`/public/tmp?token=${shared}`)).status).toBe(404);
    expect((await sandbox.call('/public/tmp?token=')).status).toBe(400);
  });
});
