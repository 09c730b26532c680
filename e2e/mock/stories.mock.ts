import { expect, test } from '@playwright/test';
import { openStory, readStories, SCREENS } from '../test-support/stories.ts';

/** What asks about an answer that may be a slip; only these stories show it. */
const ASKS = /Did you mean|Schools often close|These answers may well be right/;

for (const screen of SCREENS) {
  const list = async (page: Parameters<typeof readStories>[0]) =>
    (await readStories(page)).filter((story) => story.screen === screen);

  test(`the first story of ${screen} shows what it promises @first`, async ({ page }) => {
    const [story] = await list(page);
    if (!story) throw new Error(`There is no story of ${screen}.`);
    await openStory(page, story);
  });

  test(`every story of ${screen} shows what it promises`, async ({ page }) => {
    const stories = await list(page);
    expect(stories.length).toBeGreaterThan(0);
    const missed: string[] = [];
    for (const story of stories) {
      await openStory(page, story).catch((error: unknown) => missed.push(`${story.state}: ${String(error)}`));
      if (!ASKS.test(story.shows) && (await page.getByText(ASKS).count()) > 0)
        missed.push(`${story.state}: asks about an answer`);
    }
    expect(missed).toEqual([]);
  });
}
