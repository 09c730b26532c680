import type { Page } from '@playwright/test';

/** Shows the page again, or hides it, as another app in front of the browser or a closed lid does. */
export const setVisible = (page: Page, isVisible: boolean) =>
  page.evaluate((visible) => {
    Object.defineProperty(document, 'visibilityState', {
      value: visible ? 'visible' : 'hidden',
      configurable: true,
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isVisible);
