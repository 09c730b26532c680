import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { COMPLETE_ANSWERS, TRANSCRIPT_IN } from '../test-support/completeApplication.ts';
import { failCalls, REFUSED } from '../test-support/failures.ts';
import { chooseFile, documentRow, hurryPolling, makePdf } from '../test-support/files.ts';
import { goToStep, openForm, openTab, step, watchCalls } from '../test-support/student.ts';

const TRANSCRIPT = 'High-school transcript';
const RESUME = 'Résumé or activity list';
const DONE = 'Converted and attached';
const MISSING = 'Please upload your transcript.';
const row = (page: Page) => documentRow(page, TRANSCRIPT);
const remove = (page: Page, label = TRANSCRIPT) =>
  documentRow(page, label).getByRole('button', { name: 'Remove' }).click();
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Application' });
/** Waits for the end of a submission that found something: nothing leads away from it before (SUB-12). */
const waitForReview = (page: Page) =>
  expect(page.getByRole('region', { name: 'Please review your application' })).toBeFocused();

test('a document removed in one tab is gone in the other, is sent as no answer and cannot be submitted · TRAP-60, DOC-12', async ({
  page,
  context,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/education', { answers: COMPLETE_ANSWERS, documents: TRANSCRIPT_IN });
  await expect(row(page)).toContainText(DONE);
  const other = await openTab(context, '/education');
  await remove(other);
  await expect(row(other)).not.toContainText('Removing');
  await expect(row(page)).not.toContainText(DONE);
  expect(await goToStep(page, 'Submit')).toMatchObject({ hs_transcript_doc: '' });
  const calls = watchCalls(page, /^\/api\/submit/);
  await submit(page).click();
  await waitForReview(page);
  await step(page, 'Academics').click();
  await expect(row(page)).toContainText(MISSING);
  expect(calls).toEqual([]);
});

test('a document added in one tab is not wiped by the save of the other · TRAP-60, DOC-05', async ({
  page,
  context,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/education');
  const other = await context.newPage();
  await hurryPolling(other);
  await other.goto('/education');
  await chooseFile(other, TRANSCRIPT, await makePdf());
  await expect(row(other)).toContainText(DONE, { timeout: 20_000 });
  await expect(row(page)).toContainText(DONE);
  expect(await goToStep(page, 'About You')).toMatchObject({ hs_transcript_doc: 'ANSWERED' });
  await page.reload();
  await step(page, 'Academics').click();
  await expect(row(page)).toContainText(DONE);
});

test('a document that another device removed is refused at the submission, and asked for where it belongs · SUB-05, DOC-12', async ({
  page,
  newEmail,
  problems,
}) => {
  problems.expect(REFUSED);
  await openForm(page, newEmail(), '/final-steps', { answers: COMPLETE_ANSWERS, documents: TRANSCRIPT_IN });
  for (const path of ['/api/document-answer', '/api/pdf/document-answer'])
    expect((await page.request.delete(`${path}/hs_transcript_doc`)).ok()).toBe(true);
  await submit(page).click();
  await waitForReview(page);
  const line = page.getByRole('link', { name: /transcript/i });
  await line.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Academics' })).toBeVisible();
  await expect(row(page)).not.toContainText(DONE);
  await expect(row(page)).toContainText(/transcript/i);
  await expect(row(page).locator('[id$=-error]')).toBeVisible();
  // Chosen again, the application goes out.
  await chooseFile(page, TRANSCRIPT, await makePdf());
  await expect(row(page)).toContainText(DONE, { timeout: 20_000 });
  await goToStep(page, 'Submit');
  await submit(page).click();
  await expect(page).toHaveURL('/completion');
});

for (const call of ['deleteDocument', 'deleteConversion'] as const)
  test(`a removal of which ${call} failed shows what is really there · DOC-12`, async ({
    page,
    newEmail,
    problems,
  }) => {
    problems.expect(REFUSED);
    await openForm(page, newEmail(), '/education', { documents: TRANSCRIPT_IN });
    await failCalls(page, `${call}:500:unexpected`);
    await remove(page);
    await expect(page.getByRole('alert', { name: 'Document Upload Error' })).toContainText('Boom');
    const there = async () => {
      const response = await page.request.get('/api/document-answer');
      const { document_answer } = (await response.json()) as { document_answer: object };
      return 'hs_transcript_doc' in document_answer;
    };
    const isThere = await there();
    await expect(row(page).getByText(DONE)).toHaveCount(isThere ? 1 : 0);
    expect(await goToStep(page, 'About You')).toMatchObject({ hs_transcript_doc: isThere ? 'ANSWERED' : '' });
  });

test('a list that lags behind never takes a converted document away · DOC-05', async ({
  page,
  newEmail,
  problems,
}) => {
  problems.expect(REFUSED);
  await hurryPolling(page);
  await openForm(page, newEmail(), '/education', { documents: { resume_doc: { status: 'COMPLETED' } } });
  await chooseFile(page, TRANSCRIPT, await makePdf());
  await expect(row(page)).toContainText(DONE, { timeout: 20_000 });
  // Another document's removal half fails, so that the list is read again.
  await failCalls(page, 'deleteConversion:500:unexpected');
  await page.route('**/api/document-answer', (route) => route.fulfill({ json: { document_answer: {} } }));
  const read = page.waitForResponse('**/api/document-answer');
  await remove(page, RESUME);
  await read;
  await expect(page.getByRole('alert', { name: 'Document Upload Error' })).toBeVisible();
  await expect(row(page)).toContainText(DONE);
  expect(await goToStep(page, 'About You')).toMatchObject({ hs_transcript_doc: 'ANSWERED' });
});
