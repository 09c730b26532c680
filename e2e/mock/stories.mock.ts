import { expect, test } from '@playwright/test';
import { SCREENS } from '../../src/scenario/stories/screens.ts';
import { callUp, readStories } from '../test-support/stories.ts';

for (const { name } of SCREENS)
  test(`on the development mock, every story of ${name} shows what it promises`, async ({
    page,
  }, testInfo) => {
    const stories = (await readStories(page)).filter(({ screen }) => screen === name);
    const missed: string[] = [];
    for (const story of stories)
      await callUp(page, story).catch((error: unknown) => missed.push(`${story.state}: ${String(error)}`));
    testInfo.annotations.push({ type: 'result', description: `${String(stories.length)} stories` });
    expect(missed).toEqual([]);
  });
