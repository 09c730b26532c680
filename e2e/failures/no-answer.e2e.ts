import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { ALL_CARDS, fillCard, resendButton, submitButton } from '../test-support/cards.ts';
import { COMPLETE_ANSWERS, TRANSCRIPT_IN } from '../test-support/completeApplication.ts';
import { NOT_LOADED } from '../test-support/failures.ts';
import { chooseFile, documentRow, makePdf } from '../test-support/files.ts';
import { openForm, seedStudent, step, watchCalls } from '../test-support/student.ts';

const firstName = (page: Page) => page.getByLabel('Legal first name');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const wentWrong = (page: Page) => heading(page, 'Something went wrong.');
const unexpected = (page: Page) => page.getByRole('dialog', { name: 'Unexpected Error' });
const slow = (page: Page) => page.getByText('This is taking longer than usual.');
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Application' });
const TRANSCRIPT = 'High-school transcript';
const WHOLE = { answers: COMPLETE_ANSWERS, documents: TRANSCRIPT_IN };
/** Longer than a call of the sdk may take. */
const JSON_DEADLINE = 31_000;
const UPLOAD_DEADLINE = 61_000;
/** What the console says of these; 412 where the time ran out while another save was being answered. */
const LOGGED = new RegExp(`${NOT_LOADED.source}|\\[an account card\\]|TimeoutError|status of 412`);

/** Never answers a call, until it is let through. */
async function neverAnswer(page: Page, url: string | RegExp, method?: string): Promise<() => Promise<void>> {
  const handle = (route: Parameters<Parameters<Page['route']>[1]>[0]) =>
    method && route.request().method() !== method ? route.fallback() : undefined;
  await page.route(url, handle);
  return () => page.unroute(url, handle);
}

/** Waits until a call is on its way, and then as long as it may take. */
async function waitOut(page: Page, asked: Promise<unknown>, ms = JSON_DEADLINE): Promise<void> {
  await asked;
  await page.clock.runFor(ms);
}

test.beforeEach(({ page, problems }) => {
  problems.expect(LOGGED);
  return page.clock.install();
});

test('opening the form says so when a load is never answered, and opens it at Reload · API-43, ERR-01, ROUTE-11', async ({
  page,
  newEmail,
}) => {
  // One after another on one page, which is a third of the work of a page for each.
  test.slow();
  await seedStudent(page, newEmail(), { answers: { first_name: 'Ana' }, last_page: '/about' });
  for (const path of ['/api/profile', '/api/add-another', '/api/tabs', '/api/document-answer']) {
    const letThrough = await neverAnswer(page, `**${path}`);
    const asked = page.waitForRequest(`**${path}`);
    await page.goto('/about');
    await waitOut(page, asked);
    await expect(wentWrong(page), path).toBeVisible();
    await letThrough();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(firstName(page)).toHaveValue('Ana');
  }
});

test('a save that is never answered is told, loses nothing, and is sent again at the next press · API-43, NAV-09, PROD-06', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about');
  await firstName(page).fill('Ana');
  for (const path of ['/api/answer', '/api/validations']) {
    const letThrough = await neverAnswer(page, `**${path}`);
    // Both, as the script with the checks has a deadline of its own.
    const asked = Promise.all([
      page.waitForRequest('**/api/answer'),
      page.waitForRequest('**/api/validations'),
    ]);
    await step(page, 'Academics').click();
    await waitOut(page, asked);
    await expect(unexpected(page)).toContainText('did not answer in time');
    await unexpected(page).getByRole('button', { name: 'Back to my application' }).click();
    await expect(firstName(page)).toHaveValue('Ana');
    await letThrough();
  }
  await step(page, 'Academics').click();
  await expect(heading(page, 'Academics')).toBeVisible();
  await page.reload();
  await step(page, 'About You').click();
  await expect(firstName(page)).toHaveValue('Ana');
});

test('a step of submitting that is never answered is told, and Submit goes on from there · SUB-01, TRAP-39, TRAP-40', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/final-steps', WHOLE);
  for (const path of ['/api/answer', '/api/validations', '/api/submit']) {
    const letThrough = await neverAnswer(page, `**${path}`);
    const asked = page.waitForRequest(`**${path}`);
    await submit(page).click();
    await waitOut(page, asked);
    await expect(unexpected(page), path).toBeVisible();
    await letThrough();
    await unexpected(page).getByRole('button', { name: 'Back to my application' }).click();
  }
  await submit(page).click();
  await expect(page).toHaveURL('/completion');
});

for (const status of ['validating', 'submitted'])
  test(`the status ${status} that is never answered is tried three times, told, and posted at the next press · STAT-06, TRAP-40`, async ({
    page,
    newEmail,
  }) => {
    await openForm(page, newEmail(), '/final-steps', WHOLE);
    const isHeld = (body: string | null) => body?.includes(status) ?? false;
    await page.route('**/api/web-status', (route) =>
      isHeld(route.request().postData()) ? undefined : route.fallback(),
    );
    const posts = watchCalls(page, /^\/api\/web-status/);
    await submit(page).click();
    for (const times of [1, 2, 3]) {
      const held = () => posts.filter(({ body }) => isHeld(JSON.stringify(body))).length;
      await expect.poll(held).toBe(times);
      await page.clock.runFor(JSON_DEADLINE + 1_000);
      if (times < 3) await expect(slow(page)).toBeInViewport();
    }
    await expect(unexpected(page)).toBeVisible();
    await expect(slow(page)).toHaveCount(0);
    await page.unroute('**/api/web-status');
    await unexpected(page).getByRole('button', { name: 'Back to my application' }).click();
    await submit(page).click();
    await expect(page).toHaveURL('/completion');
  });

test('a card that is never answered is told, what was typed stays, and Submit sends again · ERR-03, AUTH-25', async ({
  page,
}) => {
  test.slow();
  const calls = watchCalls(page, /^\/public\//);
  await page.route('**/public/**', () => undefined);
  for (const { name, path, heading: title, fields } of ALL_CARDS) {
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    await fillCard(page, fields);
    calls.length = 0;
    const asked = page.waitForRequest('**/public/**');
    await submitButton(page).click();
    await waitOut(page, asked);
    await expect(page.getByRole('alert', { name: `${name} Error` })).toContainText('did not answer in time');
    for (const [label, value] of Object.entries(fields))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
    await submitButton(page).click();
    await expect.poll(() => calls.length, name).toBe(2);
  }
});

test('a code that is never sent again is told, and can be asked for again · AUTH-16', async ({ page }) => {
  await page.goto('/confirm');
  await page.getByLabel('Email Address').fill('ana@example.edu');
  const calls = watchCalls(page, /^\/public\//);
  await page.route('**/public/**', () => undefined);
  const asked = page.waitForRequest('**/public/**');
  await resendButton(page).click();
  await waitOut(page, asked);
  await expect(page.getByRole('alert')).toContainText('did not answer in time');
  await resendButton(page).click();
  await expect.poll(() => calls.length).toBe(2);
});

const UPLOAD_STEPS: readonly { name: string; path: string; method: string; ms: number }[] = [
  { name: 'where to upload to', path: '/api/presigned-url', method: 'POST', ms: JSON_DEADLINE },
  { name: 'the upload itself', path: '/mock-storage', method: 'POST', ms: UPLOAD_DEADLINE },
  {
    name: 'the start of the conversion',
    path: '/api/pdf/document-answer/*',
    method: 'POST',
    ms: JSON_DEADLINE,
  },
  { name: 'how the conversion goes', path: '/api/pdf/document-answer/*', method: 'GET', ms: JSON_DEADLINE },
];

test('a document is told to have failed when a step of its upload is never answered, and one click tries again · DOC-06, DOC-07', async ({
  page,
  newEmail,
}) => {
  test.slow();
  for (const { name, path, method, ms } of UPLOAD_STEPS) {
    await openForm(page, newEmail(), '/education', { answers: { applicant_type: 'first_year' } });
    const letThrough = await neverAnswer(page, new RegExp(path.replaceAll('*', '.')), method);
    const asked = page.waitForRequest(
      (request) => request.method() === method && request.url().includes(path.replaceAll('*', '')),
    );
    await chooseFile(page, TRANSCRIPT, await makePdf());
    await waitOut(page, asked, ms);
    await expect(page.getByRole('alert', { name: 'Document Upload Error' }), name).toBeVisible();
    await letThrough();
    await documentRow(page, TRANSCRIPT).getByRole('button', { name: 'Try again' }).click();
    await expect(async () => {
      await page.clock.runFor(2_000);
      await expect(documentRow(page, TRANSCRIPT)).toContainText('Converted and attached', { timeout: 500 });
    }).toPass({ timeout: 20_000 });
  }
});

for (const path of ['/api/document-answer/', '/api/pdf/document-answer/'])
  test(`a removal of which DELETE ${path} is never answered shows what is really there, and works the next time · DOC-12`, async ({
    page,
    newEmail,
  }) => {
    await openForm(page, newEmail(), '/education', {
      answers: { applicant_type: 'first_year' },
      documents: TRANSCRIPT_IN,
    });
    const row = documentRow(page, TRANSCRIPT);
    const remove = row.getByRole('button', { name: 'Remove' });
    const isThere = async () => {
      const response = await page.request.get('/api/document-answer');
      const { document_answer } = (await response.json()) as { document_answer: object };
      return 'hs_transcript_doc' in document_answer;
    };
    const letThrough = await neverAnswer(page, new RegExp(path), 'DELETE');
    const [asked, other] = ['/api/document-answer/', '/api/pdf/document-answer/'].map((each) =>
      page.waitForRequest((request) => request.method() === 'DELETE' && request.url().includes(each)),
    );
    await remove.click();
    await Promise.all([asked, other]);
    if (path === '/api/pdf/document-answer/') await expect.poll(isThere).toBe(false);
    const read = page.waitForResponse((response) =>
      /GET .*document-answer$/.test(`${response.request().method()} ${response.url()}`),
    );
    await page.clock.runFor(JSON_DEADLINE);
    await read;
    await expect(page.getByRole('alert', { name: 'Document Upload Error' })).toBeVisible();
    await expect(row.getByText('Converted and attached')).toHaveCount((await isThere()) ? 1 : 0);
    await letThrough();
    if (await isThere()) await remove.click();
    await expect.poll(isThere).toBe(false);
    await expect(row).not.toContainText('Converted and attached');
  });

for (const [name, path, address] of [
  ['the view of a token', '/public/tmp**', '/about?token=EXAMPLE-PUBLIC-TOKEN'],
  ['the view of staff', '/service/tmp-pdf**', '/about?service_token=EXAMPLE-SERVICE-TOKEN'],
] as const)
  test(`${name} says so when it is never answered · ROUTE-33, ROUTE-34, ERR-01`, async ({ page }) => {
    await page.route(`**${path}`, () => undefined);
    const asked = page.waitForRequest(`**${path}`);
    await page.goto(address);
    await waitOut(page, asked);
    await expect(wentWrong(page)).toBeVisible();
  });

test('a screen whose script never comes says so, and comes at Reload · ERR-02', async ({ page }) => {
  const script = /\/assets\/cardSide-.*\.js/;
  const letThrough = await neverAnswer(page, script);
  await page.goto('/about');
  await firstName(page).fill('Ana');
  await page.waitForFunction(() => JSON.stringify(history.state).includes('Ana'));
  const asked = page.waitForRequest(script);
  await step(page, 'Academics').click();
  await waitOut(page, asked);
  await expect(wentWrong(page)).toBeVisible();
  await letThrough();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(heading(page, 'Sign Up')).toBeVisible();
  await page
    .getByRole('link', { name: /Alder Valley/ })
    .first()
    .click();
  await expect(firstName(page)).toHaveValue('Ana');
});

test('the status started holds nothing back but the visit and the submission · ROUTE-20, STAT-06', async ({
  page,
  newEmail,
}) => {
  await seedStudent(page, newEmail(), { ...WHOLE, status: 'none', last_page: '/final-steps' });
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route('**/api/web-status', async (route) => {
    if (route.request().postData()?.includes('started')) await promise;
    await route.fallback();
  });
  const calls = watchCalls(page, /^\/api\/(last-page|web-status|submit)/);
  const lines = () => calls.map(({ path, body }) => `${path} ${Object.values(body ?? {}).join()}`.trim());
  await page.goto('/final-steps');
  await page.getByLabel('Type your full legal name').fill('Maya B. Okafor');
  const saved = page.waitForResponse('**/api/answer');
  await submit(page).click();
  await saved;
  expect(lines()).toEqual(['/api/web-status started']);
  resolve(undefined);
  await expect(page).toHaveURL('/completion');
  expect(lines()).toEqual([
    '/api/web-status started',
    '/api/last-page /final-steps',
    '/api/web-status validating',
    '/api/submit',
    '/api/web-status submitted',
  ]);
});
