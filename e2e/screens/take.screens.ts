import { test } from '@playwright/test';
import { findStory, openStory } from '../test-support/stories.ts';

/** The screenshots and the stories that they show, in the order in which an applicant sees them. */
const SCREENS: Readonly<Record<string, string>> = {
  preview: 'About You / a visitor, empty',
  signup: 'Sign Up / rules met and unmet',
  confirm: 'Confirm Your Account / empty',
  login: 'Log In / empty',
  forgot: 'Forgot Password / empty',
  reset: 'Reset Password / empty',
  about: 'About You / second login',
  'about-whole': 'About You / first login',
  'about-errors': 'About You / every error',
  education: 'Academics / everything open, two colleges',
  'final-steps': 'Submit / everything open',
  completion: 'Thank you / PDF ready',
  help: 'Dialogs / Help',
  privacy: 'Dialogs / Privacy',
  account: 'Account / a student',
};
/** The screenshots that show the whole page rather than the window. */
const WHOLE = ['about-whole', 'education', 'final-steps'];

for (const [name, title] of Object.entries(SCREENS))
  test(name, async ({ page }, { project }) => {
    await openStory(page, await findStory(page, title));
    await page.screenshot({
      path: `docs/screens/${name}-${project.name}.png`,
      fullPage: WHOLE.includes(name),
      // The product does not have this button.
      style: '.app-scenario-switch { display: none }',
    });
  });
