import type { Page } from '@playwright/test';

interface Axe {
  setup: (root: Element) => void;
  teardown: () => void;
  commons: { text: { accessibleText: (element: Element) => string } };
}

/**
 * Lists names shared by different actions, which confuse people who use voice control. WCAG 2.5.3, 3.2.4.
 * Links to the same place count as one action. Needs axe in the page to compute the names.
 */
export function findNameFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { axe } = window as unknown as { axe: Axe };
    // Leaves out drop-downs, because they are fields, which may be told apart by the name of their group.
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
