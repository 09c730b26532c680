import type { Page } from '@playwright/test';

interface Axe {
  setup: (root: Element) => void;
  teardown: () => void;
  commons: { text: { accessibleText: (element: Element) => string } };
}

/**
 * Says which name calls two different actions; for those who press by voice. WCAG 2.5.3, 3.2.4.
 *
 * Links to one place are one action. The page has brought axe, which works the names out.
 */
export function findNameFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { axe } = window as unknown as { axe: Axe };
    // A drop-down is a question: as a field, it is told apart by its group.
    const ACTIONS = 'button:not([role="combobox"]), a[href], input[type="file"]';
    const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
    const actions = [...document.querySelectorAll(ACTIONS)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[inert], [aria-hidden="true"], .app-scenario-switch'),
    );
    axe.setup(document.documentElement);
    try {
      const named = actions.map((element) => ({
        name: plain(axe.commons.text.accessibleText(element)),
        does: element.getAttribute('href') ?? element,
      }));
      return named.flatMap(({ name, does }, index) =>
        named.slice(0, index).some((other) => other.name === name && other.does !== does)
          ? [`two actions are named '${name}'`]
          : [],
      );
    } finally {
      axe.teardown();
    }
  });
}
