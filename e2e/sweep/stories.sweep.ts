import { expect, test } from '@playwright/test';
import { bringAxe, callUp, findFaults, readStories, WHOLE_LOOK } from '../test-support/stories.ts';
import { findDoubles } from './findDoubles.ts';
import { bringCheckers, lookAgain } from './secondLook.ts';
import { waiverOf } from './waivers.ts';

const TITLES: Readonly<Record<string, RegExp>> = {
  'Loading and errors': /^(Loading|Something went wrong|Link expired|Not logged out yet) · /,
  'Read-only view': /^(Application|Application for .*|Something went wrong) · /i,
};

test('every story fits windows from 1440 px down to 320 px, and axe finds nothing at 1280 and 390 px', async ({
  page,
}) => {
  const stories = await readStories(page);
  await bringAxe(page);
  const found: string[] = [];
  for (const story of stories) found.push(...(await findFaults(page, story, WHOLE_LOOK)));
  expect(found).toEqual([]);
});

test('each finding of IBM’s checker, and of axe with all rules enabled, has a waiver', async ({ page }, {
  annotations,
}) => {
  const stories = await readStories(page);
  await bringCheckers(page);
  const found: string[] = [];
  const waived = new Map<string, number>();
  for (const story of stories) {
    await callUp(page, story);
    for (const finding of await lookAgain(page)) {
      const waiver = waiverOf(finding);
      if (waiver) waived.set(waiver.why, (waived.get(waiver.why) ?? 0) + 1);
      else
        found.push(`${story.screen} / ${story.state}: ${finding.rule} ${finding.element} ${finding.message}`);
    }
    for (const double of await findDoubles(page)) found.push(`${story.screen} / ${story.state}: ${double}`);
    const title = await page.title();
    if (story.state !== 'an unknown address' && !(TITLES[story.screen] ?? /./).test(title))
      found.push(`${story.screen} / ${story.state}: its title is '${title}'`);
  }
  annotations.push({ type: 'result', description: `${String(stories.length)} stories` });
  for (const [why, count] of waived)
    annotations.push({ type: 'waived', description: `${String(count)} times: ${why}` });
  expect(found).toEqual([]);
});
