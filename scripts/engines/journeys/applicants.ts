import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { PASSWORD } from '../../../e2e/support/account.ts';

/** Makes a student who has begun, in place of an earlier one; their password is `PASSWORD`. */
export async function seedStudent(
  sandbox: APIRequestContext,
  username: string,
  answers: Record<string, string>,
  lastPage = '/about',
): Promise<void> {
  const student = { username, password: PASSWORD, status: 'started', logins: 1 };
  await post(sandbox, 'seed', { ...student, last_page: lastPage, answers });
}

/** The code in the newest mail to an address. */
export async function readCode(sandbox: APIRequestContext, to: string): Promise<string> {
  let code = '';
  await expect(async () => {
    const response = await sandbox.get('/_sandbox/outbox.json', { params: { to } });
    code = ((await response.json()) as { code: string }[])[0]?.code ?? '';
    expect(code, 'the code').not.toBe('');
  }).toPass({ timeout: 10_000 });
  return code;
}

/** The path of the read-only view that staff get. */
export async function readOnlyPath(sandbox: APIRequestContext, username: string): Promise<string> {
  const { token } = await post(sandbox, 'service-token', { username });
  return `/about?service_token=${token ?? ''}`;
}

async function post(sandbox: APIRequestContext, path: string, data: object): Promise<Record<string, string>> {
  const response = await sandbox.post(`/_sandbox/${path}`, { data });
  expect(response.ok(), `_sandbox/${path}: ${await response.text()}`).toBe(true);
  return (await response.json()) as Record<string, string>;
}
