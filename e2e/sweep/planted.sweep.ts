import { expect, type Page, test } from '@playwright/test';
import { findMisfits } from '../test-support/layout.ts';
import { callUp, readStories } from '../test-support/stories.ts';
import { findDoubles } from './findDoubles.ts';
import { bringCheckers, lookAgain } from './secondLook.ts';

const FAULTS: readonly {
  name: string;
  plant: () => void;
  look: (page: Page) => Promise<string[]>;
  says: RegExp;
}[] = [
  {
    name: 'a control without a name',
    plant: () => document.querySelector('#username-label')?.remove(),
    look: async (page) => (await lookAgain(page)).map(({ rule, element }) => `${rule} ${element}`),
    says: /^(axe:label|ibm:input_label_exists).*id="username"/,
  },
  {
    name: 'an announcement made twice',
    plant: () => {
      for (let count = 0; count < 2; count += 1) {
        const region = document.createElement('p');
        region.role = 'status';
        region.textContent = 'All changes saved';
        document.querySelector('main')?.append(region);
      }
    },
    look: findDoubles,
    says: /^'All changes saved' is announced twice$/,
  },
  {
    name: 'a text of fixed height',
    plant: () => {
      const title = document.querySelector<HTMLElement>('h1');
      title?.style.setProperty('height', '10px');
      title?.style.setProperty('overflow', 'hidden');
    },
    look: findMisfits,
    says: /^'Log In' is cut off$/,
  },
  {
    name: 'an outline: none',
    plant: () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(':focus-visible { outline: none !important; box-shadow: none !important }');
      document.adoptedStyleSheets = [sheet];
    },
    look: findUnringed,
    says: /^button shows no focus$/,
  },
];

for (const { name, plant, look, says } of FAULTS)
  test(`the sweep reports the planted fault “${name}” under its own rule`, async ({ page }) => {
    const [story] = await readStories(page);
    if (!story) throw new Error('There is no story.');
    await bringCheckers(page);
    await callUp(page, story);
    expect((await look(page)).filter((finding) => says.test(finding))).toEqual([]);
    await page.evaluate(plant);
    expect((await look(page)).join('\n')).toMatch(new RegExp(says, 'm'));
  });

test('every tab stop of each card and page shows a focus ring', async ({ page }) => {
  const stories = await readStories(page);
  const found: string[] = [];
  for (const screen of ['Log In', 'Sign Up', 'About You', 'Academics', 'Submit', 'Thank you']) {
    const story = stories.find((each) => each.screen === screen);
    if (!story) throw new Error(`There is no story of ${screen}.`);
    await callUp(page, story);
    found.push(...(await findUnringed(page)).map((finding) => `${screen}: ${finding}`));
  }
  expect(found).toEqual([]);
});

/** Tabs through the page and lists the stops that look the same with and without focus. */
async function findUnringed(page: Page): Promise<string[]> {
  const found: string[] = [];
  const seen = new Set<string>();
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return null;
      const drawn = element.closest<HTMLElement>('.app-choice, .app-upload') ?? element;
      const look = () =>
        [drawn, element, element.parentElement ?? element, element.nextElementSibling ?? element]
          .map((each) => getComputedStyle(each))
          .map((style) =>
            [
              style.outline,
              style.boxShadow,
              style.borderColor,
              style.backgroundColor,
              style.textDecoration,
            ].join(),
          )
          .join();
      const name = `${element.tagName.toLowerCase()}${element.id && `#${element.id}`}`;
      const words = element.textContent.slice(0, 20);
      for (const each of document.getAnimations()) each.finish();
      const focused = look();
      element.blur();
      for (const each of document.getAnimations()) each.finish();
      const blurred = look();
      element.focus({ preventScroll: true });
      return { name, id: name + words, isRinged: focused !== blurred };
    });
    if (!stop || seen.has(stop.id) || seen.size > 150) return found;
    seen.add(stop.id);
    if (!stop.isRinged) found.push(`${stop.name} shows no focus`);
  }
}
