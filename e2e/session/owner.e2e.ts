import { expect, test } from '../fixtures.ts';
import { openForm, seedStudent, watchCalls } from '../test-support/student.ts';

test('a session that began elsewhere, in a browser that last held another application, is asked about before it opens · API-02', async ({
  page,
  newEmail,
}) => {
  const [ana, eve] = [newEmail(), newEmail()];
  await openForm(page, ana, '/about', { answers: { last_name: 'Marsh' } });
  await expect(page.getByText(ana).filter({ visible: true })).toHaveCount(1);
  await seedStudent(page, eve, {});
  const writes = watchCalls(page, /^\/api\/(?!profile|add-another|tabs|document-answer)/);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Is this you?' })).toBeVisible();
  await expect(page.getByText(eve)).toBeVisible();
  expect(writes).toEqual([]);
  await page.getByRole('button', { name: 'Yes, open my application' }).click();
  await expect(page.getByRole('heading', { name: 'About You', level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();

  await expect(page.getByRole('heading', { name: 'About You', level: 1 })).toBeVisible();
  await expect(page.getByText(eve).filter({ visible: true })).toHaveCount(1);
});

test('a student who says that a session is not theirs is logged out of it · API-02', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about', {});
  await seedStudent(page, newEmail(), {});
  await page.reload();
  await page.getByRole('button', { name: 'No, log out' }).click();

  await expect(page).toHaveURL('/login');
  expect((await page.request.get('/api/profile')).status()).toBe(401);
});

test('a student chosen in the sandbox after another is not asked about, so that any state is one press away · CARD-01', async ({
  page,
}) => {
  await page.goto('/_sandbox/');
  await page.getByRole('button', { name: 'Half way' }).click();
  await expect(page.getByRole('heading', { name: 'Academics', level: 1 })).toBeVisible();
  await page.goto('/_sandbox/');
  await page.getByRole('button', { name: 'Blank' }).click();

  await expect(page.getByRole('heading', { name: 'About You', level: 1 })).toBeVisible();
});
