import { test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { seedStudent } from '../test-support/student.ts';
import type { StudentSeed } from '../test-support/student.ts';

/** A screenshot to take: the path, the user, and the actions to perform first. */
interface Screen {
  readonly name: string;
  readonly path: string;
  /** Overrides for the student, who by default has answered part of step 1; omitted for a visitor. */
  readonly student?: StudentSeed;
  readonly before?: (page: Page) => Promise<unknown>;
  readonly fullPage?: boolean;
}

const ANSWERS = {
  first_name: 'Maya',
  middle_name: 'Adaeze',
  last_name: 'Okafor',
  preferred_name: 'May',
  other_name_ind: 'no',
  other_name_ind_desc: 'No',
  birth_date: '2008-04-17',
  citizenship_status: 'permanent_resident',
  citizenship_status_desc: 'Permanent resident',
  contact_email: 'maya@example.edu',
  phone_mobile: '(814) 555-0142',
};

/** Opens a dialog and waits for it, because its script may still be loading. */
const open = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog', { name, exact: true }).waitFor();
};

/** The screens to capture, in the order in which an applicant sees them. */
const SCREENS: readonly Screen[] = [
  { name: 'preview', path: '/about' },
  {
    name: 'signup',
    path: '/signup',
    before: (page) => page.getByLabel('Password', { exact: true }).fill('Alder7'),
  },
  { name: 'confirm', path: '/confirm' },
  { name: 'login', path: '/login' },
  { name: 'forgot', path: '/forgot' },
  { name: 'reset', path: '/reset?username=maya%40example.edu&id=example' },
  {
    name: 'about',
    path: '/about',
    student: {},
  },
  {
    name: 'about-whole',
    path: '/about',
    fullPage: true,
    student: { logins: 1 },
  },
  {
    name: 'about-errors',
    path: '/about',
    student: { status: 'validating' },
    before: (page) =>
      page
        .getByRole('link', { name: /required field/ })
        .first()
        .waitFor(),
  },
  {
    name: 'education',
    path: '/education',
    fullPage: true,
    student: { answers: { ...ANSWERS, prev_college_ind: 'yes' } },
  },
  {
    name: 'final-steps',
    path: '/final-steps',
    fullPage: true,
    student: { answers: { signature_confirmed: 'true' } },
  },
  {
    name: 'completion',
    path: '/completion',
    student: { status: 'submitted' },
    before: (page) => page.getByRole('link', { name: /^Download/ }).waitFor(),
  },
  { name: 'help', path: '/about', before: open('Help') },
  { name: 'privacy', path: '/about', before: open('Privacy') },
  { name: 'account', path: '/about', student: { logins: 0, answers: {} }, before: open('Account') },
];

test.use({ baseURL: process.env.E2E_URL });

for (const { name, path, student, before, fullPage = false } of SCREENS)
  test(name, async ({ page }, { project }) => {
    if (student)
      await seedStudent(page, `maya.${name}@example.edu`, { logins: 2, answers: ANSWERS, ...student });
    await page.goto(path);
    await page.locator('h1, h2').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await before?.(page);
    await page.screenshot({ path: `docs/screens/${name}-${project.name}.png`, fullPage });
  });
