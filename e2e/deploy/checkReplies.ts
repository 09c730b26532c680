import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test, type APIRequestContext } from '@playwright/test';
import type { Deployed } from './startDeployed.ts';

const run = promisify(execFile);
type Site = Pick<Deployed, 'url' | 'httpUrl' | 'home'>;

const COMMAND = fileURLToPath(new URL('../../scripts/deploy/checkServer.ts', import.meta.url));

/** Checks a deployed server against the rules in docs/deploying, and returns what the check prints. */
export async function checkServer({ url, httpUrl, home }: Site, ...more: string[]): Promise<string> {
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: `${home}/apply.pem` };
  const { stdout } = await run(process.execPath, [COMMAND, '--url', url, '--http', httpUrl, ...more], {
    env,
  });
  return stdout;
}

/** Checks that a server follows every rule that can be seen from outside. */
export async function checkRules(site: Site, { setMaintenance }: Deployed): Promise<void> {
  assert.match(await checkServer(site), /^Rules: 10 kept, 0 broken\.$/m);
  await setMaintenance(true);
  assert.match(await checkServer(site, '--closed'), /^Rules: 1 kept, 0 broken\.$/m);
  await setMaintenance(false);
}

/** Checks nginx's replies against docs/deploying, without a browser. */
export async function checkReplies(deployed: Deployed, request: APIRequestContext): Promise<void> {
  const { url, backend } = deployed;

  await test.step('nginx follows every rule in the table of docs/deploying, including the rules for maintenance', async () => {
    await checkRules(deployed, deployed);
  });

  await test.step('the backend receives the client’s real address, not the one that the client claims', async () => {
    await request.get(`${url}/api/profile`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
    const sent = backend.calls.at(-1)?.headers;
    expect([sent?.get('x-forwarded-for'), sent?.get('x-forwarded-proto')]).toEqual(['127.0.0.1', 'https']);
  });

  await test.step('one command rolls back a broken release', async () => {
    await deployed.serveBroken();
    expect((await request.get(`${url}/education`)).ok()).toBe(false);
    deployed.switchRelease('first');
    assert.match(await checkServer(deployed), /^Rules: 10 kept, 0 broken\.$/m);
  });
}
