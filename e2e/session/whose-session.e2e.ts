import { expect, test } from '../fixtures.ts';
import { logIn } from '../test-support/account.ts';
import { openForm, seedStudent, SEED_PASSWORD, step, watchCalls } from '../test-support/student.ts';

test('a student’s unsaved answers are not saved to the account of another student who logs in on the same browser · API-42, TRAP-35, TRAP-45', async ({
  page,
  newEmail,
}) => {
  const [ana, bob] = [newEmail(), newEmail()];
  const firstName = page.getByLabel('Legal first name');
  const readProfile = async () => (await (await page.request.get('/api/profile')).json()) as object;
  await openForm(page, ana, '/about', { answers: { last_name: 'Marsh' } });
  await firstName.fill('Ana');

  await seedStudent(page, bob, { answers: { first_name: 'Bob' }, last_page: '/final-steps' });
  const before = await readProfile();
  const writes = watchCalls(page, /^\/api\/(?!profile)/);
  await step(page, 'Academics').click();

  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert', { name: 'Login Card Error' })).toContainText(
    'Someone else has logged in on this browser. Log in again to continue your application.',
  );
  expect(writes).toEqual([]);
  expect(await readProfile()).toEqual(before);

  await logIn(page, ana, SEED_PASSWORD);
  await expect(firstName).toHaveValue('Ana');
  await expect
    .poll(readProfile)
    .toMatchObject({ username: ana, answer: { first_name: 'Ana', last_name: 'Marsh' } });
});
