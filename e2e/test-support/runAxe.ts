import type { Page } from '@playwright/test';
import axe from 'axe-core';

interface Axe {
  run: (options: object) => Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }>;
  setup: (root: Element) => void;
  teardown: () => void;
  commons: { text: { accessibleText: (element: Element) => string } };
}

/** Finishes transitions, so that nothing is measured half faded. Endless animations keep running. */
export const finishTransitions = (page: Page) =>
  page.evaluate(() => {
    for (const each of document.getAnimations())
      if (Number(each.effect?.getComputedTiming().endTime) < 1_000) each.finish();
  });

/** Defines `window.axe` in the current document. */
export const injectAxe = (page: Page) => page.evaluate(`${axe.source};0`);

/** Lists what axe finds in the current document, and the names that different actions share. */
export async function runAxe(page: Page): Promise<string[]> {
  await finishTransitions(page);
  await injectAxe(page);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    // An experimental rule for voice control: a control's name must contain its visible words. WCAG 2.5.3.
    const rules = { 'label-content-name-mismatch': { enabled: true } };
    const { violations } = await axe.run({ resultTypes: ['violations'], preload: false, rules });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  });
  return [...found, ...(await findNameFaults(page))];
}

/**
 * Lists names shared by different actions, which confuse people who use voice control. WCAG 2.5.3, 3.2.4.
 * Links to the same place count as one action.
 */
function findNameFaults(page: Page): Promise<string[]> {
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
