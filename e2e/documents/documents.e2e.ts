import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import {
  chooseFile,
  documentRow,
  fileInput,
  hurryPolling,
  makePdf,
  makePicture,
} from '../test-support/files.ts';
import { noteHeaders, noteUploads } from '../test-support/noteUploads.ts';
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

test('three real files uploaded at once go their own ways to the end · DOC-01…05, DOC-08, DOC-11, DOC-14, TRAP-31, TRAP-32', async ({
  page,
  newEmail,
}) => {
  await hurryPolling(page);
  await page.addInitScript(noteUploads);
  await openForm(page, newEmail(), '/education', COLLEGE_OPEN);
  const calls = watchCalls(page, CALLS);
  // Neither of the two that start together is answered before both have been sent.
  const started = new Set<string>();
  const { promise: bothSent, resolve: letGo } = Promise.withResolvers<null>();
  await page.route(/\/api\/(answer|presigned-url)$/, async (route) => {
    started.add(route.request().method());
    if (started.size === 2) letGo(null);
    await bothSent;
    await route.fallback();
  });

  const sent = await noteHeaders(page, '/mock-storage');
  const pdf = await makePdf('transcript (final).pdf');
  const [photo, scan] = [await makePicture(page, 'photo.jpg'), await makePicture(page, 'scan.png')];
  await chooseFile(page, HIGH_SCHOOL, pdf);
  await expect(converting(page, HIGH_SCHOOL)).toBeVisible();
  await chooseFile(page, COLLEGE, photo);
  await chooseFile(page, RESUME, scan);

  for (const label of [HIGH_SCHOOL, COLLEGE, RESUME])
    await expect(documentRow(page, label).getByRole('status')).toContainText(DONE, { timeout: 20_000 });
  expect(await listed(page), '"attached" is what the server lists').toMatchObject({
    hs_transcript_doc: { file_name: 'transcript (final).pdf', status: 'COMPLETED' },
    college_transcript_doc: { file_name: 'photo.jpg', status: 'COMPLETED' },
    resume_doc: { file_name: 'scan.png', status: 'COMPLETED' },
  });

  expect(await page.evaluate(() => window.uploads)).toContainEqual({
    mode: 'no-cors',
    credentials: 'omit',
    headers: [],
    parts: ['key', 'signature', 'file'],
  });
  expect(sent, 'as the browser sent them').toHaveLength(3);
  for (const headers of sent) {
    expect(headers).toMatchObject({
      'sec-fetch-mode': 'no-cors',
      'content-type': expect.stringMatching(/^multipart\/form-data; boundary=./),
    });
    expect(headers).not.toHaveProperty('cookie');
  }
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
  await page.reload();
  await goToStep(page, 'Academics');
  await expect(documentRow(page, HIGH_SCHOOL)).toContainText('transcript (final).pdf');
  await expect(documentRow(page, HIGH_SCHOOL)).toContainText(DONE);
});

test('what cannot be taken is told before anything is sent; without an account nothing can be chosen · DOC-14, DOC-15 @phone', async ({
  page,
  newEmail,
}) => {
  await page.goto('/education');
  const calls = watchCalls(page, /^\/(api|mock-storage)/);
  await expect(page.getByText('Sign in or create an account to upload documents.')).toHaveCount(2);
  await expect(page.locator('input[type=file]')).toHaveCount(0);
  expect(calls).toEqual([]);

  await openForm(page, newEmail(), '/education');
  calls.length = 0;
  const row = documentRow(page, HIGH_SCHOOL);
  const plain = 'Please choose a PDF, Word, JPG or PNG file up to 10 MB.';
  const file = (name: string, content: string | Buffer) => ({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(content),
  });
  const refused = [
    [file('empty.pdf', ''), `This file is empty. ${plain}`],
    [file('big.pdf', Buffer.alloc(11 * 1024 * 1024, '%PDF-1.7 ')), plain],
    [
      file('IMG_0001.HEIC', '\0\0\0\x18ftypheic'),
      `we cannot convert. You can upload a screenshot of it instead. ${plain}`,
    ],
    [file('notes.txt', 'hello'), plain],
    [file('program.pdf', 'MZ'), plain],
    [
      file('resume.doc', '{\\rtf1 Hello}'),
      'This is an RTF file, which we cannot convert. Please save it as PDF',
    ],
  ] as const;
  for (const [chosen, message] of refused) {
    await chooseFile(page, HIGH_SCHOOL, chosen);
    await expect(row.getByRole('status')).toContainText(chosen.name);
    await expect(row.getByRole('status')).toContainText(message);
  }
  expect(calls).toEqual([]);

  await row.getByRole('button', { name: 'Remove' }).click();
  await expect(row.getByRole('status')).toContainText('No file yet');
  await expect(fileInput(row)).toBeFocused();
  expect(calls).toEqual([]);
});

test('each step failing is told once, clears that document alone, and one click tries again · DOC-06, DOC-07, DOC-12, TRAP-31', async ({
  page,
  newEmail,
  problems,
}) => {
  problems.expect(/status of (403|404|500)|net::ERR_/);
  await hurryPolling(page);
  await openForm(page, newEmail(), '/education', { documents: { resume_doc: { file_name: 'cv.pdf' } } });
  const row = documentRow(page, HIGH_SCHOOL);
  const toast = page.getByRole('alert', { name: 'Document Upload Error' });
  const calls = watchCalls(page, CALLS);
  const pdf = await makePdf();
  const steps = [
    { at: '/api/answer', says: 'Boom' },
    { at: '/api/presigned-url', says: 'Boom' },
    { at: '/mock-storage', abort: true, says: /.+/ },
    // The storage itself refuses this signature. The browser hides it; the next step is refused for it.
    { at: '/api/presigned-url', forge: true, says: 'Your file did not reach us. Please choose it again.' },
    { at: '/api/pdf/document-answer/hs_transcript_doc', method: 'POST', says: 'Boom' },
    { at: '/api/pdf/document-answer/hs_transcript_doc', method: 'GET', says: 'Boom' },
    {
      at: '/api/pdf/document-answer/hs_transcript_doc',
      method: 'GET',
      status: 200,
      json: { status: 'FAILED', message: 'Bad file' },
      says: 'Bad file',
    },
  ];

  for (const [at, step] of steps.entries()) {
    calls.length = 0;
    await page.route(`**${step.at}`, (route) => {
      if (step.method && route.request().method() !== step.method) return route.fallback();
      if (step.abort) return route.abort();
      if (step.forge) return forgeSignature(route);
      return route.fulfill({ status: step.status ?? 500, json: step.json ?? { message: 'Boom' } });
    });
    if (at === 0) await chooseFile(page, HIGH_SCHOOL, pdf);
    else {
      await row.getByRole('button', { name: 'Try again' }).click();
      await expect(row, 'the button is gone, the focus stays').toBeFocused();
    }

    await expect(toast, `${step.at} failed`).toHaveCount(1, { timeout: 15_000 });
    await expect(toast).toContainText(step.says);
    await expect(row.getByRole('status')).toContainText('transcript.pdf');
    await expect(row.getByRole('status')).toContainText(step.says);
    await expect(converting(page, HIGH_SCHOOL)).toHaveCount(0);
    await expect(documentRow(page, RESUME).getByRole('status')).toContainText(`cv.pdf${DONE}`);
    const deleted = () => calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
    await expect
      .poll(deleted)
      .toEqual(['/api/document-answer/hs_transcript_doc', '/api/pdf/document-answer/hs_transcript_doc']);
    await page.unroute(`**${step.at}`);
    await toast.getByRole('button', { name: 'Close' }).click();
    await expect(toast).toHaveCount(0);
  }

  await row.getByRole('button', { name: 'Try again' }).click();
  await expect(row.getByRole('status')).toContainText(DONE, { timeout: 15_000 });
});

/** Lets an upload target through with a signature that is not the storage's own. */
async function forgeSignature(route: Route): Promise<void> {
  const response = await route.fetch();
  const target = (await response.json()) as { fields: Record<string, string> };
  target.fields.signature = 'f'.repeat(64);
  await route.fulfill({ response, json: target });
}

test('a document is resumed after a reload, holds up the submission, is replaced and removed · DOC-12, DOC-13, TRAP-62', async ({
  page,
  newEmail,
}) => {
  await hurryPolling(page);
  const failed = { file_name: 'cv.docx', status: 'FAILED', message: 'Please save it as a PDF.' };
  await openForm(page, newEmail(), '/education', { documents: { resume_doc: failed } });
  const resume = documentRow(page, RESUME);
  await expect(resume.getByRole('status')).toContainText('cv.docxPlease save it as a PDF.');
  await expect(page.getByRole('alert')).toHaveCount(0);
  const row = documentRow(page, HIGH_SCHOOL);
  let isHeld = true;
  await page.route('**/api/pdf/document-answer/hs_transcript_doc', (route) =>
    isHeld && route.request().method() === 'GET'
      ? route.fulfill({ json: { status: 'IN_PROGRESS', message: '' } })
      : route.fallback(),
  );
  // On a busy machine the conversion has ended before the page is loaded anew.
  await page.route('**/api/document-answer', async (route) => {
    const response = await route.fetch();
    const list = await response.text();
    await route.fulfill({ response, body: isHeld ? list.replace('COMPLETED', 'IN_PROGRESS') : list });
  });
  await chooseFile(page, HIGH_SCHOOL, await makePdf('given-up.pdf'));
  await row.getByRole('button', { name: 'Cancel' }).click();
  await expect(fileInput(row), 'Cancel leaves the focus to what takes a file').toBeFocused();
  const started = page.waitForResponse((response) =>
    /"file_name":"transcript\.pdf"/.test(response.request().postData() ?? ''),
  );
  await chooseFile(page, HIGH_SCHOOL, await makePdf());
  await started;
  await page.reload();
  await expect(converting(page, HIGH_SCHOOL)).toContainText('transcript.pdf');

  const calls = watchCalls(page, /^\/api\/(submit|validations|web-status|document-answer|pdf\/)/);
  await goToStep(page, 'Submit');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('alert', { name: 'Submit Error' })).toContainText(
    'Please wait until your documents are converted.',
  );
  expect(calls.filter(({ path }) => path === '/api/submit')).toEqual([]);
  isHeld = false;
  await goToStep(page, 'Academics');
  await expect(row.getByRole('status')).toContainText(DONE, { timeout: 15_000 });

  calls.length = 0;
  await row.getByRole('button', { name: 'Remove' }).click();
  await expect(row.getByRole('status')).toContainText('No file yet');
  await expect(row, 'Remove goes away in two steps: Removing…, then the file input').toBeFocused();
  const deleted = calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
  expect(deleted.sort()).toEqual([
    '/api/document-answer/hs_transcript_doc',
    '/api/pdf/document-answer/hs_transcript_doc',
  ]);
  await chooseFile(page, HIGH_SCHOOL, await makePicture(page, 'other.png'));
  await expect(row.getByRole('status')).toContainText(`other.png${DONE}`, { timeout: 15_000 });
  expect(await listed(page)).toMatchObject({ hs_transcript_doc: { file_name: 'other.png' } });

  // What failed before this visit is told at its question, at every visit, until it is put away.
  await expect(resume.getByRole('status')).toContainText('Please save it as a PDF.');
  await resume.getByRole('button', { name: 'Remove' }).click();
  await expect(resume.getByRole('status')).toContainText('No file yet');
  expect(await listed(page)).not.toHaveProperty('resume_doc');
});

test('a file dropped beside its box opens nothing, and it is said where to drop it · DOC-14', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/education');
  const drop = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['%PDF-1.7'], 'transcript.pdf', { type: 'application/pdf' }));
      const init = { bubbles: true, cancelable: true, dataTransfer };
      return ['dragover', 'drop'].map((type) => element.dispatchEvent(new DragEvent(type, init)));
    });
  // Not prevented, the browser would open the file in place of the page.
  expect(await drop('h1')).toEqual([false, false]);
  await expect(page.getByText('Drop the file onto its box in the Academics step.')).toBeVisible();
  await page.goto('/login');
  expect(await drop('#username')).toEqual([false, false]);
});
