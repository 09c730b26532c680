import { expect } from '../fixtures.ts';
import { test } from '../test-support/sharedBrowser.ts';
import {
  BRIEF_LOOK,
  bringAxe,
  chooseTelling,
  findFaults,
  readStories,
  SCREENS,
} from '../test-support/stories.ts';

test.use({ hasIdleMoments: true });

// The sweep looks at every state.
for (const screen of SCREENS)
  test(`the first and the longest story of ${screen} pass axe at 390 px, fit the window at 1280, 390 and 320 px, and have touch targets that are large enough · FORM-01, AUTH-43, TRAP-36`, async ({
    page,
    problems,
  }) => {
    test.slow();
    // `findFaults` watches the console itself and knows which errors each story may log.
    problems.expect(/./);
    const stories = chooseTelling((await readStories(page)).filter((story) => story.screen === screen));
    expect(stories.length).toBeGreaterThan(0);
    await bringAxe(page);
    const findings: string[] = [];
    for (const story of stories) findings.push(...(await findFaults(page, story, BRIEF_LOOK)));
    expect(findings).toEqual([]);
  });

test('every screen listed by the scenario switch is checked · TRAP-36', async ({ page }) => {
  const screens = (await readStories(page)).map(({ screen }) => screen);
  expect([...new Set(screens)]).toEqual(SCREENS);
});
