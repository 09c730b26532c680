import type { Browser, CDPSession, Page } from '@playwright/test';
import { TYPED_KEY } from '../form/makeForm.ts';
import { readHeap } from './openSlowPhone.ts';
import { readTrace } from './readTrace.ts';

/** CPU throttling rate. */
export const CPU_SLOWDOWN = 4;

/**
 * Keystrokes of the warm-up. The measured run types twice as many, which still fits the question's limit of
 * 45 characters.
 */
const WARM_UP = 'a b c d e f g h i j k l m n o p q r s t'.split(' ');
const KEYS = [...WARM_UP, ...WARM_UP];

/** Milliseconds between keystrokes. */
const PAUSE = 50;

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', 'v8'];

/** The measured cost of one visit: the JavaScript of each keystroke and of Submit, in ms. */
export interface Visit {
  readonly keystrokes: readonly number[];
  readonly validatingKeystrokes: readonly number[];
  readonly submit: number;
  /** JavaScript heap in use once every error is shown, in bytes. */
  readonly heap: number;
}

/** Fills in a form as a person would, key by key, and reads the cost from traces. */
export async function measurePage(browser: Browser, url: string, size: number): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForSelector('body[data-ready]');
  const field = page.locator(`#${TYPED_KEY}`);
  await field.focus();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const traced = (act: () => Promise<void>, event: string) => trace(browser, page, act, event);

  // The warm-up compiles the code, so that the measured keystrokes run as they do for most of a visit.
  await type(WARM_UP, page, cdp);
  await field.fill('');
  const keystrokes = await traced(() => type(KEYS, page, cdp), 'keydown');
  await field.fill('');
  const [submit] = await traced(async () => {
    // Clicks from a script, because a real click would add mouse moves and hover effects to the measurement.
    await page
      .locator('.app-button--submit')
      .evaluate((button: HTMLElement) => setTimeout(() => button.click()));
    await page.waitForFunction((n) => document.querySelectorAll('.app-field-error').length === n, size);
    await settle(page);
  }, 'click');
  await field.focus();
  const validatingKeystrokes = await traced(() => type(KEYS, page, cdp), 'keydown');

  const heap = await readHeap(cdp);
  await context.close();
  if (submit === undefined) throw new Error('The click on Submit is not in the trace.');
  return { keystrokes, validatingKeystrokes, submit, heap };
}

async function trace(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
  event: string,
): Promise<number[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  return readTrace(await browser.stopTracing(), event);
}

/**
 * Types key by key, with a pause after each.
 * The pause is fixed, because polling the page for completion would itself run JavaScript.
 */
async function type(keys: readonly string[], page: Page, cdp: CDPSession): Promise<void> {
  for (const key of keys) {
    const code = `Key${key.toUpperCase()}`;
    const virtualKey = { key, code, windowsVirtualKeyCode: key.toUpperCase().charCodeAt(0) };
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', text: key, ...virtualKey });
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...virtualKey });
    await page.waitForTimeout(PAUSE);
  }
}

/** Waits until the page has rendered two frames. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
