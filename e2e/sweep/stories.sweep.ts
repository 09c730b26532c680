import { expect, type Page, test } from '@playwright/test';
import { findMisfits, findSmallTargets } from '../../src/app/test-support/layout.ts';
import { runAxe } from '../test-support/runAxe.ts';
import { openStory, type LinkedStory, readStories, SCREENS } from '../test-support/stories.ts';
import { findDoubles } from './findDoubles.ts';
import { runCheckers } from './runCheckers.ts';
import { waiverOf } from './waivers.ts';

const PHONE = 390;
/** The widths at which a story is checked. A width of 320 px corresponds to a 1280 px window zoomed to 400 %. */
const WIDTHS = [1280, 1440, 768, PHONE, 360, 320];
const AXE_WIDTHS = [1280, PHONE];
const HEIGHTS: Readonly<Record<number, number>> = { [PHONE]: 844, 320: 640 };

const TITLES: Readonly<Record<string, RegExp>> = {
  'Loading and errors': /^(Loading|Something went wrong|Link expired|Not logged out yet) · /,
  'Read-only view': /^(Application|Application for .*|Something went wrong) · /i,
};

/** Opens a story and lists its faults at each width, and the errors that it must not log. */
async function findFaults(page: Page, story: LinkedStory): Promise<string[]> {
  const said: string[] = [];
  const listen = (message: { type: () => string; text: () => string }) => {
    if (message.type() === 'error' && !(story.logs && message.text().includes(story.logs)))
      said.push(`console: ${message.text()}`);
  };
  const fail = (error: Error) => said.push(`uncaught: ${String(error)}`);
  page.on('console', listen);
  page.on('pageerror', fail);
  const findings: string[] = [];
  try {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHTS[width] ?? 800 });
      if (width === WIDTHS[0]) await openStory(page, story);
      const faults = [
        ...(AXE_WIDTHS.includes(width) ? await runAxe(page) : []),
        ...(await page.evaluate(findMisfits)),
        ...(width === PHONE ? await page.evaluate(findSmallTargets) : []),
      ];
      findings.push(...faults.map((finding) => `${String(width)} px: ${finding}`));
    }
  } catch (error) {
    findings.push(`does not appear: ${String(error).split('\n')[0] ?? ''}`);
  }
  page.off('console', listen);
  page.off('pageerror', fail);
  return [...findings, ...said].map((finding) => `${story.screen} / ${story.state}: ${finding}`);
}

test('every story fits windows from 1440 px down to 320 px, and axe finds nothing at 1280 and 390 px · FORM-01, AUTH-43, TRAP-36', async ({
  page,
}) => {
  const stories = await readStories(page);
  expect([...new Set(stories.map(({ screen }) => screen))]).toEqual(SCREENS);
  const found: string[] = [];
  for (const story of stories) found.push(...(await findFaults(page, story)));
  expect(found).toEqual([]);
});

test('each finding of IBM’s checker, and of axe with all rules enabled, has a waiver', async ({ page }, {
  annotations,
}) => {
  const stories = await readStories(page);
  // On a phone the review is folded, so the answers that its stories promise could not be seen.
  await page.setViewportSize({ width: 1280, height: 800 });
  const found: string[] = [];
  const waived = new Map<string, number>();
  for (const story of stories) {
    await openStory(page, story);
    for (const finding of await runCheckers(page)) {
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
