import { expect, test } from '@playwright/test';
import { SCREENS } from '../../src/scenario/stories/screens.ts';
import { callUp, readStories } from '../test-support/stories.ts';

for (const { name, stories } of SCREENS)
  test(`on the development mock, the ${String(stories.length)} stories of ${name} show what they promise`, async ({
    page,
  }) => {
    const listed = (await readStories(page)).filter(({ screen }) => screen === name);
    expect(listed).toHaveLength(stories.length);
    const missed: string[] = [];
    for (const story of listed)
      await callUp(page, story).catch((error: unknown) => missed.push(`${story.state}: ${String(error)}`));
    expect(missed).toEqual([]);
  });
