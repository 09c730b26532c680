import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { COMPLETE_ANSWERS, TRANSCRIPT_IN } from '../test-support/completeApplication.ts';
import { openForm, seedStudent, SEED_PASSWORD, step, watchCalls } from '../test-support/student.ts';

const SAYS_REPLACED =
  'Someone else has logged in on this browser. Log in again to continue your application.';

const firstName = (page: Page) => page.getByLabel('Legal first name');
const lastName = (page: Page) => page.getByLabel('Legal last name');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const told = (page: Page) => page.getByRole('alert', { name: 'Login Card Error' });

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(SEED_PASSWORD);
  await page.getByRole('button', { name: 'Submit' }).click();
}

/** Requests the profile outside the page, to see who is logged in and what their application contains. */
async function readProfile(page: Page) {
  const response = await page.request.get('/api/profile');
  return (await response.json()) as { username: string; answer: Record<string, string>; last_page: string };
}

test('nothing a student has typed reaches another student who has since logged in using the same browser · API-42, TRAP-35, TRAP-45', async ({
  page,
  newEmail,
}) => {
  const [ana, bob] = [newEmail(), newEmail()];
  const answers = { last_name: 'Marsh' };
  await page.clock.install();
  await openForm(page, ana, '/about', { answers });
  await firstName(page).fill('Ana');

  await seedStudent(page, bob, { answers: { first_name: 'Bob' }, last_page: '/final-steps' });
  const before = await readProfile(page);
  const writes = watchCalls(page, /^\/api\/(?!profile)/);
  await step(page, 'Academics').click();

  await expect(page).toHaveURL('/login');
  await expect(told(page)).toContainText(SAYS_REPLACED);
  expect(writes).toEqual([]);
  expect(await readProfile(page)).toEqual(before);

  await logIn(page, ana);
  await expect(firstName(page)).toHaveValue('Ana');
  await expect
    .poll(async () => (await readProfile(page)).answer)
    .toMatchObject({ first_name: 'Ana', last_name: 'Marsh' });
});

test("polling for the PDF copy never requests another student's copy · TRAP-35, DOC-10", async ({
  page,
  newEmail,
}) => {
  await page.clock.install();
  await seedStudent(page, newEmail(), {
    status: 'submitted',
    answers: COMPLETE_ANSWERS,
    documents: TRANSCRIPT_IN,
  });
  await page.goto('/completion');
  await expect(heading(page, 'Thank you')).toBeVisible();
  await expect(page.getByRole('link', { name: /Download a PDF copy/ })).toBeVisible({ timeout: 20_000 });
  await seedStudent(page, newEmail(), { answers: { first_name: 'Bob' } });
  const polls = watchCalls(page, /^\/api\/pdf/);

  await page.clock.runFor('10:01');

  await expect(page).toHaveURL('/login');
  await expect(told(page)).toContainText(SAYS_REPLACED);
  expect(polls).toEqual([]);
});

const WAYS_ON: readonly {
  name: string;
  from: '/about' | '/final-steps';
  to: string;
  act: (page: Page) => Promise<void>;
}[] = [
  { name: 'a step', from: '/about', to: 'Academics', act: (page) => step(page, 'Academics').click() },
  {
    name: 'Submit',
    from: '/final-steps',
    // The first press only opens the student's own application; a message explains that submitting takes another one.
    to: 'Submit',
    act: async (page) => {
      await page.getByRole('button', { name: 'Submit Application' }).click();
      await expect(page.getByText('press “Submit Application” again')).toBeVisible();
    },
  },
];

for (const { name, from, to, act } of WAYS_ON)
  test(`a visitor whose browser has since been logged in by another tab becomes that student on pressing ${name}, reaches its target page and keeps what they typed · TRAP-12, NAV-07, ROUTE-23`, async ({
    page,
    newEmail,
  }) => {
    await page.goto('/about');
    await firstName(page).fill('Ana');
    if (from !== '/about') {
      // Reloads at another path, because a step would send a visitor who has typed something to sign-up.
      await page.waitForFunction(() => JSON.stringify(history.state).includes('Ana'));
      await page.evaluate((path) => history.replaceState(history.state, '', path), from);
      await page.reload();
      await expect(heading(page, 'Submit')).toBeVisible();
    }
    await seedStudent(page, newEmail(), { answers: { last_name: 'Marsh' }, last_page: '/about' });

    await act(page);

    await expect(heading(page, to)).toBeVisible();
    await page.getByRole('button', { name: 'Account' }).click();
    await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect
      .poll(async () => (await readProfile(page)).answer)
      .toMatchObject({ first_name: 'Ana', last_name: 'Marsh' });
    await step(page, 'About You').click();
    await expect(firstName(page)).toHaveValue('Ana');
    await expect(lastName(page)).toHaveValue('Marsh');
  });
