import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { chooseFile, documentRow, hurryPolling, makePdf } from '../test-support/files.ts';
import { takePhoto } from '../test-support/photos.ts';
import { goToStep, openForm, watchCalls } from '../test-support/student.ts';
import { patience } from '../test-support/patience.ts';

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

  const pdf = makePdf('transcript (final).pdf');
  const size = { width: 300, height: 200, color: 'pink' };
  const photo = await takePhoto(page, 'photo.jpg', size);
  const scan = await takePhoto(page, 'scan.png', { ...size, type: 'image/png' });
  await chooseFile(page, HIGH_SCHOOL, pdf);
  await expect(converting(page, HIGH_SCHOOL)).toBeVisible();
  await chooseFile(page, COLLEGE, photo);
  await chooseFile(page, RESUME, scan);

  for (const label of [HIGH_SCHOOL, COLLEGE, RESUME])
    await expect(documentRow(page, label).getByRole('status')).toContainText(DONE, patience(20_000));
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
