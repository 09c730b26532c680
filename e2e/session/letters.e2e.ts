import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { isKept, noteLetters } from '../test-support/letterRecord.ts';
import { openBrowser } from '../test-support/openBrowser.ts';
import { isCall, makeStudent, openForm, readAnswers, SEED_PASSWORD, step } from '../test-support/student.ts';

const firstName = (page: Page) => page.getByRole('textbox', { name: 'Legal first name' });
const lastName = (page: Page) => page.getByRole('textbox', { name: 'Legal last name' });

/** Logs in through the card, as after a restart, and waits for the form. */
async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(SEED_PASSWORD);
  await page.getByRole('button', { name: 'Submit' }).click();
  await firstName(page).waitFor();
}

/** Types like a person, and waits until the last letter has been kept. */
async function typeAndKeep(page: Page, texts: readonly [string, string]): Promise<void> {
  await page.evaluate(noteLetters);
  await firstName(page).fill('');
  await firstName(page).pressSequentially(texts[0]);
  await lastName(page).pressSequentially(texts[1]);
  await expect.poll(() => page.evaluate(isKept)).toBe(true);
}

/** Lists every file that the browser has written, except where it restores form fields by itself. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('Sessions'))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Returns the name of a file if it contains a text, in UTF-8 or UTF-16. */
async function findInFile(file: string, text: string): Promise<string | null> {
  const bytes = await readFile(file);
  return [Buffer.from(text, 'utf8'), Buffer.from(text, 'utf16le')].some((each) => bytes.includes(each))
    ? file
    : null;
}

/** Shows the page again, or hides it, as another app in front of the browser does. */
const setVisible = (page: Page, isVisible: boolean) =>
  page.evaluate((visible) => {
    Object.defineProperty(document, 'visibilityState', {
      value: visible ? 'visible' : 'hidden',
      configurable: true,
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isVisible);

test.describe('a killed browser', () => {
  for (const [situation, prepare] of [
    ['offline', (page: Page) => page.context().setOffline(true)],
    ['after the session had ended', (page: Page) => page.context().clearCookies({ name: 'admit_id_token' })],
  ] as const)
    test(`what was typed ${situation} is there when the student logs in again, and is saved · PROD-06`, async ({
      request,
      profile,
      newEmail,
      launchOptions,
      baseURL,
    }) => {
      const email = newEmail();
      await makeStudent(request, email, { answers: { first_name: 'Ann' } });
      const first = await openBrowser(profile, { ...launchOptions, baseURL });
      await logIn(first.page, email);
      await prepare(first.page);
      await typeAndKeep(first.page, ['Marigold', 'Underhill']);
      await first.kill();

      const second = await openBrowser(profile, { ...launchOptions, baseURL });
      await logIn(second.page, email);

      await expect(firstName(second.page)).toHaveValue('Marigold');
      await expect(lastName(second.page)).toHaveValue('Underhill');
      await step(second.page, 'Academics').click();
      await expect(second.page.getByRole('heading', { level: 1, name: 'Academics' })).toBeVisible();
      expect(await readAnswers(second.page.request)).toMatchObject({
        first_name: 'Marigold',
        last_name: 'Underhill',
      });
      await second.kill();
    });

  test('shows nothing to another student, and no file of the browser contains what was typed · TRAP-46, TRAP-13', async ({
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
    await logIn(first.page, ana);
    await first.page.context().setOffline(true);
    await typeAndKeep(first.page, ['Marigoldine', 'Underhillian']);
    await first.kill();

    const second = await openBrowser(profile, { ...launchOptions, baseURL });
    await logIn(second.page, ben);
    await expect(firstName(second.page)).toHaveValue('');
    await typeAndKeep(second.page, ['Ben', 'Bolt']);
    await second.kill();

    const files = await filesOf(profile);
    expect(files.some((file) => file.includes('IndexedDB'))).toBe(true);
    const found = await Promise.all(
      files.flatMap((file) => ['Marigoldine', 'Underhillian'].map((text) => findInFile(file, text))),
    );
    expect(found.filter(Boolean)).toEqual([]);
  });
});

test('a laptop that wakes up does not bring back text that a phone has corrected in the meantime · PROD-06, TRAP-60', async ({
  page,
  browser,
  problems,
  newEmail,
  baseURL,
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

  const phone = await (await browser.newContext({ baseURL })).newPage();
  await logIn(phone, email);
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
  await phone.context().close();
});

test('switching to another app while filling in a field changes nothing in it · PROD-06', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about');
  await firstName(page).pressSequentially('Ana ');

  const sent = page.waitForResponse((response) => isCall(response.request(), 'PUT', '/api/answer'));
  await setVisible(page, false);
  await sent;
  await setVisible(page, true);
  await page.keyboard.type('Maria');

  await expect(firstName(page)).toHaveValue('Ana Maria');
  await expect(firstName(page)).toBeFocused();
});
