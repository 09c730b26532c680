import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContextOptions, chromium, type LaunchOptions, type Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { logIn } from '../test-support/account.ts';
import { isKept, noteLetters } from '../test-support/letterRecord.ts';
import { setVisible } from '../test-support/setVisible.ts';
import { isCall, makeStudent, openForm, readAnswers, SEED_PASSWORD, step } from '../test-support/student.ts';

const firstName = (page: Page) => page.getByRole('textbox', { name: 'Legal first name' });
const lastName = (page: Page) => page.getByRole('textbox', { name: 'Legal last name' });

/** Starts a browser on a profile folder, possibly one left behind by a killed browser. */
async function openBrowser(profile: string, options: LaunchOptions & BrowserContextOptions) {
  const context = await chromium.launchPersistentContext(profile, { locale: 'en-US', ...options });
  const closed = context.waitForEvent('close', { timeout: 0 });
  const [page = await context.newPage()] = context.pages();
  const devtools = await context.browser()?.newBrowserCDPSession();
  return {
    page,
    /** Kills the browser's processes by id, so that no page gets an event. */
    kill: async () => {
      const processes = await devtools?.send('SystemInfo.getProcessInfo');
      for (const { id } of processes?.processInfo ?? []) process.kill(id, 'SIGKILL');
      await closed;
    },
  };
}

/** Returns the path and contents of every file that the browser has written, except where it restores form fields itself. */
async function readFiles(folder: string): Promise<Buffer> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('Sessions'))
    .map(({ parentPath, name }) => join(parentPath, name));
  const contents = await Promise.all(paths.map((path) => readFile(path)));
  return Buffer.concat([Buffer.from(paths.join('\n')), ...contents]);
}

test('text typed offline in a browser that is then killed is in none of its files, is hidden from another student, and is saved once its student logs in again · PROD-06, TRAP-46, TRAP-13', async ({
  request,
  profile,
  newEmail,
  launchOptions,
  baseURL,
}) => {
  const [ana, ben] = [newEmail(), newEmail()];
  await makeStudent(request, ana);
  await makeStudent(request, ben);
  const first = await openBrowser(profile, { ...launchOptions, baseURL });
  await logIn(first.page, ana, SEED_PASSWORD);
  await first.page.context().setOffline(true);
  await first.page.evaluate(noteLetters);
  await firstName(first.page).fill('Marigoldine');
  await lastName(first.page).fill('Underhillian');
  await expect.poll(() => first.page.evaluate(isKept)).toBe(true);
  await first.kill();

  const written = await readFiles(profile);
  expect(written.includes('IndexedDB')).toBe(true);
  for (const text of ['Marigoldine', 'Underhillian'])
    for (const encoding of ['utf8', 'utf16le'] as const)
      expect(written.includes(text, 0, encoding), `${text} in ${encoding}`).toBe(false);

  const { page, kill } = await openBrowser(profile, { ...launchOptions, baseURL });
  await logIn(page, ben, SEED_PASSWORD);
  await expect(firstName(page)).toHaveValue('');

  await page.context().clearCookies();
  await logIn(page, ana, SEED_PASSWORD);
  await expect(firstName(page)).toHaveValue('Marigoldine');
  await expect(lastName(page)).toHaveValue('Underhillian');
  await step(page, 'Academics').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Academics' })).toBeVisible();
  expect(await readAnswers(page.request)).toMatchObject({
    first_name: 'Marigoldine',
    last_name: 'Underhillian',
  });
  await kill();
});

test('a laptop that wakes up does not bring back text that a phone has corrected in the meantime · PROD-06, TRAP-60', async ({
  page,
  openDevice,
  problems,
  newEmail,
}) => {
  problems.expect(/status of 412|net::ERR_/);
  const email = newEmail();
  await openForm(page, email, '/about', { answers: { first_name: 'Ann' } });
  await firstName(page).fill('Anna');
  // The lid is closed: the call arrives, but its reply is lost.
  await page.route('**/api/answer', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const lost = page.waitForEvent('requestfailed', (request) => isCall(request, 'PUT', '/api/answer'));
  await setVisible(page, false);
  await lost;
  await page.unroute('**/api/answer');

  const phone = await openDevice(email);
  await expect(firstName(phone)).toHaveValue('Anna');
  await firstName(phone).fill('Annabel');
  await step(phone, 'Academics').click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Academics' })).toBeVisible();

  await setVisible(page, true);
  await step(page, 'Academics').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Academics' })).toBeVisible();

  expect(await readAnswers(phone.request)).toMatchObject({ first_name: 'Annabel' });
  await step(page, 'About You').click();
  await expect(firstName(page)).toHaveValue('Annabel');
});
