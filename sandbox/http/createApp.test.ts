import { StatementSync } from 'node:sqlite';
import { describe, expect, it, vi } from 'vitest';
import { createTestSandbox } from '../test-support/createTestSandbox.ts';

it('the error log contains a failed call’s path pattern, but none of its values · TRAP-22', async () => {
  const sandbox = await createTestSandbox();
  const cookie = await sandbox.seed();
  await sandbox.close();
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const secret = 'Canary-Pass-0815';
  const person = { username: `${secret}@example.com`, password: secret };
  const calls: [string, Parameters<typeof sandbox.call>[1]][] = [
    [`/_sandbox/files/${secret}`, {}],
    [`/service/tmp-pdf?service_token=${secret}`, {}],
    [`/public/tmp?token=${secret}`, {}],
    ['/public/login', { body: person }],
    ['/public/confirm', { body: { username: person.username, code: '081508' } }],
    ['/public/reset-password', { body: { ...person, id: secret, confirm_password: secret } }],
    ['/api/answer', { method: 'PUT', body: { ssn: '081-50-8081' }, cookie }],
    ['/api/pdf/document-answer/hs_transcript_doc', { cookie }],
  ];

  for (const [path, call] of calls) expect((await sandbox.call(path, call)).status, path).toBe(500);

  const lines = log.mock.calls.map((words) => words.join(' '));
  log.mockRestore();
  expect(lines.map((line) => line.split(' failed')[0])).toEqual([
    'sandbox: GET /_sandbox/files/:token',
    'sandbox: GET /service/tmp-pdf',
    'sandbox: GET /public/tmp',
    'sandbox: POST /public/login',
    'sandbox: POST /public/confirm',
    'sandbox: POST /public/reset-password',
    'sandbox: PUT /api/answer',
    'sandbox: GET /api/pdf/document-answer/:answer_key',
  ]);
  for (const line of lines) expect(line).not.toMatch(new RegExp(`${secret}|0815|081-50|${cookie}`));
});

it('each call is logged with its trace reference, but without its path or query · TRAP-22', async () => {
  const lines: string[] = [];
  const sandbox = await createTestSandbox({ log: (line) => lines.push(line) });
  const cookie = await sandbox.seed();
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

  await sandbox.call('/api/pdf/document-answer/resume_doc', { cookie, headers: { traceparent } });
  await sandbox.call('/public/tmp?token=secret', { headers: { traceparent: `${traceparent}\tforged` } });
  await sandbox.call('/nowhere/secret');

  expect(lines).toEqual([
    '4bf92f35 GET /api/pdf/document-answer/:answer_key 200',
    '-------- GET /public/tmp 404',
    '-------- GET /* 404',
  ]);
  await sandbox.close();
});

it('an unknown path, or one that matches openapi.yaml only after decoding, gets a 404 before anything else · API-36', async () => {
  const sandbox = await createTestSandbox();
  const cookie = await sandbox.seed({ answers: { first_name: 'Ana' } });

  for (const path of ['/api/document%2Danswer/x', '/%61pi/document-answer/resume_doc', '/api/nothing'])
    for (const caller of [{ cookie }, {}, { headers: { 'sec-fetch-site': 'cross-site' } }])
      expect(await sandbox.call(path, { method: 'DELETE', ...caller }), path).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });

  const { url } = await sandbox.listen();
  expect(await fetch(`${url}/api/logout`, { method: 'HEAD', headers: { cookie } })).toMatchObject({
    status: 404,
  });
  const { body } = await sandbox.call('/api/profile', { cookie });
  expect(body['answer']).toEqual({ first_name: 'Ana' });
  expect(await sandbox.put('/api/answer', body['answer'], cookie)).toMatchObject({ status: 200 });
  await sandbox.close();
});

describe('the rate limit per caller', () => {
  const post = async (url: string, forwarded: string) => {
    const body = JSON.stringify({ username: 'ana@example.com' });
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwarded };
    return (await fetch(`${url}/public/forgot-password`, { method: 'POST', body, headers })).status;
  };
  const limits = { caller: 1 };

  it.each([
    ['without a configured proxy', ''],
    ['from a caller other than the proxy', '192.0.2.1'],
  ])('ignores a forwarded address %s · API-36', async (_, proxy) => {
    const sandbox = await createTestSandbox({ limits, proxy });
    const { url } = await sandbox.listen();

    expect(await post(url, '198.51.100.1')).toBe(200);
    expect(await post(url, '198.51.101.1')).toBe(429);
    await sandbox.close();
  });
});

it('on a full disk a profile is still read, and a log-out that fails keeps the session and its cookies', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const sandbox = await createTestSandbox();
  const cookie = await sandbox.seed();
  expect((await sandbox.call('/api/profile', { cookie })).status).toBe(200);
  const write = vi.spyOn(StatementSync.prototype, 'run').mockImplementation(() => {
    throw new Error('database or disk is full');
  });

  expect((await sandbox.call('/api/profile', { cookie })).status).toBe(200);
  const logOut = await sandbox.call('/api/logout', { cookie });
  expect([logOut.status, logOut.headers.getSetCookie()]).toEqual([500, []]);
  write.mockRestore();

  expect((await sandbox.call('/api/profile', { cookie })).status).toBe(200);
  await sandbox.close();
});
