/** `npm run screens`: pictures of every screen, at both widths, into docs/screens/. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser/findBrowser.ts';
import { launchArguments } from './browser/launchArguments.ts';
import { SCREENS } from './screens/screens.ts';
import { takeScreens } from './screens/takeScreens.ts';
import { startProduct } from './start/startProduct.ts';

const data = await mkdtemp(join(tmpdir(), 'admission-screens-'));
const product = await startProduct({ port: 0, data, production: true, strict: false });
const browser = await chromium.launch({
  executablePath: findBrowser() ?? undefined,
  args: launchArguments(),
});
try {
  await takeScreens(browser, product.url, SCREENS, 'docs/screens');
  console.log(`${String(SCREENS.length * 2)} pictures in docs/screens`);
} finally {
  await browser.close();
  await product.close();
  await rm(data, { recursive: true, force: true });
}
