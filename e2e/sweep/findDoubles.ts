import type { Page } from '@playwright/test';

/** Lists double announcements: a live region inside another one, or two with the same text. */
export function findDoubles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LIVE = '[role="status"], [role="alert"], [role="log"], [aria-live]:not([aria-live="off"])';
    const regions = [...document.querySelectorAll(LIVE)].filter((region) => !region.closest('[inert]'));
    const words = (region: Element) => region.textContent.replaceAll(/\s+/g, ' ').trim();
    const nested = regions
      .filter((region) => region.parentElement?.closest(LIVE))
      .map((region) => `'${words(region)}' is in a live region nested in another`);
    // Documents are left out, because two may have the same status, each shown beside its own question.
    const said = regions
      .filter((region) => !region.matches('.app-upload__text'))
      .map(words)
      .filter((text) => text !== '');
    const twice = said.filter((text, index) => said.indexOf(text) !== index);
    return [...nested, ...twice.map((text) => `'${text}' is announced twice`)];
  });
}
