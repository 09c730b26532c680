import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { COMPLETE } from '../test-support/seeds.ts';
import { chooseFile, documentRow, hurryPolling, makePdf } from '../test-support/files.ts';
import { goToStep, openForm, openTab, step, watchCalls } from '../test-support/student.ts';

const TRANSCRIPT = 'High-school transcript';
const DONE = 'Converted and attached';
const row = (page: Page) => documentRow(page, TRANSCRIPT);

test('a tab shows and saves the answers and documents added in a second tab, and removing a document in the second tab blocks submission in the first · TRAP-60, DOC-05, DOC-12 @long', async ({
  page,
  context,
  newEmail,
}) => {
  await hurryPolling(context);
  await openForm(page, newEmail(), '/education', { answers: COMPLETE.answers });
  const other = await openTab(context, '/education');
  await other.getByLabel('CEEB code').fill('391234');
  await chooseFile(other, TRANSCRIPT, await makePdf());
  await expect(row(other)).toContainText(DONE, { timeout: 20_000 });
  await expect(row(page)).toContainText(DONE);
  await expect(page.getByLabel('CEEB code')).toHaveValue('391234');
  expect(await goToStep(page, 'Submit')).toMatchObject({ hs_transcript_doc: 'ANSWERED' });

  await row(other).getByRole('button', { name: 'Remove' }).click();
  await expect(row(other)).toContainText('No file yet');
  const calls = watchCalls(page, /^\/api\/(answer|submit)/);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  // Submitting stays on this page, although the missing document belongs to another page (SUB-12).
  await expect(page.getByRole('region', { name: 'Please review your application' })).toBeFocused();
  expect(calls.map(({ path, body }) => [path, (body as Record<string, string>).hs_transcript_doc])).toEqual([
    ['/api/answer', ''],
  ]);
  await step(page, 'Academics').click();
  await expect(row(page)).toContainText('Please upload your transcript.');
});
