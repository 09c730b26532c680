import { needs, test } from '../fixtures.ts';
import { holdScripts } from '../holdScripts.ts';
import { field } from './targets.ts';

test('a date pressed before the scripts load has the focus once they have · AUTH-24', async ({ page }) => {
  needs(page, 'typed dates');
  await using held = await holdScripts(process.env.E2E_URL ?? '');
  const birth = field('Date of birth');
  await page.leaveFor(`${held.url}/about`);
  await page.press(birth);
  await page.expect('the scripts have not loaded', () =>
    page.run(() => document.querySelector('[data-waiting]') !== null),
  );
  held.release();
  await page.expect('they have loaded', () =>
    page.run(() => document.querySelector('[data-waiting]') === null),
  );
  await page.expectFocus(birth);
});
