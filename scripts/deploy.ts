import { chromium } from '@playwright/test';
import { readCommand } from '../contracts/verify/readCommand.ts';
import { findBrowser } from './browser/findBrowser.ts';
import { launchArguments } from './browser/launchArguments.ts';
import { checkLogs } from './deploy/checkLogs.ts';
import { checkReplies } from './deploy/checkReplies.ts';
import { startDeployed } from './deploy/startDeployed.ts';
import { walkJourney } from './deploy/walkJourney.ts';
import { runToEnd } from './start/runToEnd.ts';
import { StartError } from './start/StartError.ts';

async function tryDeployment(): Promise<void> {
  const executablePath = findBrowser();
  if (!executablePath) throw new StartError('deploy:try needs a Chromium; CHROMIUM_PATH names one.');
  const deployed = await startDeployed();
  const browser = await chromium.launch({ executablePath, args: launchArguments() });
  try {
    await checkReplies(deployed);
    const secrets = await walkJourney(deployed, browser);
    await checkLogs(deployed, browser, secrets);
  } finally {
    await browser.close();
    await deployed.close();
  }
}

readCommand({
  name: 'npm run deploy:try',
  does: 'Starts a real nginx from docs/deploying with the product behind it, and walks a journey through it.',
});
await runToEnd(tryDeployment);
