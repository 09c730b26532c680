import type { Browser } from '@playwright/test';

/** Opens an empty page as wide as a phone, with nothing cached, on a processor slowed `rate` times. */
export async function openSlowPhone(browser: Browser, rate: number) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return { context, page, devtools };
}
