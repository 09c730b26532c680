import { expect, test } from '../fixtures.ts';
import { bringAxe, readStories, sweepStory } from '../test-support/stories.ts';

test.use({ hasIdleMoments: true });

/** Named here, so that a screen cannot leave the sweep unseen. */
const SCREENS = [
  'Log In',
  'Sign Up',
  'Confirm Your Account',
  'Forgot Password',
  'Reset Password',
  'About You',
  'Academics',
  'Submit',
  'Documents',
  'Thank you',
  'Loading and errors',
  'Read-only view',
  'Banners',
  'Account',
  'Dialogs',
  'Unexpected Error',
];

for (const screen of SCREENS)
  test(`every state of ${screen} appears; axe finds nothing at 1280 and 390 px; nothing is cut, overlaps or scrolls sideways from 1440 down to 320, and a thumb hits what it presses · FORM-01, AUTH-43, TRAP-36`, async ({
    page,
    problems,
  }) => {
    test.slow();
    // The sweep hears the console itself, and knows which story said what.
    problems.expect(/./);
    const stories = (await readStories(page)).filter((story) => story.screen === screen);
    expect(stories.length).toBeGreaterThan(0);
    await bringAxe(page);
    const findings: string[] = [];
    for (const story of stories) findings.push(...(await sweepStory(page, story)));
    expect(findings).toEqual([]);
  });

test('every screen of the scenario switch is swept · TRAP-36', async ({ page }) => {
  const screens = (await readStories(page)).map(({ screen }) => screen);
  expect([...new Set(screens)]).toEqual(SCREENS);
});
