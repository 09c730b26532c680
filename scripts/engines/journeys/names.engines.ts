import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { needs, test } from '../fixtures.ts';
import { logIn } from './account.ts';
import { seedStudent } from './applicants.ts';
import { heading } from './targets.ts';

/** Opens everything a choice can open, so that every control is there. */
const OPEN = {
  other_name_ind: 'yes',
  citizenship_status: 'international',
  mailing_same_ind: 'no',
  prev_college_ind: 'yes',
  test_scores_ind: 'yes',
  discipline_ind: 'yes',
  signature_confirmed: 'true',
};

const PAGES = [
  ['/about', 'About You'],
  ['/education', 'Academics'],
  ['/final-steps', 'Submit'],
] as const;

/** What the engine itself calls each control: the name a screen reader says. WCAG 4.1.2. */
test.describe('names', () => {
  const email = `engine-${randomUUID()}@example.edu`;
  test.beforeAll(({ opened }) => opened?.page.forgetCookies());

  for (const [path, title] of PAGES)
    test(`${title}: every control has a name`, async ({ page, request }, { annotations }) => {
      needs(page, 'computed names');
      await seedStudent(request, email, OPEN, path);
      await logIn(page, email);
      await page.sees(heading(title));
      const controls = await page.computedNames();
      annotations.push({ type: 'note', description: `${String(controls.length)} controls` });
      expect(controls.filter((control) => control.endsWith(': '))).toEqual([]);
    });
});
