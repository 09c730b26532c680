import { expect, it, vi } from 'vitest';
import { createTestSandbox } from '../testing/createTestSandbox.ts';

it('TRAP-22 the log names the pattern of a call that broke, and nothing of what it was sent', async () => {
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
