import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { EVERYTHING } from '../test-support/everything.ts';
import { findSmallTargets } from '../test-support/layout.ts';
import { goToStep, openForm, type StudentSeed } from '../test-support/student.ts';

/** Axe's findings, as lines a person can act on; on a phone also what a thumb would miss. */
async function violations(page: Page): Promise<string[]> {
  // No frames to visit, no style sheets to fetch, nothing to tell about what passes: a third of the time.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false });
  const { violations: found } = await axe.analyze();
  const small = (page.viewportSize()?.width ?? 0) < 640 ? await findSmallTargets(page) : [];
  return [
    ...found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`)),
    ...small,
  ];
}

/**
 * More at once than a person meets: all that can be open is, much of it is wrong, every item is added. Each state
 * by itself, open lists, suggestions and dialogs among them, is swept with its story (stories.e2e.ts).
 */
const OPEN_AND_WRONG: StudentSeed = {
  status: 'validating',
  answers: { ...EVERYTHING, parent_1_email: 'no', hs_gpa: 'x', college_credits: '15.5' },
  add_another: { parent: 4, prev_college: 5 },
};

test('axe finds nothing on the three pages with everything open and wrong, and on a phone no target is under 44 px · FORM-01, VSUM-05, COND-12, WCAG 2.2 @phone', async ({
  page,
  newEmail,
}) => {
  test.slow();
  await openForm(page, newEmail(), '/about', OPEN_AND_WRONG);
  await expect.soft(violations(page), 'About You').resolves.toEqual([]);
  await goToStep(page, 'Academics');
  await expect.soft(violations(page), 'Academics').resolves.toEqual([]);
  await goToStep(page, 'Submit');
  await expect.soft(violations(page), 'Submit').resolves.toEqual([]);
});
