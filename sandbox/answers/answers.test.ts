import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSandbox } from '../test-support/createTestSandbox.ts';
import type { TestSandbox } from '../test-support/createTestSandbox.ts';

const NOTHING_WRONG = { validation_errors: {}, page_schema: {} };

describe('answers and progress', () => {
  let sandbox: TestSandbox;
  let cookie: string;
  beforeEach(async () => {
    sandbox = await createTestSandbox();
    cookie = await sandbox.seed({ documents: { hs_transcript_doc: {} } });
  });
  afterEach(() => sandbox.close());

  const get = async (path: string) => (await sandbox.call(path, { cookie })).body;
  const post = (path: string, body?: unknown) => sandbox.call(path, { method: 'POST', body, cookie });
  const save = (answers: object) => sandbox.put('/api/answer', answers, cookie);
  const setStatus = async (web_status: string) => (await post('/api/web-status', { web_status })).status;
  const statuses = async () =>
    ((await get('/api/profile'))['web_status'] as { web_status: string }[]).map((entry) => entry.web_status);
  const submit = async () => {
    await setStatus('started');
    await setStatus('validating');
    await post('/api/validations', NOTHING_WRONG);
    return post('/api/submit');
  };

  it('answers are merged key by key and returned by the profile · API-05, API-06', async () => {
    expect((await save({ first_name: 'Ana', ssn: '123-4' })).body.message).toBe('Your answers are saved.');
    await save({ first_name: '', last_name: 'Marsh' });

    expect((await get('/api/profile'))['answer']).toEqual({
      first_name: '',
      last_name: 'Marsh',
      ssn: '123-4',
      hs_transcript_doc: 'ANSWERED',
    });
  });

  describe('the version of the answers', () => {
    const saveAt = (version: string, answers: object) =>
      sandbox.call('/api/answer', {
        method: 'PUT',
        body: answers,
        cookie,
        headers: { 'if-match': version },
      });
    const readVersion = async () =>
      (await sandbox.call('/api/profile', { cookie })).headers.get('etag') ?? '';

    it('is told with the profile and each save, and changes with an answer · API-05', async () => {
      const version = await readVersion();

      const saved = await saveAt(version, { first_name: 'Ana' });
      const again = await saveAt(saved.headers.get('etag') ?? '', { first_name: 'Ana' });

      expect(saved).toMatchObject({ status: 200 });
      expect(saved.headers.get('etag')).not.toBe(version);
      expect(again.headers.get('etag')).toBe(saved.headers.get('etag'));
      expect(await readVersion()).toBe(saved.headers.get('etag'));
    });

    it('keeps an older answer from overwriting that of another device · API-05', async () => {
      const version = await readVersion();
      await save({ first_name: 'Ana from the phone' });

      const reply = await saveAt(version, { first_name: 'Ana of this morning' });

      expect(reply).toMatchObject({ status: 412, body: { code: 'answers_changed' } });
      expect((await get('/api/profile'))['answer']).toMatchObject({ first_name: 'Ana from the phone' });
    });

    it('is known though a proxy has made it weak, and in a list · API-05', async () => {
      expect((await saveAt(`W/${await readVersion()}`, { first_name: 'Ana' })).status).toBe(200);
      expect((await saveAt(`"x", ${await readVersion()}`, { first_name: 'Eve' })).status).toBe(200);
      expect((await saveAt('*', { first_name: 'Ana' })).status).toBe(200);
    });
  });

  describe('a submission without a document', () => {
    const submitAs = async (seed: object) => {
      const own = await sandbox.seed({ username: 'ben@example.com', status: 'validating', ...seed });
      return sandbox.call<{ code: string; errors?: unknown }>('/api/submit', { method: 'POST', cookie: own });
    };
    const there = { hs_transcript_doc: {} };

    it('is 400 and names the transcript by page and question · SUB-10', async () => {
      expect(await submitAs({})).toMatchObject({
        status: 400,
        body: {
          code: 'document_missing',
          errors: { education: { hs_transcript_doc: ['Please upload your transcript.'] } },
        },
      });
    });

    it.each([
      ['the college transcript from 12 credits on', { prev_college_ind: 'yes', college_credits: '12' }, {}],
      ['one that is answered but gone', { resume_doc: 'ANSWERED' }, {}],
      ['one whose conversion failed', {}, { hs_transcript_doc: { status: 'FAILED' } }],
    ])('is 400 without %s · DOC-01', async (_, answers, documents) => {
      expect((await submitAs({ answers, documents: { ...there, ...documents } })).status).toBe(400);
    });

    it.each([
      ['with fewer credits', { prev_college_ind: 'yes', college_credits: '11' }],
      ['without a college', { prev_college_ind: 'no', college_credits: '60' }],
    ])('succeeds %s with the high school transcript alone · DOC-01', async (_, answers) => {
      expect((await submitAs({ answers, documents: there })).status).toBe(200);
    });
  });

  it('refuses unknown keys and wrong choices without repeating the value · ENT-12', async () => {
    const unknown = await save({ favourite_colour: 'green' });
    const choice = await save({ gender: 'zebra' });

    expect(unknown).toMatchObject({ status: 400, body: { code: 'invalid_answer' } });
    expect(unknown.headers.get('x-sandbox-fault')).toContain('favourite_colour');
    expect(choice.status).toBe(400);
    expect(JSON.stringify(choice)).not.toContain('zebra');
  });

  it('refuses the report of a page that asks what is no answer · API-09, ENT-12', async () => {
    const report = { ...NOTHING_WRONG, page_schema: { about: ['first_name', 'shoe_size'] } };

    expect(await post('/api/validations', report)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request' },
    });
  });

  it('malformed JSON is 400, no JSON too, a huge body 413 · API-36', async () => {
    const send = (body: string, type = 'application/json') =>
      sandbox.fetch(
        new Request('http://localhost/api/answer', {
          method: 'PUT',
          body,
          headers: { 'content-type': type, cookie: `admit_id_token=${cookie}` },
        }),
      );

    expect((await send('{"first_name":')).status).toBe(400);
    expect((await send('{}', 'text/plain')).status).toBe(400);
    expect((await send(JSON.stringify({ first_name: 'x'.repeat(600_000) }))).status).toBe(413);
  });

  it('counts and tabs are kept · ENT-15, ENT-16, API-12…15', async () => {
    await sandbox.put('/api/add-another', { button_id: 'prev_college', num_components: 2 }, cookie);
    await sandbox.put('/api/tabs', { tab_id: 'hs_tab', chosen_tab: 'intl' }, cookie);

    expect(await get('/api/add-another')).toEqual({ add_another: { prev_college: 2 } });
    expect(await get('/api/tabs')).toEqual({ tabs: { hs_tab: 'intl' } });
    expect(
      (await sandbox.put('/api/add-another', { button_id: 'parent', num_components: 5 }, cookie)).status,
    ).toBe(400);
  });

  it('the last page is kept; other paths are refused · API-04', async () => {
    await sandbox.put('/api/last-page', { last_page: '/education' }, cookie);

    expect((await sandbox.put('/api/last-page', { last_page: 'https://evil' }, cookie)).status).toBe(400);
    expect((await get('/api/profile'))['last_page']).toBe('/education');
  });

  it('the status moves step by step, never back, and a repeat changes nothing · STAT-01, STAT-08', async () => {
    expect(await setStatus('validating')).toBe(409);
    expect(await setStatus('started')).toBe(200);
    expect(await setStatus('started')).toBe(200);
    expect(await setStatus('validating')).toBe(200);
    expect(await setStatus('started')).toBe(409);
    expect(await setStatus('submitted')).toBe(409);

    expect(await statuses()).toEqual(['started', 'validating']);
  });

  it('a submission is accepted when validating, then the status · SUB-04, SUB-05', async () => {
    expect((await post('/api/submit')).status).toBe(409);

    expect((await submit()).body.message).toBe('Your application was successfully submitted.');

    expect(await setStatus('submitted')).toBe(200);
    expect(await statuses()).toEqual(['started', 'validating', 'submitted']);
  });

  it('a submission is refused while the errors last reported are not empty · SUB-09', async () => {
    await setStatus('started');
    await setStatus('validating');
    await post('/api/validations', { ...NOTHING_WRONG, validation_errors: { first_name: ['required'] } });
    expect(await post('/api/submit')).toMatchObject({ status: 409, body: { code: 'not_ready' } });

    await post('/api/validations', NOTHING_WRONG);
    expect((await post('/api/submit')).status).toBe(200);
  });

  it('the whole sequence may be repeated when the last status was not recorded · TRAP-39', async () => {
    await save({ first_name: 'Ana' });
    await submit();

    expect((await save({ first_name: 'Ana', last_name: '' })).status).toBe(200);
    expect((await save({ first_name: 'Eve' })).status).toBe(403);
    expect((await post('/api/validations', NOTHING_WRONG)).status).toBe(200);
    expect((await post('/api/submit')).status).toBe(200);
    expect(await setStatus('submitted')).toBe(200);
    expect((await post('/api/submit')).body.message).toMatch(/already submitted/);
    expect(await setStatus('submitted')).toBe(200);
  });

  it.each([
    ['PUT', '/api/answer', { first_name: 'Ana' }],
    ['PUT', '/api/last-page', { last_page: '/about' }],
    ['PUT', '/api/add-another', { button_id: 'parent', num_components: 2 }],
    ['PUT', '/api/tabs', { tab_id: 'hs_tab', chosen_tab: 'us' }],
    ['POST', '/api/validations', NOTHING_WRONG],
    ['POST', '/api/presigned-url', { answer_key: 'resume_doc' }],
    ['DELETE', '/api/document-answer/resume_doc', undefined],
  ])('%s %s after the submission is 403 · ROLE-13', async (method, path, body) => {
    const submitted = await sandbox.seed({ status: 'submitted' });

    expect(await sandbox.call(path, { method, body, cookie: submitted })).toMatchObject({
      status: 403,
      body: { code: 'already_submitted' },
    });
  });

  it('one student never sees the answers of another · ROLE-13', async () => {
    await save({ first_name: 'Ana' });
    const other = await sandbox.seed({ username: 'ben@example.com' });

    const reply = await sandbox.call('/api/profile', { cookie: other });

    expect(reply.body).toMatchObject({ username: 'ben@example.com', answer: {} });
  });
});
