import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The layout shifts of the page so far. */
    shifts: number[];
  }
}

/**
 * Measures the layout shifts of the pages opened from now on. The returned function waits for their fonts and two frames,
 * then returns the sum of the current page's.
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    return page.evaluate(() => window.shifts.reduce((sum, shift) => sum + shift, 0));
  };
}
