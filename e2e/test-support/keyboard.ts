import { expect, type Locator, type Page } from '@playwright/test';
import { named, partOf } from './controls.ts';
import type { Hand } from './Hand.ts';
import { describeFocus, findTroubles } from './walkFocus.ts';

const MOST_STOPS = 90;

/** Presses Tab until a control has focus, checking every stop on the way. WCAG 2.4.3, 2.4.7, 2.4.11. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control.first()).toBeAttached();
  const target = await control.first().elementHandle();
  let wasLast = false;
  for (let count = 1; count <= MOST_STOPS; count += 1) {
    await page.keyboard.press('Tab');
    // Scrolling to a control finishes in the next frame.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const stop = await page.evaluate(describeFocus);
    // After the end of the page, Tab moves to the browser's own controls and then back to the top.
    const isBrowsers = !stop && wasLast;
    wasLast = stop?.isInFooter ?? false;
    if (isBrowsers) continue;
    expect(stop ? findTroubles(stop) : ['focus is lost'], `stop ${String(count)} on ${page.url()}`).toEqual(
      [],
    );
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${String(control)} has no focus after ${String(MOST_STOPS)} stops.`);
}

/** Tabs to a control and types into it. */
export async function typeInto(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.type(text);
}

/** Tabs to a button or link and presses Enter. */
export async function enter(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

/** A `Hand` that uses only the keyboard. */
export const keyboardOf = (page: Page): Hand => ({
  write: (label, text, within) => typeInto(page, partOf(page, within).getByLabel(named(label)), text),
  date: async (label, day) => {
    const [year = '', month = '', dayOfMonth = ''] = day.split('-');
    await typeInto(page, page.getByLabel(named(label)), month + dayOfMonth + year);
  },
  choose: async (label, option, within) => {
    await typeInto(page, partOf(page, within).getByRole('combobox', { name: named(label) }), option);
    await expect(page.getByRole('option', { name: option, exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option')).toHaveCount(0);
  },
  typeUnlisted: async (label, text) => {
    await typeInto(page, page.getByLabel(named(label)), text);
    await page.keyboard.press('Escape');
  },
  answer: async (question, option) => {
    const radios = page.getByRole('radiogroup', { name: question }).getByRole('radio');
    await tabTo(page, radios.first());
    await page.keyboard.press('Space');
    const wanted = radios.and(page.getByRole('radio', { name: option, exact: true }));
    for (let tries = await radios.count(); tries > 0 && !(await wanted.isChecked()); tries -= 1)
      await page.keyboard.press('ArrowDown');
    await expect(wanted).toBeChecked();
  },
  tick: async (label) => {
    const box = page.getByRole('checkbox', { name: label, exact: true });
    await tabTo(page, box);
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
  },
  press: (button) => enter(page, page.getByRole('button', { name: button })),
});

/** Opens a button's overlay, tabs into it and closes it with Escape, which must restore focus to the button. */
export async function openAndClose(page: Page, button: Locator): Promise<void> {
  await enter(page, button);
  const dialog = page.getByRole('dialog');
  const hasFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await hasFocus(), 'Tab leads into it').toBe(true);
  // A modal dialog traps the focus; the account panel does not.
  if (await page.evaluate(() => document.getElementById('root')?.inert)) {
    const stops = await dialog.locator('a[href], button').count();
    for (let stop = 0; stop <= stops; stop += 1) await page.keyboard.press('Tab');
    expect(await hasFocus(), 'Tab stays in it').toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
}

/**
 * Records what a screen reader announces unprompted, across page loads: live regions, and each newly focused
 * element (as "focus: …").
 */
export async function recordAnnouncements(page: Page): Promise<string[]> {
  const announced: string[] = [];
  await page.exposeFunction('reportAnnounced', (text: string) => announced.push(text));
  await page.addInitScript(() => {
    const LIVE = '[aria-live]:not([aria-live=off]),[role=status],[role=alert],output';
    const { reportAnnounced } = window as unknown as { reportAnnounced: (text: string) => void };
    const last = new WeakMap<Element, string>();
    const words = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
    const say = (region: Element) => {
      const text = words(region) || (region.getAttribute('aria-label') ?? '');
      if (text !== '' && last.get(region) !== text) reportAnnounced(text);
      last.set(region, text);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const around = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
        if (around) say(around);
        for (const node of addedNodes)
          if (node instanceof Element) for (const region of node.querySelectorAll(LIVE)) say(region);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof Element)) return;
      const named = (attribute: string) =>
        (target.getAttribute(attribute) ?? '').split(' ').map((id) => words(document.getElementById(id)));
      const isHeading = target.matches('h1, h2');
      const described = target.matches('[aria-invalid="true"]') ? named('aria-describedby') : [];
      const texts = [isHeading ? words(target) : '', ...named('aria-labelledby'), ...described];
      const text = texts.filter((each) => each !== '').join(' ');
      if (text !== '') reportAnnounced(`focus: ${text}`);
    });
  });
  return announced;
}
