import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import type { Mail } from '../test-support/openOutbox.ts';
import { field, fillCard, submitButton, toast } from '../test-support/cards.ts';
import { TRANSCRIPT } from '../test-support/application.ts';
import { COMPLETE } from '../test-support/seeds.ts';
import { answer } from '../test-support/controls.ts';
import { type Canary, findHomes, findLeaks, type Trace } from '../test-support/findLeaks.ts';
import { readStores } from '../test-support/readStores.ts';
import { type OwnProduct, runProduct } from '../test-support/runProduct.ts';
import { goToStep } from '../test-support/student.ts';
import { watchBrowser } from '../test-support/watchBrowser.ts';

const PASSWORD = 'Kanarien&Vogel 7-Feder';
const NEW_PASSWORD = 'Neuer&Vogel 8-Feder';
const SSN = '524719386';

/** The canaries, each with the only calls whose bodies may contain it. */
const canariesOf = (code: string): Canary[] => [
  {
    name: 'password',
    value: PASSWORD,
    homes: ['POST /public/signup body', 'POST /public/login body'],
  },
  {
    name: 'new password',
    value: NEW_PASSWORD,
    homes: ['POST /public/reset-password body', 'POST /public/login body'],
  },
  { name: 'code', value: code, homes: ['POST /public/confirm body'] },
  { name: 'ssn', value: SSN, homes: ['PUT /api/answer body'] },
];

/** Browsers log this when the product is opened from another device over plain HTTP. */
const UNENCRYPTED = /Cross-Origin-Opener-Policy header has been ignored/;

/** Returns a request's body and headers as traces. */
function tracesOf(request: Request): Trace[] {
  const name = `${request.method()} ${new URL(request.url()).pathname}`;
  return [
    { where: `${name} body`, text: request.postDataBuffer()?.toString('utf8') ?? '' },
    { where: `${name} headers`, text: JSON.stringify(request.headers()) },
  ];
}

/** Returns the mails that this test's product has sent to an address. */
async function readMails(page: Page, origin: string, to: string): Promise<Mail[]> {
  const mails = await page.request.get(`${origin}/_sandbox/outbox.json`, { params: { to } });
  return (await mails.json()) as Mail[];
}

/** Resets a forgotten password in a new tab, where a mail program would open the link. */
async function resetPassword(page: Page, origin: string, email: string): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto(`${origin}/forgot`);
  await fillCard(tab, { 'Email Address': email });
  await submitButton(tab).click();
  await expect.poll(async () => (await readMails(tab, origin, email)).length).toBe(2);
  await tab.goto(
    (await readMails(tab, origin, email)).find(({ link }) => link.includes('/reset'))?.link ?? '',
  );
  await fillCard(tab, { 'New Password': NEW_PASSWORD, 'Confirm Password': NEW_PASSWORD });
  await submitButton(tab).click();
  await expect(tab.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await tab.close();
}

/** Enters an SSN as a visitor, signs up, confirms, resets the password, logs in and submits the application. */
async function applyAsCanary(page: Page, origin: string): Promise<string> {
  const email = 'canary@example.edu';
  // The account is not confirmed yet, so it still accepts the sign-up.
  const seed = { username: email, confirmed: false, ...COMPLETE };
  expect((await page.request.post(`${origin}/_sandbox/seed`, { data: seed })).ok()).toBe(true);
  await page.goto(`${origin}/about`);
  await answer(page, 'What is your citizenship status?', 'U.S. citizen');
  await page.getByLabel('Social Security number').fill(SSN);
  await page.getByRole('button', { name: 'Save and Continue' }).click();

  await fillCard(page, { 'Email Address': email, Password: PASSWORD });
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Confirm Your Account' })).toBeVisible();
  const code = (await readMails(page, origin, email))[0]?.code ?? '';
  await field(page, 'Confirmation Code').fill(code);
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await resetPassword(page, origin, email);
  await field(page, 'Password').fill(PASSWORD);
  await submitButton(page).click();
  await expect(toast(page, 'Login Card Error')).toBeVisible();
  await field(page, 'Password').fill(NEW_PASSWORD);
  await submitButton(page).click();

  await expect(page.getByLabel('Social Security number')).toHaveValue(/524/);
  await goToStep(page, 'Submit');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for applying!' })).toBeVisible();
  return code;
}

test.describe('with --host,', () => {
  // The tests share one product, because starting it takes longer than either test.
  test.describe.configure({ mode: 'default' });
  let data = '';
  let product: OwnProduct;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    data = await mkdtemp(join(tmpdir(), 'admission-host-'));
    product = await runProduct(data, '--host');
  });
  test.afterAll(async () => {
    await product.stop();
    await rm(data, { recursive: true, force: true });
  });

  test('the product’s pages, seeded students and uploads also work on another device @long', async ({
    page,
    problems,
  }) => {
    problems.expect(UNENCRYPTED);
    expect(product.networkUrl).toMatch(/^http:\/\/[\d.]+:\d+$/);
    expect(product.networkUrl).not.toContain('127.0.0.1');
    await page.goto(`${product.networkUrl}/_sandbox/`);
    await page.getByRole('button', { name: 'Half way' }).click();
    await expect(page).toHaveURL(`${product.networkUrl}/education`);
    const taken = page.waitForResponse('**/api/pdf/document-answer/hs_transcript_doc');
    await page
      .locator('input[type=file]#hs_transcript_doc')
      .setInputFiles({ name: 'transcript.pdf', mimeType: 'application/pdf', buffer: TRANSCRIPT });
    expect((await taken).ok()).toBe(true);
  });

  test('a canary password, code and SSN appear only in the calls they belong to, and in no log · TRAP-13, ROLE-03', async ({
    page,
    context,
    problems,
  }) => {
    problems.expect(/status of (400|401)/);
    // The mailed link points to the network address, which uses plain HTTP.
    problems.expect(UNENCRYPTED);
    test.setTimeout(90_000);
    const traces = await watchBrowser(context);
    const code = await applyAsCanary(page, product.url);
    const kept = await readStores(page);
    // Leaves the page, which would otherwise keep polling the stopped product for the PDF copy.
    await page.goto('about:blank');
    const log = await product.stop();
    expect(log).toContain('log in as any student. Nothing is encrypted.');

    const written = traces.written.map((line) => ({ where: line.slice(0, line.indexOf(': ')), text: line }));
    const all = [
      ...written,
      ...traces.requests.flatMap(tracesOf),
      ...kept,
      { where: 'server log', text: log },
    ];
    const canaries = canariesOf(code);
    expect(findLeaks(all, canaries)).toEqual([]);
    for (const canary of canaries) expect(findHomes(all, canary), canary.name).toEqual(canary.homes);
  });
});

test('no page, script or call sends a referrer, and the parameters of a reset link are removed from the address bar · TRAP-22', async ({
  page,
  context,
}) => {
  const traces = await watchBrowser(context);
  const path = '/reset?username=ana%40example.edu&id=CANARY-LINK';
  for (const address of ['/about', path]) {
    const response = await page.goto(address);
    expect(response?.headers()['referrer-policy']).toBe('no-referrer');
    await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  }
  await expect(page).toHaveURL('/reset');
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL('/forgot');
  await page.evaluate(() => location.assign('/login'));
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  expect(await page.evaluate(() => document.referrer)).toBe('');
  // A call aborted by a navigation has only provisional headers, which include an empty referrer.
  for (const request of traces.requests)
    expect((await request.allHeaders()).referer ?? '', request.url()).toBe('');
  const inQueries = traces.written.filter((line) => line.includes('CANARY-LINK'));
  expect(inQueries.filter((line) => !/^(url|address): /.test(line))).toEqual([]);
  expect(inQueries.filter((line) => line.startsWith('url: '))).toHaveLength(1);
});
