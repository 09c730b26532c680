import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSandbox, readSetCookie, type TestSandbox } from '../test-support/createTestSandbox.ts';

describe('developer pages', () => {
  let sandbox: TestSandbox;
  beforeEach(async () => {
    sandbox = await createTestSandbox();
  });
  afterEach(() => sandbox.close());

  const form = (path: string, body = new URLSearchParams()) =>
    new Request(`http://localhost${path}`, { method: 'POST', body });
  const page = async (path: string, body?: URLSearchParams) => {
    const method = body ? 'POST' : 'GET';
    const response = await sandbox.fetch(new Request(`http://localhost${path}`, { method, body }));
    return { status: response.status, text: await response.text() };
  };

  it('a planted reply has the headers of its example, such as the version of a profile', async () => {
    const cookie = await sandbox.seed();
    for (const scenario of ['getProfile:200:submitted', 'requestUpload:429:too_many_requests'])
      await sandbox.call('/_sandbox/faults', { body: { scenario } });

    const ask = (path: string, init?: RequestInit) =>
      sandbox.fetch(
        new Request(`http://localhost${path}`, { ...init, headers: { cookie: `admit_id_token=${cookie}` } }),
      );

    expect((await ask('/api/profile')).headers.get('etag')).toMatch(/^"/);
    expect((await ask('/api/presigned-url', { method: 'POST' })).headers.get('retry-after')).toBe('60');
  });

  it('the index and the outbox escape user input', async () => {
    const username = '"<b>"@example.com';
    await sandbox.call('/public/signup', { body: { username, password: 'Example-Pass-2026' } });

    expect((await page('/_sandbox/')).text).toContain('<h1>Sandbox</h1>');
    const { text } = await page('/_sandbox/outbox');
    expect(text).toContain(await sandbox.readCode());
    expect(text).not.toContain('<b>');
  });

  it('the developer pages accept their own forms', async () => {
    const seed = new URLSearchParams({ username: 'a@example.com', logins: '2' });
    const seeded = await sandbox.fetch(form('/_sandbox/seed', seed));
    const token = await page('/_sandbox/service-token', new URLSearchParams({ username: 'a@example.com' }));

    expect([seeded.status, seeded.headers.get('location')]).toEqual([303, '/about']);
    expect(readSetCookie(seeded.headers, 'admit_session')).toMatch(/^[\w-]{43}$/);
    expect(token.text).toContain('http://localhost:4300/about?service_token=');
  });

  it.each([
    ['blank', { last_page: '', answer: {} }],
    ['half-way', { last_page: '/education', answer: { first_name: 'Ana' } }],
    ['ready-to-submit', { last_page: '/final-steps', answer: { signature_name: 'Ana Marsh' } }],
    ['submitted', { answer: { signature_name: 'Ana Marsh' } }],
    ['document-failed', { document_answer: { hs_transcript_doc: { status: 'FAILED' } } }],
  ])('the button for the student %s logs the browser in as that student', async (id, profile) => {
    expect((await page('/_sandbox/')).text).toContain(`action="/_sandbox/ready/${id}"`);

    const reply = await sandbox.fetch(form(`/_sandbox/ready/${id}`));

    expect([reply.status, reply.headers.get('location')]).toEqual([303, '/about']);
    const cookie = readSetCookie(reply.headers, 'admit_id_token');
    expect((await sandbox.call('/api/profile', { cookie })).body).toMatchObject(profile);
    expect(readSetCookie(reply.headers, 'admit_session')).toMatch(/^[\w-]{43}$/);
  });

  it("a ready student's signature is dated today, even years from now", async () => {
    const inTwoYears = await createTestSandbox({ clock: () => Date.UTC(2028, 1, 29, 20) });

    const reply = await inTwoYears.fetch(form('/_sandbox/ready/ready-to-submit'));

    const cookie = readSetCookie(reply.headers, 'admit_id_token');
    const profile = await inTwoYears.call('/api/profile', { cookie });
    expect(profile.body).toMatchObject({ answer: { signature_date: '2028-02-29' } });
    await inTwoYears.close();
  });

  it('the staff link opens the application of a student who has submitted · ROLE-07', async () => {
    expect((await page('/_sandbox/')).text).toContain('action="/_sandbox/staff-link"');

    const reply = await sandbox.fetch(form('/_sandbox/staff-link'));

    const query = /^\/about(\?service_token=.+)$/.exec(reply.headers.get('location') ?? '')?.[1] ?? '';
    const view = await sandbox.call(`/service/tmp-pdf${query}`);
    expect(view).toMatchObject({ status: 200, body: { answer: { signature_name: 'Ana Marsh' } } });
  });

  it.each([
    ['documents', { resume_doc: null }],
    ['documents', { diary_doc: {} }],
    ['documents', { resume_doc: { status: 'EATEN' } }],
    ['logins', 'many'],
    ['logins', 1e9],
    ['last_page', {}],
    ['password', 12],
    ['add_another', { parent: 'two' }],
    ['tabs', null],
    ['answers', 'none'],
    ['answers', { favourite_colour: 'green' }],
  ])('a student whose %s is %j cannot be seeded', async (field, value) => {
    const reply = await sandbox.call('/_sandbox/seed', {
      body: { username: 'a@example.com', [field]: value },
    });

    expect(reply.status).toBe(400);
    expect(reply.body.message).toContain(`seed.${field}`);
  });

  it('a form that another site posts to a developer page is rejected', async () => {
    const request = new Request('http://localhost/_sandbox/expire-sessions', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
    });

    expect((await sandbox.fetch(request)).status).toBe(403);
  });

  it('a planted fault fails the requested number of calls · STAT-06', async () => {
    const cookie = await sandbox.seed();
    const fault = { scenario: 'getProfile:500:unexpected', times: 2, message: 'Boom' };
    await sandbox.call('/_sandbox/faults', { body: fault });

    const call = () => sandbox.call('/api/profile', { cookie });

    expect(await call()).toMatchObject({ status: 500, body: { message: 'Boom', code: 'unexpected' } });
    expect((await call()).status).toBe(500);
    expect((await call()).status).toBe(200);
  });

  it('a planted fault affects one student until a second link removes it', async () => {
    const [cookie, another] = [await sandbox.seed(), await sandbox.seed({ username: 'ben@example.com' })];
    const headers = { cookie: `admit_id_token=${cookie}` };
    const follow = (scenario: string) =>
      sandbox.fetch(new Request(`http://localhost/_sandbox/fail?scenario=${scenario}`, { headers }));
    const tabs = async (of: string) => (await sandbox.call('/api/tabs', { cookie: of })).status;
    const forget = async (username: string) =>
      (await sandbox.call('/public/forgot-password', { body: { username } })).status;

    expect((await follow('getTabs:409:session_replaced')).headers.get('location')).toBe('/about');
    await follow('forgotPassword:429:too_many_requests');
    expect([await tabs(cookie), await tabs(another)]).toEqual([409, 200]);
    expect([await forget('Ana@Example.com'), await forget('ben@example.com')]).toEqual([429, 200]);
    await follow('');
    expect([await tabs(cookie), await forget('ana@example.com')]).toEqual([200, 200]);
  });

  it('the link that stops all failures also stops those that affect everyone', async () => {
    await sandbox.call('/_sandbox/faults', { body: { scenario: 'getTabs:500:unexpected' } });
    const cookie = await sandbox.seed();
    expect((await sandbox.call('/api/tabs', { cookie })).status).toBe(500);

    await sandbox.call('/_sandbox/faults', { body: { scenario: '' }, cookie });

    expect((await sandbox.call('/api/tabs', { cookie })).status).toBe(200);
  });

  it('a link plants several faults, or none if one of them is impossible', async () => {
    const cookie = await sandbox.seed();
    const plant = (scenario: string) => sandbox.call('/_sandbox/faults', { body: { scenario }, cookie });
    const statuses = async () =>
      Promise.all(
        ['tabs', 'pdf'].map(async (path) => (await sandbox.call(`/api/${path}`, { cookie })).status),
      );

    const refused = await plant('getTabs:500:unexpected,getPdf:pending:no_answer');
    expect(refused.status).toBe(400);
    expect(refused.body.message).toContain('The sandbox cannot do "getPdf:pending:no_answer": write');
    expect((await statuses())[0]).toBe(200);

    await plant('getTabs:500:unexpected,getPdf:500:unexpected');
    expect(await statuses()).toEqual([500, 500]);
  });

  it.each([
    ['clock', 'offsetMs', ['abc', '1e30', '1.5'], {}],
    ['seed', 'logins', ['abc', '-1', '1001'], { username: 'a@example.com' }],
    ['faults', 'times', ['abc', '0'], { scenario: 'getTabs' }],
    ['faults', 'delayMs', ['abc', '-1', '1e10'], { scenario: 'getTabs' }],
  ])('the form %s reports which numbers its field %s accepts', async (path, name, values, others) => {
    for (const value of values) {
      const fields = { ...others, [name]: value };
      const { status, text } = await page(`/_sandbox/${path}`, new URLSearchParams(fields));
      expect([value, status, text]).toEqual([
        value,
        400,
        expect.stringMatching(`${name} must be a whole number from -?\\d+ to \\d+\\.`),
      ]);
    }
  });

  it.each([
    ['/fail', 'The link has no scenario; scenario= stops all failures.'],
    [
      '/fail?scenerio=saveAnswers:500:unexpected',
      'There is no option scenerio here. Choose from: scenario, ',
    ],
    ['/fail?scenario=getTabs&Times=1', 'There is no option Times here.'],
    ['/fail?scenario=getTabs&scenario=getPdf', 'scenario is given more than once.'],
    ['/fail?scenario=getTabs:500', 'The sandbox cannot do "getTabs:500"'],
    ['/outbox?email=a@example.com', 'There is no option email here. Choose from: to.'],
    ['/outbox.json?to=a&to=b', 'to is given more than once.'],
  ])('the link %s is rejected with what is wrong', async (link, says) => {
    const { status, text } = await page(`/_sandbox${link}`);

    expect([status, text]).toEqual([400, expect.stringContaining(says.replaceAll('"', String.raw`\"`))]);
  });

  it.each([
    ['seed', { username: 'a@example.com', anwsers: {} }, 'seed must NOT have additional properties anwsers'],
    ['clock', { offset: 1 }, 'There is no option offset here. Choose from: offsetMs.'],
    ['faults', { scenario: 'getTabs', time: 1 }, 'There is no option time here.'],
    ['service-token', { user: 'a@example.com' }, 'There is no option user here.'],
  ])('the call %s with %j is rejected with what is wrong', async (path, body, says) => {
    const reply = await sandbox.call(`/_sandbox/${path}`, { body });

    expect([reply.status, reply.body.message]).toEqual([400, expect.stringContaining(says)]);
  });

  it.each([
    ['127.0.0.1:4300', 200],
    ['apply.test', 200],
    ['rebound.example', 403],
  ])('the developer pages for the host %s get a %i', async (host, status) => {
    const own = await createTestSandbox({ publicOrigin: 'http://apply.test' });

    expect((await own.call('/_sandbox/outbox.json', { headers: { host } })).status).toBe(status);
    await own.close();
  });

  it('a link on another site asks for confirmation before it plants a fault', async () => {
    const cookie = await sandbox.seed();
    const headers = { 'sec-fetch-site': 'cross-site', cookie: `admit_id_token=${cookie}` };
    const link = '/_sandbox/fail?scenario=getTabs:500:unexpected';

    const asked = await sandbox.fetch(new Request(`http://localhost${link}`, { headers }));

    expect((await sandbox.call('/api/tabs', { cookie })).status).toBe(200);
    const page = await asked.text();
    expect(page).toContain('action="/_sandbox/faults"');
    expect(page).toContain('value="getTabs:500:unexpected"');
  });

  it.each([
    ['/_sandbox/expire-sessions', {}],
    ['/_sandbox/clock', { offsetMs: 31 * 60_000 }],
  ])('a developer can end a session through %s', async (path, body) => {
    const cookie = await sandbox.seed();

    await sandbox.call(path, { body });

    expect((await sandbox.call('/api/profile', { cookie })).status).toBe(401);
  });
});
