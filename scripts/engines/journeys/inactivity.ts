import type { Target } from '../pageTools.ts';
import { logIn } from './account.ts';
import type { Journey } from './Journey.ts';
import { button, field, heading } from './targets.ts';

const MINUTE = 60_000;
const STILL_WORKING: Target = { role: 'dialog', name: 'Still working?' };

/** Fifteen idle minutes: INACT-01…07. */
export const inactivity: Journey = {
  name: 'inactivity',
  steps: [
    {
      name: 'log in',
      run: async (scene) => {
        await scene.applicants.seed(scene.email, {});
        await logIn(scene);
        await scene.page.type(field('Legal first name'), 'Jane');
      },
    },
    {
      name: 'after fourteen minutes: the dialog, and its countdown',
      run: async ({ page }) => {
        await page.advance(14 * MINUTE - 10_000);
        await page.misses(STILL_WORKING);
        await page.advance(11_000);
        await page.sees(STILL_WORKING);
        await page.advance(10_000);
        await page.reads('You will be logged out in 4');
      },
    },
    {
      name: '“Yes” goes back to the application',
      run: async ({ page }) => {
        await page.press(button('Yes - Take me back to my application'));
        await page.misses(STILL_WORKING);
        await page.holds(field('Legal first name'), 'Jane');
      },
    },
    {
      name: 'after fifteen minutes: logged out, and told why',
      run: async ({ page }) => {
        await page.advance(15 * MINUTE + 1_000);
        await page.sees(heading('Log In'));
        await page.reads('You have been automatically logged out due to inactivity.');
      },
    },
    {
      name: 'what was typed is saved',
      run: async (scene) => {
        await logIn(scene);
        await scene.page.holds(field('Legal first name'), 'Jane');
      },
    },
  ],
};
