import { expect, test } from '../fixtures.ts';
import { COMPLETE } from '../test-support/seeds.ts';
import { openForm, step, watchCalls } from '../test-support/student.ts';

test('an applicant can move from the review to a section, change an answer and return, and focus follows each time · FORM-18, WCAG 3.3.4, ROLE-16, NAV-04 @phone @long', async ({
  page,
  newEmail,
}) => {
  const answers = { ...COMPLETE.answers, ssn: '123-45-6789', hs_gpa: '' };
  await openForm(page, newEmail(), '/final-steps', { answers, documents: COMPLETE.documents });
  const review = page.getByRole('region', { name: 'Review your answers' });
  const pageOf = (name: string) => review.getByRole('button', { name: new RegExp(`: ${name}$`) });
  const answerTo = (label: string) =>
    review.getByRole('row', { name: label, exact: false }).getByRole('cell');
  await expect(pageOf('About You')).toHaveAttribute('aria-expanded', 'false');
  await expect(step(page, 'Academics')).toHaveAccessibleDescription(
    /^\d+ of \d+ required questions answered/,
  );
  await pageOf('Academics').press('Enter');
  await expect(answerTo('Cumulative GPA')).toHaveText('Not answered yet');
  await pageOf('About You').press('Enter');
  await expect(answerTo('Social Security number')).toHaveText('***-**-6789');
  await expect(answerTo('What is your citizenship status?')).toHaveText('U.S. citizen or U.S. national');

  const change = review.getByRole('link', { name: 'Change: How to reach you' });
  const calls = watchCalls(page, /^\/api\/(answer|validations|last-page)$/);
  await change.press('Enter');
  await expect(page).toHaveURL('/about');
  await expect(page.getByLabel('Preferred email')).toBeFocused();
  await expect
    .poll(() => calls.map(({ method, path }) => `${method} ${path}`).sort())
    .toEqual(['POST /api/validations', 'PUT /api/answer', 'PUT /api/last-page']);

  await page.getByLabel('Preferred email').press('ControlOrMeta+a');
  await page.keyboard.type('new@example.edu');
  const back = page.getByRole('link', { name: 'Back to your review' });
  await expect(back).toHaveCount(1);
  await back.press('Enter');
  await expect(page).toHaveURL('/final-steps');
  await expect(change).toBeFocused();
  await expect(answerTo('Preferred email')).toHaveText('new@example.edu');
});
