import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { EVERYTHING } from './support/everything.ts';
import { goToStep, openForm, type StudentSeed } from './support/student.ts';

/** Axe's findings, as lines a person can act on. */
async function violations(page: Page): Promise<string[]> {
  // No frames to visit, no style sheets to fetch, nothing to tell about what passes: a third of the time.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false });
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

const STATES: Readonly<Record<string, StudentSeed>> = {
  empty: {},
  'with every error': { status: 'validating' },
  'with everything open and wrong': {
    status: 'validating',
    answers: { ...EVERYTHING, parent_1_email: 'no', hs_gpa: 'x', college_credits: '15.5' },
    add_another: { parent: 4, prev_college: 5 },
  },
};

for (const [state, seed] of Object.entries(STATES))
  test(`FORM-01, VSUM-05, COND-12 axe finds nothing on the three pages ${state} @phone`, async ({
    page,
    newEmail,
  }) => {
    test.slow();
    await openForm(page, newEmail(), '/about', seed);
    await expect.soft(violations(page), 'About You').resolves.toEqual([]);
    await goToStep(page, 'Academics');
    await expect.soft(violations(page), 'Academics').resolves.toEqual([]);
    await goToStep(page, 'Submit');
    await expect.soft(violations(page), 'Submit').resolves.toEqual([]);
  });

test('FORM-01, DEP-13, FORM-08 axe finds nothing in open lists, suggestions, other tabs and dialogs @phone', async ({
  page,
  newEmail,
}) => {
  test.slow();
  await openForm(page, newEmail(), '/about');
  await page.getByRole('combobox', { name: 'Country of birth' }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await expect(page.locator('.app-select__list > [aria-hidden="true"]')).toHaveCount(0);
  await expect.soft(violations(page), 'a list').resolves.toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByLabel('Street address').pressSequentially('12 Elm');
  await expect(page.getByRole('option', { name: /^12 Elm Street/ })).toBeVisible();
  await expect.soft(violations(page), 'suggestions').resolves.toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Outside the US' }).click();
  await expect.soft(violations(page), 'the other tab').resolves.toEqual([]);
  await goToStep(page, 'Academics');
  await page.getByRole('button', { name: 'See all majors' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.soft(violations(page), 'a dialog').resolves.toEqual([]);
});
