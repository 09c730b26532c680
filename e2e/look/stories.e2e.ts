import { expect, test } from '../fixtures.ts';
import {
  BRIEF_LOOK,
  bringAxe,
  chooseLongest,
  findFaults,
  readStories,
  SCREENS,
} from '../test-support/stories.ts';

test.use({ hasIdleMoments: true });

/** A card and a page of the form. The sweep looks at every state of every screen. */
const KINDS = ['Sign Up', 'About You'];

for (const screen of KINDS)
  test(`the longest story of ${screen} passes axe at 390 px, fits the window at 1280, 390 and 320 px, and has touch targets that are large enough · FORM-01, AUTH-43, TRAP-36`, async ({
    page,
    problems,
  }) => {
    // `findFaults` watches the console itself and knows which errors each story may log.
    problems.expect(/./);
    const story = chooseLongest((await readStories(page)).filter((each) => each.screen === screen));
    await bringAxe(page);
    expect(await findFaults(page, story, BRIEF_LOOK)).toEqual([]);
  });

test('the scenario switch lists every screen · TRAP-36', async ({ page }) => {
  const screens = (await readStories(page)).map(({ screen }) => screen);
  expect([...new Set(screens)]).toEqual(SCREENS);
});
