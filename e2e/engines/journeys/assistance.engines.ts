import { randomUUID } from 'node:crypto';
import { test } from '../fixtures.ts';
import { button, field, heading, list } from './targets.ts';

declare global {
  interface Window {
    /** What a screen reader would have announced. */
    heard: string[];
  }
}

const STREET = list('Street address');
const SUGGESTED = { role: 'option', name: 'Use: 12 Nowhere Lane' } as const;
const HELP = { role: 'dialog', name: 'Help' } as const;

/** What screen readers and input method editors depend on. */
test.describe('assistance', () => {
  test.beforeAll(async ({ opened }) => {
    await opened?.page.forgetCookies();
    // WebKit takes an address that is already shown for a reload, which would keep another journey's view of an applicant.
    await opened?.page.go('/login');
  });

  test('an Enter that accepts a candidate of an input method editor chooses nothing from a list · BEY-07', async ({
    page,
  }) => {
    await page.go('/about');
    await page.type(STREET, '12 Nowhere Lane');
    await page.expectThere(SUGGESTED);

    const pressEnter = () => {
      const isAccepted = document.activeElement?.hasAttribute('data-composed');
      const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
      // As Safari sends the Enter that ends a composition, without `isComposing`.
      if (!isAccepted) Object.defineProperty(enter, 'keyCode', { value: 229 });
      document.activeElement?.setAttribute('data-composed', '');
      document.activeElement?.dispatchEvent(enter);
    };
    await page.run(pressEnter);
    await page.expectThere(SUGGESTED);
    await page.expectValue(STREET, '12 Nowhere Lane');

    await page.run(pressEnter);
    await page.expectGone(SUGGESTED);
  });

  test('the same refusal is announced each time · BEY-08', async ({ page }) => {
    await page.go('/login');
    await page.expectThere(heading('Log In'));
    await page.run(() => {
      window.heard = [];
      const live = '[aria-live]:not([aria-live=off]), [role=status], [role=alert]';
      new MutationObserver((records) => {
        for (const { target, addedNodes } of records)
          for (const node of addedNodes.length > 0 ? addedNodes : [target]) {
            const element = node instanceof Element ? node : node.parentElement;
            if (element?.closest(live) ?? element?.querySelector(live))
              window.heard.push(node.textContent ?? '');
          }
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    });
    await page.type(field('Email Address'), `engine-${randomUUID()}@example.edu`);
    await page.type(field('Password'), 'Wrong-Horse-7-Battery');

    for (const times of [1, 2]) {
      await page.press(button('Submit'));
      const spoken = () =>
        page.run(() => window.heard.filter((text) => /incorrect|not match|wrong/i.test(text)).length);
      await page.expect(
        `it has been announced ${String(times)} times`,
        async () => (await spoken()) >= times,
      );
    }
  });

  test('all but an open dialog is inert or empty, and the dialog keeps the focus · BEY-09', async ({
    page,
  }) => {
    await page.go('/login');
    await page.press(button('Help'));
    await page.expectThere(HELP);

    const rest = () =>
      page.run(() => {
        const dialog = document.querySelector('[role=dialog]');
        const isOpen = (element: Element) =>
          element.contains(dialog) ||
          element.matches('[inert], [hidden], noscript, script, .app-toaster') ||
          element.textContent.trim() === '';
        return [...document.body.children]
          .filter((element) => !isOpen(element))
          .map(({ outerHTML }) => outerHTML);
      });
    await page.expect('everything else is inert', async () => (await rest()).length === 0);
    await page.expect('the focus is in the dialog', () =>
      page.run(() => document.activeElement?.closest('[role=dialog]') !== null),
    );
    await page.expect('the dialog has no aria-modal', () =>
      page.run(() => document.querySelector('[aria-modal]') === null),
    );
    await page.press({ ...button('Close'), within: HELP });
    await page.expectFocus(button('Help'));
  });
});
