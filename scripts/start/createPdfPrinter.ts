import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../browser/findBrowser.ts';
import { launchArguments } from '../browser/launchArguments.ts';

/** How long a page may take to load before it counts as failed, in ms. */
const TIMEOUT_MS = 30_000;

/**
 * Prints pages one at a time with the Chromium installed on this machine; without Chromium, prints nothing.
 * The browser starts with the first page and runs until `close`. Each page has its own browser context, so that no
 * data carries over from one applicant to the next. A failed page is retried once in a new browser, because the old
 * one may have crashed, or the development server may have reloaded the page after optimising a package.
 * After `close`, `print` always rejects with an `AbortError`, even if closing causes other errors.
 */
export function createPdfPrinter(
  executablePath = findBrowser(),
  browserType: Pick<typeof chromium, 'launch'> = chromium,
) {
  const closing = new AbortController();
  let browser: Promise<Browser> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const end = async (): Promise<void> => {
    const ended = browser;
    browser = undefined;
    await ended?.then((running) => running.close()).catch(() => undefined);
  };
  const print = async (url: string) => {
    closing.signal.throwIfAborted();
    browser ??= browserType.launch({ executablePath: executablePath ?? undefined, args: launchArguments() });
    return printWith(await browser, url);
  };
  const printTwice = async (url: string) => {
    try {
      return await print(url).catch(async () => {
        await end();
        return print(url);
      });
    } catch (error) {
      closing.signal.throwIfAborted();
      throw error;
    }
  };

  return {
    print: (url: string) => {
      if (executablePath === null) return Promise.resolve(undefined);
      const printed = last.then(() => printTwice(url));
      last = printed.catch(() => undefined);
      return printed;
    },
    close: async () => {
      closing.abort();
      await end();
      await last;
    },
  };
}

async function printWith(browser: Browser, url: string) {
  const context = await browser.newContext({ locale: 'en-US' });
  try {
    const page = await context.newPage();
    await page.goto(url, { timeout: TIMEOUT_MS });
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: TIMEOUT_MS });
    // The error screen has a heading too, and must not be printed as an application.
    if ((await page.locator('main table').count()) === 0) throw new Error('The page shows no application.');
    // Chromium reloads fonts for print, and would print fallback fonts if they arrived too late.
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(async () => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      await document.fonts.ready;
    });
    return await page.pdf({
      format: 'Letter',
      tagged: true,
      outline: true,
      printBackground: true,
      // The page's own print styles define headers and footers.
      preferCSSPageSize: true,
    });
  } finally {
    await context.close().catch(() => undefined);
  }
}
