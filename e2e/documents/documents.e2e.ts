import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import {
  chooseFile,
  documentRow,
  fileInput,
  hurryPolling,
  makePdf,
  makePicture,
} from '../test-support/files.ts';
import { goToStep, openForm, watchCalls } from '../test-support/student.ts';

const HIGH_SCHOOL = 'High-school transcript';
const RESUME = 'Résumé or activity list';
const COLLEGE = 'College transcript';
const COLLEGE_OPEN = { answers: { prev_college_ind: 'yes', college_credits: '24' } };
const DONE = 'Converted and attached';
const CALLS = /^\/(api\/(answer|presigned-url|document-answer|pdf\/)|mock-storage)/;

const converting = (page: Page, label: string) =>
  documentRow(page, label).getByRole('status').filter({ hasText: 'Converting…' });
const listed = async (page: Page) =>
  (
    (await (await page.request.get('/api/document-answer')).json()) as {
      document_answer: Record<string, object>;
    }
  ).document_answer;

test('three real files uploaded at the same time are converted independently · DOC-01…05, DOC-08, DOC-11, DOC-14, TRAP-31, TRAP-32', async ({
  page,
  newEmail,
}) => {
  await hurryPolling(page);
  await openForm(page, newEmail(), '/education', COLLEGE_OPEN);
  const calls = watchCalls(page, CALLS);
  // Holds the save and the upload request until both are in flight.
  const started = new Set<string>();
  const { promise: bothSent, resolve: letGo } = Promise.withResolvers<null>();
  await page.route(/\/api\/(answer|presigned-url)$/, async (route) => {
    started.add(route.request().method());
    if (started.size === 2) letGo(null);
    await bothSent;
    await route.fallback();
  });

  const pdf = await makePdf('transcript (final).pdf');
  const [photo, scan] = [await makePicture(page, 'photo.jpg'), await makePicture(page, 'scan.png')];
  await chooseFile(page, HIGH_SCHOOL, pdf);
  await expect(converting(page, HIGH_SCHOOL)).toBeVisible();
  await chooseFile(page, COLLEGE, photo);
  await chooseFile(page, RESUME, scan);

  for (const label of [HIGH_SCHOOL, COLLEGE, RESUME])
    await expect(documentRow(page, label).getByRole('status')).toContainText(DONE, { timeout: 20_000 });
  expect(await listed(page), 'the server lists the attached documents').toMatchObject({
    hs_transcript_doc: { file_name: 'transcript (final).pdf', status: 'COMPLETED' },
    college_transcript_doc: { file_name: 'photo.jpg', status: 'COMPLETED' },
    resume_doc: { file_name: 'scan.png', status: 'COMPLETED' },
  });

  const paths = calls.map(({ method, path }) => `${method} ${path}`);
  const first = paths.indexOf('POST /mock-storage');
  expect(paths.slice(0, first)).toContain('PUT /api/answer');
  expect(calls.find(({ path }) => path === '/api/pdf/document-answer/hs_transcript_doc')?.body).toEqual({
    file_key: expect.stringMatching(/hs_transcript_doc$/) as unknown,
    file_name: 'transcript (final).pdf',
  });

  await page.unrouteAll();
  expect(await goToStep(page, 'Submit')).toMatchObject({
    hs_transcript_doc: 'ANSWERED',
    resume_doc: 'ANSWERED',
  });
});

test('a conversion resumes after a reload, the document can then be removed and replaced, and starting over removes it · DOC-12, DOC-13, TRAP-62, ACC-12 @long', async ({
  page,
  newEmail,
}) => {
  await hurryPolling(page);
  await openForm(page, newEmail(), '/education');
  const row = documentRow(page, HIGH_SCHOOL);
  let isHeld = true;
  await page.route('**/api/pdf/document-answer/hs_transcript_doc', (route) =>
    isHeld && route.request().method() === 'GET'
      ? route.fulfill({ json: { status: 'IN_PROGRESS', message: '' } })
      : route.fallback(),
  );
  // On a busy machine, the conversion may finish before the reload, so the list is made to report it as in
  // progress.
  await page.route('**/api/document-answer', async (route) => {
    const response = await route.fetch();
    const list = await response.text();
    await route.fulfill({ response, body: isHeld ? list.replace('COMPLETED', 'IN_PROGRESS') : list });
  });
  await chooseFile(page, HIGH_SCHOOL, await makePdf('given-up.pdf'));
  await row.getByRole('button', { name: 'Cancel' }).click();
  await expect(fileInput(row), 'focus moves from Cancel to the file input').toBeFocused();
  const started = page.waitForResponse((response) =>
    /"file_name":"transcript\.pdf"/.test(response.request().postData() ?? ''),
  );
  await chooseFile(page, HIGH_SCHOOL, await makePdf());
  await started;
  await page.reload();
  await expect(converting(page, HIGH_SCHOOL)).toContainText('transcript.pdf');
  isHeld = false;
  await expect(row.getByRole('status')).toContainText(DONE, { timeout: 15_000 });

  const calls = watchCalls(page, /^\/api\/(document-answer|pdf\/)/);
  await row.getByRole('button', { name: 'Remove' }).click();
  await expect(row.getByRole('status')).toContainText('No file yet');
  await expect(row, 'focus stays in the row while Remove is replaced').toBeFocused();
  const deleted = calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
  expect(deleted.sort()).toEqual([
    '/api/document-answer/hs_transcript_doc',
    '/api/pdf/document-answer/hs_transcript_doc',
  ]);
  await chooseFile(page, HIGH_SCHOOL, await makePicture(page, 'other.png'));
  await expect(row.getByRole('status')).toContainText(`other.png${DONE}`, { timeout: 15_000 });
  expect(await listed(page)).toMatchObject({ hs_transcript_doc: { file_name: 'other.png' } });

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Start over' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveText(['other.png']);
  await dialog.getByRole('button', { name: 'Remove everything' }).click();
  await expect(dialog).toHaveAccessibleName('Your application is empty.');
  expect(await listed(page)).toEqual({});
});

test('a file dropped outside the upload box is not opened, and a message points to the box · DOC-14 @long', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/education');
  const prevented = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['%PDF-1.7'], 'transcript.pdf', { type: 'application/pdf' }));
    const init = { bubbles: true, cancelable: true, dataTransfer };
    return ['dragover', 'drop'].map((type) => !heading.dispatchEvent(new DragEvent(type, init)));
  });
  // Otherwise, the browser would replace the page with the file.
  expect(prevented).toEqual([true, true]);
  await expect(page.getByText('Drop the file onto its box in the Academics step.')).toBeVisible();
});
