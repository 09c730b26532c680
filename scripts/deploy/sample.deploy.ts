import { test as base } from '@playwright/test';
import { checkLogs } from './checkLogs.ts';
import { checkReplies } from './checkReplies.ts';
import { startDeployed } from './startDeployed.ts';
import type { Deployed } from './startDeployed.ts';
import { walkJourney } from './walkJourney.ts';

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

test('an applicant can apply during a release change and a maintenance window', async ({
  deployed,
  browser,
}) => {
  secrets = await walkJourney(deployed, browser);
});

test('the logs contain no secrets', async ({ deployed, browser, request }) => {
  await checkLogs(deployed, { browser, request }, secrets);
});
