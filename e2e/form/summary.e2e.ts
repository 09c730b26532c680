import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { goToStep, openForm, seedStudent, watchCalls } from '../test-support/student.ts';

const summary = (page: Page) => page.getByRole('region', { name: 'Please review your application' });
const link = (page: Page, name: string | RegExp) => summary(page).getByRole('link', { name });

/** Questions of different kinds, each of which handles focus differently, alternating between pages. */
const KINDS = [
  '/about#first_name',
  '/education#hs_transcript_doc',
  '/about#other_name_ind',
  '/final-steps#signature_confirmed',
  '/education#hs_grad_month',
];

test('a summary link scrolls to its question on any page and moves focus there, even when the link is pressed again · VSUM-01…03, VSUM-07, VSUM-08, TRAP-67', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/final-steps', { status: 'validating' });
  await expect(page.getByText(/^\d+ items need your attention before you can submit\./)).toBeVisible();
  for (const href of KINDS) {
    await summary(page).locator(`a[href="${href}"]`).click();
    await expect(page).toHaveURL(href);
    const key = href.slice(href.indexOf('#') + 1);
    // Groups pass the focus on to their first control.
    await expect(page.locator(`#${key}:focus, #${key} :focus`), href).toHaveCount(1);
    // Checks the whole question, because a file input itself is visually hidden.
    await expect(page.locator('.app-field:focus-within').last(), href).toBeInViewport();
  }
  const field = page.locator('#hs_grad_month');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Cumulative GPA').focus();
  await summary(page).locator('a[href="/education#hs_grad_month"]').click();
  await expect(field).toBeFocused();
});

test('a URL with a question’s key as its fragment opens at that question · VSUM-07, TRAP-67 @long', async ({
  page,
  newEmail,
}) => {
  await seedStudent(page, newEmail(), { last_page: '/education' });
  await page.goto('/education#hs_gpa');
  await expect(page.getByLabel('Cumulative GPA')).toBeFocused();
  await expect(page.locator('#hs_gpa-label')).toBeInViewport();

  // Changing only the fragment does not reload the document, but still opens the question, even in an
  // unselected tab.
  await page.goto('/education#applicant_type');
  await expect(page.locator('#applicant_type-first_year')).toBeFocused();
  await expect(page.locator('#applicant_type-label')).toBeInViewport();
  await page.goto('/education#hs_intl_name');
  await expect(page.getByRole('tab', { name: 'Outside the US' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('School name')).toBeFocused();
  await page.goBack();
  await expect(page.locator('#applicant_type-first_year')).toBeFocused();
  await page.reload();
  await expect(page.locator('#applicant_type-first_year')).toBeFocused();
});

test('a summary link to a question in an unselected tab opens that tab, and an error that belongs to no page is plain text · TRAP-44, SUB-10, VAL-03 @long', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/final-steps', { status: 'validating' });
  await page.route('**/api/validations', (route) =>
    route.fulfill({
      json: {
        message: 'Checked.',
        errors: {
          about: { home_intl_address: ['We could not find this address.'], parent_2_name: ['Too short.'] },
          education: { hs_state_desc: ['Does not fit its state.'] },
        },
      },
    }),
  );
  await goToStep(page, 'Academics');
  const calls = watchCalls(page, /^\/api\/tabs$/);
  await link(page, /We could not find this address/).click();
  await expect(page).toHaveURL('/about#home_intl_address');
  await expect(page.getByRole('tab', { name: 'Outside the US' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Full address')).toBeFocused();
  await expect(page.locator('#home_intl_address-error')).toContainText('We could not find this address.');
  await expect(summary(page).locator('a[href*="undefined"]')).toHaveCount(0);
  await expect
    .poll(() => calls.map(({ body }) => body))
    .toEqual([{ tab_id: 'home_address_tab', chosen_tab: 'intl' }]);

  // The removed parent and the hidden `_desc` key have no question on screen, so their links lead to the nearest one.
  const parent = link(page, /Too short/);
  await expect(parent).toHaveAttribute('href', '/about#parent_2_name');
  await parent.click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(summary(page).getByText(/Does not fit its state/)).toBeVisible();
});
