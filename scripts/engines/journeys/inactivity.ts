import type { PageClock } from '../clockScript.ts';
import type { Target } from '../findElement.ts';
import type { Page } from '../Page.ts';
import { logIn } from './account.ts';
import type { Journey } from './Journey.ts';
import { button, field, heading } from './targets.ts';

declare global {
  interface Window {
    pageClock?: PageClock;
  }
}

const MINUTE = 60_000;
const STILL_WORKING: Target = { role: 'dialog', name: 'Still working?' };

/** Moves the page's own clock, which the front brought (`clockScript.ts`). */
async function advance(page: Page, ms: number): Promise<void> {
  const movesOf = () => page.run(() => window.pageClock?.moves ?? 0);
  const before = await movesOf();
  await page.run((by) => window.pageClock?.advance(by), ms);
  await page.expect('the clock has moved', async () => (await movesOf()) > before);
}

/** Fifteen idle minutes: INACT-01…07. */
export const inactivity: Journey = {
  name: 'inactivity',
  sizes: ['desktop'],
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
        await advance(page, 14 * MINUTE - 10_000);
        await page.misses(STILL_WORKING);
        await advance(page, 11_000);
        await page.sees(STILL_WORKING);
        await advance(page, 10_000);
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
        await advance(page, 15 * MINUTE + 1_000);
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
