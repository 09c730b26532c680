import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { expect, test, type Browser } from '@playwright/test';
import { logIn, PASSWORD, signUp } from '../test-support/account.ts';
import { TRANSCRIPT } from '../test-support/application.ts';
import { SEED_PASSWORD } from '../test-support/student.ts';
import { openOutbox } from '../test-support/openOutbox.ts';
import type { Deployed } from './startDeployed.ts';
import { patience } from '../test-support/patience.ts';

const EMAIL = 'maya.quillfeather@example.edu';
const LAST_NAME = 'Quillfeather';
const FILE_NAME = 'quillfeather-transcript.pdf';

/**
 * Walks an applicant through the deployed product during a release change, a rollback and a maintenance
 * window.
 * @returns values that no log may contain: password, code, session, answers.
 */
export async function walkJourney(deployed: Deployed, browser: Browser): Promise<string[]> {
  const { url, home, backend } = deployed;
  const context = await browser.newContext({ baseURL: url, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const assets: string[] = [];
  const failures: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/assets/')) return;
    assets.push(pathname.slice('/assets/'.length));
    if (!response.ok() && response.status() !== 304) failures.push(`${response.status()} ${pathname}`);
  });
  page.on('console', (message) => {
    if (/Content Security Policy|Failed to fetch dynamically/.test(message.text()))
      failures.push(message.text());
  });
  page.on('pageerror', (error) => failures.push(error.message));
  /** Lists the files requested after the first `since` that exist only in this release. */
  const ofRelease = async (name: string, other: string, since: number) => {
    const [own, others] = await Promise.all(
      [name, other].map((each) => readdir(`${home}/releases/${each}/assets`)),
    );
    return assets.slice(since).filter((file) => own?.includes(file) && !others?.includes(file));
  };
  const before = backend.violations().length;
  const outbox = openOutbox(context.request, backend.sandboxUrl);

  await test.step('an applicant opens the application over HTTP/2', async () => {
    await page.goto('/about');
    await expect(page.getByRole('heading', { name: 'About You', level: 1 })).toBeVisible();
    expect(
      await page.evaluate(
        () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).nextHopProtocol,
      ),
    ).toBe('h2');
  });

  await test.step('after a new release is deployed, an open page still loads its remaining screens from the old release', async () => {
    deployed.switchRelease('second');
    const since = assets.length;
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('link', { name: 'Create Account' }).click();
    // Waits for the card; otherwise `signUp` would reload it, from the new release.
    await expect(page).toHaveURL('/signup');
    await signUp(page, outbox, EMAIL);
    await logIn(page, EMAIL);
    await expect(page).toHaveURL('/about');
    const old = await ofRelease('first', 'second', since);
    // The other scripts had been fetched while the page was idle, before the release changed.
    assert.ok(
      old.some((file) => file.startsWith('cards.chunk-')),
      `loaded from the old release: ${old.join(', ')}`,
    );
    assert.deepEqual(await ofRelease('second', 'first', since), []);
  });
  const cookies = await context.cookies();

  await test.step('the session cookie is Secure, cannot be read by scripts, and no other host can set it', () => {
    const session = cookies.find(({ name }) => name === '__Host-admit_id_token');
    assert.ok(session?.secure && session.httpOnly);
  });

  await test.step('a reload loads the new release, and the page still saves answers after a rollback', async () => {
    const since = assets.length;
    await page.reload();
    await expect(page.getByRole('heading', { name: 'About You', level: 1 })).toBeVisible();
    assert.notDeepEqual(await ofRelease('second', 'first', since), []);
    deployed.switchRelease('first');
    await page.getByLabel('Legal last name').fill(LAST_NAME);
    await page.getByRole('button', { name: 'Save and Continue' }).click();
    await expect(page).toHaveURL('/education');
  });

  await test.step('a document is sent to the storage service and converted', async () => {
    await page.getByRole('radio', { name: 'First-year student' }).check();
    const upload = page.locator('input[type=file]#hs_transcript_doc');
    await upload.setInputFiles({ name: FILE_NAME, mimeType: 'application/pdf', buffer: TRANSCRIPT });
    await expect(page.getByText('Converted and attached')).toBeVisible(patience(20_000));
  });

  await test.step('an open page shows a message during maintenance, keeps its answers, and works again afterwards', async () => {
    await page.getByLabel('High school', { exact: true }).fill('Millrace');
    await deployed.setMaintenance(true);
    const dialog = page.getByRole('dialog', { name: 'Unexpected Error' });
    await page.getByRole('link', { name: 'About You' }).click();
    await expect(dialog).toContainText('The application is closed for a few minutes.');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/education');

    const other = await context.newPage();
    const reply = await other.goto('/about');
    expect(reply?.status()).toBe(503);
    await expect(other.getByRole('heading', { name: 'We’ll be back soon' })).toBeVisible();
    const background = (selector: string) =>
      other.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await background('main')).not.toBe('rgba(0, 0, 0, 0)');

    await deployed.setMaintenance(false);
    await other.getByRole('link', { name: 'Try again' }).click();
    await expect(other.getByRole('heading', { level: 1 })).not.toHaveText('We’ll be back soon');
    await other.close();
    await page.getByRole('link', { name: 'About You' }).click();
    await expect(page.getByLabel('Legal last name')).toHaveValue(LAST_NAME);
  });

  await test.step('after log-out, the page still loads its screens from its own release', async () => {
    const since = assets.length;
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL('/login');
    assert.notDeepEqual(await ofRelease('second', 'first', since), []);
  });

  await test.step('a complete application is submitted', async () => {
    await fetch(`${backend.sandboxUrl}/_sandbox/ready/ready-to-submit`, { method: 'POST' });
    await logIn(page, 'ready-to-submit@example.com', SEED_PASSWORD);
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page).toHaveURL('/completion');
  });

  await test.step('no file is missing, no policy is violated, and all traffic conforms to openapi.yaml', () => {
    assert.deepEqual([...failures, ...backend.violations().slice(before)], []);
  });
  const { code } = await outbox.newest(EMAIL);
  cookies.push(...(await context.cookies()));
  await context.close();
  const sessions = cookies.map(({ value }) => value).filter((value) => value.length > 8);
  return [EMAIL, PASSWORD, LAST_NAME, FILE_NAME, code, SEED_PASSWORD, ...sessions];
}
