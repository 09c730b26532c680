import { logIn, logOut } from './account.ts';
import type { Journey } from './Journey.ts';
import { button, field, heading, link } from './targets.ts';

const FIRST = field('Legal first name');
const LAST = field('Legal last name');

/** What pages go through besides presses and keys: PROD-06, TRAP-35, TRAP-60, ROUTE-24. */
export const pageEvents: Journey = {
  name: 'page events',
  steps: [
    {
      name: 'log in',
      run: async (scene) => {
        await scene.applicants.seed(scene.email, { last_name: 'Marsh' });
        await logIn(scene);
        await scene.page.holds(LAST, 'Marsh');
      },
    },
    {
      name: 'reload right after typing',
      run: async ({ page }) => {
        await page.type(FIRST, 'Reloaded');
        await page.reload();
        await page.holds(FIRST, 'Reloaded');
      },
    },
    {
      name: 'leave for another site right after typing, and come back',
      run: async ({ page }) => {
        await page.type(FIRST, 'Left');
        await page.go('about:blank');
        await page.back();
        await page.holds(FIRST, 'Left');
      },
    },
    {
      name: 'hide right after typing',
      needs: ['tabs', 'hidden pages'],
      run: async ({ page }) => {
        await page.type(FIRST, 'Hidden');
        const tabs = await page.openTab();
        await page.expect('the other tab has it', async () => {
          await page.go('/about');
          await page.sees(heading('About You'));
          return (await page.value(FIRST)) === 'Hidden';
        });
        await tabs.closeSecond();
      },
    },
    {
      name: 'close right after typing',
      needs: ['tabs'],
      run: async ({ page }) => {
        const tabs = await page.openTab();
        await tabs.toFirst();
        await page.type(FIRST, 'Closed');
        await tabs.closeFirst();
        await page.expect('the other tab has it', async () => {
          await page.go('/about');
          await page.sees(heading('About You'));
          return (await page.value(FIRST)) === 'Closed';
        });
      },
    },
    {
      name: 'Back and Forward',
      run: async ({ page }) => {
        await page.go('/login');
        await page.press(link('Sign Up'));
        await page.sees(heading('Sign Up'));
        await page.back();
        await page.sees(heading('Log In'));
        await page.forward();
        await page.sees(heading('Sign Up'));
        await page.go('/about');
        await page.holds(LAST, 'Marsh');
      },
    },
    {
      name: 'a second tab takes over what this one saves',
      needs: ['tabs'],
      run: async ({ page }) => {
        const tabs = await page.openTab();
        await page.go('/about');
        await page.holds(LAST, 'Marsh');
        await tabs.toFirst();
        await page.go('/about');
        await page.type(FIRST, 'Tabbed');
        await page.press(button('Save and Continue'));
        await page.sees(heading('Academics'));
        await tabs.toSecond();
        await page.holds(FIRST, 'Tabbed');
        await tabs.closeSecond();
      },
    },
    {
      name: 'a second tab is logged out with this one',
      needs: ['tabs'],
      run: async (scene) => {
        const { page } = scene;
        const tabs = await page.openTab();
        await page.go('/about');
        await page.sees(heading('Academics'));
        await tabs.toFirst();
        await logOut(scene);
        await tabs.toSecond();
        await page.sees(heading('Log In'));
        await tabs.closeSecond();
        await logIn(scene);
        await page.press(link('About You'));
        await page.sees(heading('About You'));
      },
    },
    {
      name: 'back-forward cache: no answer on screen after the session has ended',
      run: async ({ page }) => {
        await page.go('/about');
        await page.type(FIRST, 'Cached');
        await page.go('about:blank');
        await page.go('/api/logout');
        await page.expect('Back leads to the form', async () => {
          if (['/about', '/login'].includes(await page.path())) return true;
          await page.back();
          return false;
        });
        await page.expect('no answer is on screen', async () => !(await page.value(LAST)));
      },
    },
    {
      name: 'Back after logging out: no answer on screen',
      run: async (scene) => {
        const { page } = scene;
        await logIn(scene);
        await page.holds(LAST, 'Marsh');
        await logOut(scene);
        await page.go('about:blank');
        await page.back();
        await page.sees(heading('Log In'));
        await page.back();
        await page.expect('no answer is on screen', async () => !(await page.value(LAST)));
      },
    },
  ],
};
