import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Looks for what axe finds wrong with the page as it stands; `state` names it in the failure. */
export async function expectNoFindings(page: Page, state: string): Promise<void> {
  // The cards have no frames; the other mode opens a page for every look, which takes seconds.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, state).toEqual([]);
}
