import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { readCommand } from '../contracts/verify/readCommand.ts';
import { findBrowser } from './browser/findBrowser.ts';
import { launchArguments } from './browser/launchArguments.ts';
import { SCREENS } from './screens/screens.ts';
import { takeScreens } from './screens/takeScreens.ts';
import { closeAll } from './start/closeAll.ts';
import { runToEnd } from './start/runToEnd.ts';
import { startProduct } from './start/startProduct.ts';

readCommand({
  name: 'npm run screens',
  does: 'Takes pictures of every screen, at both widths, into docs/screens/.',
});
await runToEnd(async () => {
  const data = await mkdtemp(join(tmpdir(), 'admission-screens-'));
  const closers: (() => Promise<unknown>)[] = [() => rm(data, { recursive: true, force: true })];
  try {
    const product = await startProduct({ port: 0, data, production: true, print: () => undefined });
    closers.push(product.close);
    const browser = await chromium.launch({
      executablePath: findBrowser() ?? undefined,
      args: launchArguments(),
    });
    closers.push(() => browser.close());
    await takeScreens(browser, product.url, SCREENS, 'docs/screens');
    console.log(`${String(SCREENS.length * 2)} pictures in docs/screens`);
  } finally {
    await closeAll(closers);
  }
});
