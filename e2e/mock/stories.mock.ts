import { expect, test } from '@playwright/test';
import { openStory, readStories, SCREENS } from '../test-support/stories.ts';

for (const screen of SCREENS)
  test(`every story of ${screen} shows what it promises`, async ({ page }) => {
    const stories = (await readStories(page)).filter((story) => story.screen === screen);
    expect(stories.length).toBeGreaterThan(0);
    const missed: string[] = [];
    for (const story of stories)
      await openStory(page, story).catch((error: unknown) => missed.push(`${story.state}: ${String(error)}`));
    expect(missed).toEqual([]);
  });
