import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestSandbox,
  PASSWORD,
  readSetCookie,
  type TestSandbox,
} from '../test-support/createTestSandbox.ts';

const DAY_MS = 24 * 60 * 60_000;
const NOTHING_WRONG = { validation_errors: {}, page_schema: {} };

describe('answers and progress', () => {
  let sandbox: TestSandbox;
  let cookie: string;
  beforeEach(async () => {
    sandbox = await createTestSandbox();
    cookie = await sandbox.seed({ documents: { hs_transcript_doc: {} } });
  });
  afterEach(() => sandbox.close());

  const post = (path: string, body?: unknown) => sandbox.call(path, { method: 'POST', body, cookie });
  const save = (answers: object) => sandbox.put('/api/answer', answers, cookie);

  const ending = (end: string) => (tag: string) => tag.replace(/"$/, `${end}"`);
  it.each([
    (tag: string) => `W/${tag}`,
    (tag: string) => `"x", ${tag}`,
    () => '*',
    ...['-gzip', '--gzip', '-br', ';gzip', '--br', ';br', '-zstd'].map(ending),
    (tag: string) => `W/${ending('-gzip')(tag)}`,
  ])(
    'a save accepts the version in If-Match as a weak entity tag, in a list, as * or as a compressing proxy changes it: %s · API-05',
    async (write) => {
      const { headers } = await sandbox.call('/api/profile', { cookie });
      const [body, version] = [{ first_name: 'Ana' }, write(headers.get('etag') ?? '')];
      const saved = { method: 'PUT', body, cookie, headers: { 'if-match': version } };

      expect((await sandbox.call('/api/answer', saved)).status).toBe(200);
    },
  );

  it.each([
    ['the address in the answers', ' Ana@Home.example ', 'ana@home.example'],
    ['the account’s, if that is none', 'ana at home', 'ben@example.com'],
  ])('one mail follows a submission, to %s · PROD-12', async (_, contact_email, to) => {
    const answers = { first_name: 'Ana', last_name: 'Marsh', contact_email };
    const documents = { hs_transcript_doc: {} };
    const own = await sandbox.seed({ username: 'ben@example.com', status: 'validating', answers, documents });
    const submit = () => sandbox.call('/api/submit', { method: 'POST', cookie: own });
    await submit();
    await submit();

    const { body } = await sandbox.call<{ to: string; body: string }[]>('/_sandbox/outbox.json');
    expect(body.map((mail) => mail.to)).toEqual([to]);
    expect(body[0]?.body).toContain('Application of Ana Marsh, submitted');
  });

  it('a save that is rejected names every refused answer and no other, without its value · ENT-12', async () => {
    const reply = await save({ first_name: 'Ana', favourite_colour: 'green', gender: 'zebra' });

    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_answer' } });
    expect(reply.headers.get('x-sandbox-fault')).toContain('favourite_colour');
    expect(JSON.stringify(reply.body)).not.toContain('zebra');
    expect(reply.body['answers']).toEqual(['favourite_colour', 'gender']);
    expect((await save({ ['x'.repeat(101)]: '' })).body['answers']).toBeUndefined();
    for (const other of ['"{}"', '[{}]', 'null']) {
      const request = { method: 'PUT', body: JSON.parse(other) as object, cookie };
      expect(await sandbox.call('/api/answer', request), other).not.toHaveProperty('body.answers');
    }
    const malformed = { 'admit-save': 'none' };
    const numbered = { method: 'PUT', body: { first_name: 'Ana' }, cookie, headers: malformed };
    expect((await sandbox.call('/api/answer', numbered)).body['answers']).toBeUndefined();
  });

  it.each(['a\u0000b', 'a\rb', 'a\u009fb', 'half \ud83c', 'a\uffff', 'a\u{1fffe}'])(
    'a text that a database cannot store is rejected by name: %j · ENT-12',
    async (first_name) => {
      const { status, body } = await save({ last_name: 'Marsh', first_name, senior_courses: 'a\n\tb 🎓' });

      expect([status, body['answers']]).toEqual([400, ['first_name']]);
    },
  );

  it('malformed JSON and other media types get 400, and a huge body gets 413 · API-36', async () => {
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

  it('a submission is rejected while the last validation report has errors · SUB-09', async () => {
    for (const web_status of ['started', 'validating']) await post('/api/web-status', { web_status });
    await post('/api/validations', { ...NOTHING_WRONG, validation_errors: { first_name: ['required'] } });
    expect(await post('/api/submit')).toMatchObject({ status: 409, body: { code: 'not_ready' } });

    await post('/api/validations', NOTHING_WRONG);
    expect((await post('/api/submit')).status).toBe(200);
  });

  it('a number is kept for 30 days after the form’s last save · API-44', async () => {
    const save = (saves: string) =>
      sandbox.call('/api/answer', { method: 'PUT', body: {}, cookie, headers: { 'admit-save': saves } });
    const passDays = async (days: number) => {
      sandbox.pass(days * DAY_MS);
      const body = { username: 'ana@example.com', password: PASSWORD };
      cookie = readSetCookie((await sandbox.call('/public/login', { body })).headers, 'admit_id_token');
    };

    await save('k3x9w2pq.1, m1b7c4zd.1');
    await passDays(29);
    await save('m1b7c4zd.1');
    await passDays(1);

    const { body } = await sandbox.call('/api/profile', { cookie });
    expect(body['saves']).toEqual({ m1b7c4zd: 1 });
  });
});
