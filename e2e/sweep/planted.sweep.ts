import { expect, type Page, test } from '@playwright/test';
import { findMisfits } from '../../src/app/test-support/layout.ts';
import { openStory, readStories } from '../test-support/stories.ts';
import { walkFocus } from '../test-support/walkFocus.ts';
import { findDoubles } from './findDoubles.ts';
import { runCheckers } from './runCheckers.ts';

const FAULTS: readonly {
  name: string;
  plant: () => void;
  look: (page: Page) => Promise<string[]>;
  says: RegExp;
}[] = [
  {
    name: 'a control without a name',
    plant: () => document.querySelector('#username-label')?.remove(),
    look: async (page) => (await runCheckers(page)).map(({ rule, element }) => `${rule} ${element}`),
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
    look: (page) => page.evaluate(findMisfits),
    says: /^'Log In' is cut off$/,
  },
  {
    name: 'an outline: none',
    plant: () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(':focus-visible { outline: none !important; box-shadow: none !important }');
      document.adoptedStyleSheets = [sheet];
    },
    look: walkFocus,
    says: /^button.* shows no focus$/,
  },
];

for (const { name, plant, look, says } of FAULTS)
  test(`the sweep reports the planted fault “${name}” under its own rule`, async ({ page }) => {
    const [story] = await readStories(page);
    if (!story) throw new Error('There is no story.');
    await openStory(page, story);
    expect((await look(page)).filter((finding) => says.test(finding))).toEqual([]);
    await page.evaluate(plant);
    expect((await look(page)).join('\n')).toMatch(new RegExp(says, 'm'));
  });
