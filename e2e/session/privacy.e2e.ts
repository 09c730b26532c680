import type { BrowserContext, Page, Request } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { field, fillCard, submitButton, toast } from '../test-support/cards.ts';
import { answer } from '../test-support/controls.ts';
import { type Canary, findHomes, findLeaks, type Trace } from '../test-support/findLeaks.ts';
import { openOutbox } from '../test-support/openOutbox.ts';
import { runProduct } from '../test-support/runProduct.ts';
import { COMPLETE } from '../test-support/seeds.ts';
import { goToStep } from '../test-support/student.ts';

const PASSWORD = 'Kanarien&Vogel 7-Feder';
const NEW_PASSWORD = 'Neuer&Vogel 8-Feder';
const SSN = '524719386';

/** The canaries, each with the only calls whose bodies may contain it. */
const canariesOf = (code: string): Canary[] => [
  { name: 'password', value: PASSWORD, homes: ['POST /public/signup body', 'POST /public/login body'] },
  {
    name: 'new password',
    value: NEW_PASSWORD,
    homes: ['POST /public/reset-password body', 'POST /public/login body'],
  },
  { name: 'code', value: code, homes: ['POST /public/confirm body'] },
  { name: 'ssn', value: SSN, homes: ['PUT /api/answer body'] },
];

/** Returns a request's body and headers as traces. */
function tracesOf(request: Request): Trace[] {
  const name = `${request.method()} ${new URL(request.url()).pathname}`;
  return [
    { where: `${name} body`, text: request.postDataBuffer()?.toString('utf8') ?? '' },
    { where: `${name} headers`, text: JSON.stringify(request.headers()) },
  ];
}

/** Resets a forgotten password in a new tab, where a mail program would open the link. */
async function resetPassword(page: Page, origin: string, email: string): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto(`${origin}/forgot`);
  await fillCard(tab, { 'Email Address': email });
  await submitButton(tab).click();
  await tab.goto((await openOutbox(tab.request, origin).newest(email, /reset/i)).link);
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
  await answer(page, 'What is your citizenship status?', 'U.S. citizen or U.S. national');
  await page.getByLabel('Social Security number').fill(SSN);
  await page.getByRole('button', { name: 'Save and Continue' }).click();

  await fillCard(page, { 'Email Address': email, Password: PASSWORD });
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Confirm Your Account' })).toBeVisible();
  const { code } = await openOutbox(page.request, origin).newest(email);
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

/** Everything that a browser has sent or stored. */
interface BrowserTraces {
  /** URLs, titles, storage writes, history states and console lines, each as 'kind: text'. */
  written: string[];
  requests: Request[];
}

/** Records everything that the pages of a context store, log or send from now on. */
async function watchBrowser(context: BrowserContext): Promise<BrowserTraces> {
  const traces: BrowserTraces = { written: [], requests: [] };
  await context.exposeBinding('noteTrace', (_source, line: string) => void traces.written.push(line));
  await context.addInitScript(() => {
    const { noteTrace } = window as unknown as { noteTrace: (line: string) => void };
    for (const name of ['pushState', 'replaceState'] as const) {
      const original = history[name].bind(history);
      history[name] = (state: unknown, title: string, url?: string | URL | null) => {
        noteTrace(`history: ${JSON.stringify(state)} ${String(url ?? '')}`);
        original(state, title, url);
      };
    }
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function set(key: string, value: string) {
      noteTrace(`storage: ${key} ${value}`);
      setItem.call(this, key, value);
    };
  });
  context.on('console', (message) => traces.written.push(`console: ${message.text()}`));
  context.on('request', (request) => {
    traces.requests.push(request);
    traces.written.push(`url: ${request.url()}`);
  });
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => traces.written.push(`address: ${frame.url()}`));
  });
  return traces;
}

/** Reads every place where a page can store data, including its URL and title. */
async function readStores(page: Page): Promise<Trace[]> {
  const kept = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const records = await Promise.all(
      databases.map(async ({ name = '' }) => {
        const ask = <Result>(request: IDBRequest<Result>) =>
          new Promise<Result>((resolve, reject) => {
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(new Error(`IndexedDB ${name} cannot be read.`));
          });
        const database = await ask(indexedDB.open(name));
        const stores = [...database.objectStoreNames];
        const all = stores.map((store) => ask(database.transaction(store).objectStore(store).getAll()));
        return [name, await Promise.all(all)];
      }),
    );
    const caches_ = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        const requests = await cache.keys();
        return Promise.all(requests.map(async (each) => [each.url, await (await cache.match(each))?.text()]));
      }),
    );
    return {
      history: JSON.stringify(history.state),
      address: `${location.href} ${document.title} ${window.name} ${document.referrer}`,
      localStorage: JSON.stringify(Object.entries(localStorage)),
      sessionStorage: JSON.stringify(Object.entries(sessionStorage)),
      indexedDB: JSON.stringify(records),
      'Cache Storage': JSON.stringify(caches_),
    };
  });
  const cookies = await page.context().cookies();
  return [
    ...Object.entries(kept).map(([where, text]) => ({ where, text })),
    ...cookies.map(({ name, value }) => ({ where: 'cookie', text: `${name}=${value}` })),
  ];
}

test('a canary password, code and SSN appear only in the calls they belong to, and in no log · TRAP-13, ROLE-03', async ({
  page,
  context,
  profile,
  problems,
}) => {
  test.setTimeout(120_000);
  problems.expect(/status of (400|401)/);
  const product = await runProduct(profile);
  const traces = await watchBrowser(context);
  const code = await applyAsCanary(page, product.url);
  const kept = await readStores(page);
  // Leaves the page, which would otherwise keep polling the stopped product for the PDF copy.
  await page.goto('about:blank');
  const log = await product.stop();

  const written = traces.written.map((line) => ({ where: line.slice(0, line.indexOf(': ')), text: line }));
  const all = [...written, ...traces.requests.flatMap(tracesOf), ...kept, { where: 'server log', text: log }];
  const canaries = canariesOf(code);
  expect(findLeaks(all, canaries)).toEqual([]);
  for (const canary of canaries) expect(findHomes(all, canary), canary.name).toEqual(canary.homes);
});

test('no page, script or call sends a referrer, and the parameters of a reset link are removed from the address bar · TRAP-22 @long', async ({
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
