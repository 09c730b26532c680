import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { expect, test, type Mail } from './fixtures.ts';
import { fillAboutYou, fillAcademics, fillFinalSteps } from './support/application.ts';
import { field, fillCard, submitButton } from './support/cards.ts';
import { answer, savedBy } from './support/controls.ts';
import { runProduct } from './support/runProduct.ts';
import { watchBrowser } from './support/watchBrowser.ts';

const PASSWORD = 'Kanarien-Vogel-7-Feder';
const SSN = '524719386';
const SSN_FORMATTED = '524-71-9386';

/** Where each canary belongs: the bodies of these calls, and nowhere else. */
const HOMES = {
  password: ['POST /public/signup', 'POST /public/login'],
  code: ['POST /public/confirm'],
  ssn: ['PUT /api/answer'],
};

const nameOf = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`;

/** Signs up, confirms and logs in, starting as a visitor who has typed an SSN; then fills the form and submits. */
async function applyAsCanary(page: Page, origin: string): Promise<string> {
  const email = 'canary@example.edu';
  await page.goto(`${origin}/about`);
  await page.getByLabel('Legal first name').fill('Maya');
  await answer(page, 'What is your citizenship status?', 'U.S. citizen');
  await page.getByLabel('Social Security number').fill(SSN);
  await page.getByRole('button', { name: 'Save and Continue' }).click();

  await fillCard(page, { 'Email Address': email, Password: PASSWORD });
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Confirm Your Account' })).toBeVisible();
  const mails = await page.request.get(`${origin}/_sandbox/outbox.json`, { params: { to: email } });
  const code = ((await mails.json()) as Mail[])[0]?.code ?? '';
  await field(page, 'Confirmation Code').fill(code);
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await field(page, 'Password').fill(PASSWORD);
  await submitButton(page).click();

  await fillAboutYou(page);
  await page.getByLabel('Social Security number').fill(SSN);
  await savedBy(page, () => page.getByRole('button', { name: 'Save and Continue' }).click());
  await fillAcademics(page);
  await page.getByRole('button', { name: 'Save and Continue' }).click();
  await fillFinalSteps(page);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for applying!' })).toBeVisible();
  return code;
}

test('TRAP-13, ROLE-03 a canary password, code and SSN appear only in the calls they belong to, and in no log', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  const data = await mkdtemp(join(tmpdir(), 'admission-privacy-'));
  const traces = await watchBrowser(context);
  let code = '';
  const product = await runProduct(data);
  let log = '';
  try {
    code = await applyAsCanary(page, product.url);
    traces.written.push(
      await page.evaluate(() =>
        JSON.stringify([
          history.state,
          Object.entries(localStorage),
          Object.entries(sessionStorage),
          document.cookie,
        ]),
      ),
    );
    // The page would go on asking for the PDF copy of a product that is gone.
    await page.goto('about:blank');
  } finally {
    log = await product.stop();
    await rm(data, { recursive: true, force: true });
  }

  const canaries = { password: [PASSWORD], code: [code], ssn: [SSN, SSN_FORMATTED] };
  for (const [kind, texts] of Object.entries(canaries) as [keyof typeof HOMES, string[]][]) {
    // A code's digits may stand by chance in a longer number.
    const canary = new RegExp(texts.map((text) => `(?<!\\d)${text}(?!\\d)`).join('|'));
    expect(texts.join('')).not.toBe('');
    expect(
      traces.written.filter((line) => canary.test(line)),
      `${kind} written down`,
    ).toEqual([]);
    expect(log, `${kind} in the log`).not.toMatch(canary);
    const carriers = traces.requests.filter(
      (request) =>
        canary.test(request.postDataBuffer()?.toString('utf8') ?? '') ||
        canary.test(JSON.stringify(request.headers())),
    );
    expect([...new Set(carriers.map(nameOf))].sort(), `${kind} sent`).toEqual([...HOMES[kind]].sort());
  }
});

test('TRAP-22 no page, script or call says where it comes from, and a reset link leaves the address bar', async ({
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
  // A call cut off by the next page has only the headers planned for it, with an empty referrer among them.
  for (const request of traces.requests)
    expect((await request.allHeaders()).referer ?? '', request.url()).toBe('');
  const inQueries = traces.written.filter((line) => line.includes('CANARY-LINK'));
  expect(inQueries.filter((line) => !/^(url|address): /.test(line))).toEqual([]);
  expect(inQueries.filter((line) => line.startsWith('url: '))).toHaveLength(1);
});
