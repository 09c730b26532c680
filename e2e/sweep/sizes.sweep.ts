import { expect, type Page, test } from '@playwright/test';
import { enlargeByStyle, findOutsideOfPhones, setTextSize } from '../test-support/layout.ts';
import { openStory, readStories } from '../test-support/stories.ts';

/** The two ways to enlarge text: a style sheet, which no media query notices, and the browser's own setting. */
const WAYS: Readonly<Record<string, (page: Page) => (percent: number) => Promise<unknown>>> = {
  'a style sheet': enlargeByStyle,
  'the browser’s setting': (page) => (percent) => setTextSize(page, Math.round((16 * percent) / 100)),
};

for (const [way, enlarge] of Object.entries(WAYS))
  test(`on a phone, with text enlarged to at most 200 % by ${way}, every story keeps its text and controls in the window · FORM-01, WCAG 1.4.4, WCAG 1.4.10`, async ({
    page,
  }) => {
    const found: string[] = [];
    for (const story of await readStories(page)) {
      // On a phone the review is folded, so the answers that its stories promise could not be seen.
      await page.setViewportSize({ width: 1280, height: 800 });
      await openStory(page, story);
      const outside = await findOutsideOfPhones(page, enlarge(page));
      found.push(...outside.map((each) => `${story.screen} / ${story.state}: ${each}`));
    }
    expect(found).toEqual([]);
  });
