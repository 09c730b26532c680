import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { checkLogs } from './checkLogs.ts';
import { checkReplies, checkRules } from './checkReplies.ts';
import { startDeployed, type Deployed } from './startDeployed.ts';
import { walkJourney } from './walkJourney.ts';
import { walkReleases } from './walkReleases.ts';

const test = base.extend<object, { deployed: Deployed }>({
  // Makes two builds, and installs nginx from Debian if necessary.
  deployed: [
    async ({}, provide) => {
      const deployed = await startDeployed();
      await provide(deployed);
      await deployed.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test.describe.configure({ mode: 'serial' });

let secrets: readonly string[] = [];

test('nginx answers as documented', async ({ deployed, request }) => {
  await checkReplies(deployed, request);
});

test('Caddy answers as documented, gives the backend the client’s real address, and logs no queries', async ({
  deployed,
  request,
}) => {
  await using started = new AsyncDisposableStack();
  const caddy = await deployed.startCaddy();
  started.defer(caddy.close);

  await checkRules(caddy, deployed);

  expect(deployed.backend.calls.at(-1)?.headers.get('x-forwarded-for')).toBe('127.0.0.1');
  await request.get(`${caddy.url}/reset%3Fusername=maya&id=canary`);
  const logs = await Promise.all(
    (await readdir(caddy.logs)).map((name) => readFile(join(caddy.logs, name), 'utf8')),
  );
  expect(logs.join('')).toContain('"/api/profile"');
  expect(logs.join('')).not.toContain('canary');
});

test('an applicant can apply during a release change and a maintenance window', async ({
  deployed,
  browser,
}) => {
  secrets = await walkJourney(deployed, browser);
});

test('letters that could not be saved survive a release change and the way back · PROD-06', async ({
  deployed,
  browser,
}) => {
  secrets = [...secrets, ...(await walkReleases(deployed, browser))];
});

test('the logs contain no secrets', async ({ deployed, browser, request }) => {
  await checkLogs(deployed, { browser, request }, secrets);
});
