import type { Browser } from '@playwright/test';
import { TYPED_KEY } from '../form/makeForm.ts';

/** How many components one keystroke rendered, and inside how many questions. */
export interface Renders {
  readonly components: number;
  readonly questions: number;
}

/**
 * Counts what the worst keystroke renders: the first one after Submit, which changes what is wrong with its question.
 *
 * It listens where React's developer tools do, in a visit of its own.
 */
export async function countRenders(browser: Browser, url: string, size: number): Promise<Renders> {
  const page = await browser.newPage();
  await page.addInitScript(LISTENER);
  await page.goto(url);
  await page.waitForSelector('body[data-ready]');
  await page.locator('.app-button--submit').evaluate((button: HTMLElement) => button.click());
  await page.waitForFunction((n) => document.querySelectorAll('.app-field-error').length === n, size);
  await page.locator(`#${TYPED_KEY}`).focus();
  await page.evaluate('window.rendered = []');
  await page.keyboard.press('a');
  await page.waitForFunction('window.rendered.length > 0');
  const ids = await page.evaluate<string[]>('window.rendered');
  await page.close();
  return { components: ids.length, questions: new Set(ids).size };
}

/**
 * Notes for every component rendered by a commit the question it stands in, by the frame it stands in.
 *
 * A fibre was rendered if it did work (flag 1); a subtree that React left alone has the same child as before.
 */
const LISTENER = `
window.rendered = [];
function questionOf(fiber) {
  // A host node may be drawn (an icon's svg); what question it stands in, its own frame says.
  for (let node = fiber; node; node = node.child)
    if (node.stateNode instanceof Element) {
      const frame = node.stateNode.closest('.app-field');
      return frame?.querySelector('input, button')?.name || frame?.querySelector('[id$="-label"]')?.id || frame?.querySelector('input')?.id || 'no question';
    }
  return 'no question';
}
function visit(fiber) {
  const before = fiber.alternate;
  const isComponent = fiber.tag === 0 || fiber.tag === 11 || fiber.tag === 14 || fiber.tag === 15;
  if (isComponent && fiber.flags & 1) window.rendered.push(questionOf(fiber));
  if (before && before.child === fiber.child) return;
  for (let child = fiber.child; child; child = child.sibling) visit(child);
}
window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  supportsFiber: true,
  inject: () => 1,
  onCommitFiberRoot: (id, root) => visit(root.current),
  onCommitFiberUnmount() {},
  onPostCommitFiberRoot() {},
};
`;
