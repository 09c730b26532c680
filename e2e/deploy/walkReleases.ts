import { type Browser, expect, type Page, test } from '@playwright/test';
import { logIn } from '../test-support/account.ts';
import { plantRecord, readFormats, readLettersKey, sealRecord } from '../test-support/deviceRecords.ts';
import { isKept, noteLetters } from '../test-support/letterRecord.ts';
import { goToStep, makeStudent, readAnswers, SEED_PASSWORD } from '../test-support/student.ts';
import type { Deployed } from './startDeployed.ts';

const EMAIL = 'ana.thistledown@example.edu';
const LAST_NAME = 'Thistledown';

/**
 * Walks letters that the server lacks through a release change and the way back (decision 034).
 * @returns values that no log may contain.
 */
export async function walkReleases(
  { url, backend, switchRelease }: Deployed,
  browser: Browser,
): Promise<string[]> {
  const context = await browser.newContext({ baseURL: url, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const sandbox = await browser.newContext({ baseURL: backend.sandboxUrl });
  await makeStudent(sandbox.request, EMAIL, { last_page: '/about' });
  await sandbox.close();
  switchRelease('first');
  await logIn(page, EMAIL, SEED_PASSWORD);
  const key = await readLettersKey(context.request);
  /** Plants the record of a form that is no longer open. */
  const leave = (form: string, format: number, answers: Record<string, string>) => {
    const over = Object.fromEntries(Object.keys(answers).map((each) => [each, '']));
    const record = sealRecord(
      key,
      { form, at: Date.now(), format },
      { changes: [{ form, n: 1, answers, over }] },
    );
    return plantRecord(page, record);
  };
  let format = 0;

  await test.step('what was left in a record, and what is typed offline while the release changes, is saved by the next release', async () => {
    await context.setOffline(true);
    await page.evaluate(noteLetters);
    await page.getByLabel('Legal last name').fill(LAST_NAME);
    await expect.poll(() => page.evaluate(isKept)).toBe(true);
    const [own] = Object.values(await readFormats(page));
    format = own ?? 2;
    await leave('aaaaaaaa', format, { middle_name: 'Ann' });
    switchRelease('second');
    await page.getByLabel('Preferred first name').fill('Annie');

    await context.setOffline(false);
    await reopen(page);
    await goToStep(page, 'Academics');
    expect(await readAnswers(context.request)).toMatchObject({
      last_name: LAST_NAME,
      middle_name: 'Ann',
      preferred_name: 'Annie',
    });
  });

  await test.step('after a rollback, the older release leaves the records of the newer one alone, and reads its own', async () => {
    await leave('bbbbbbbb', format, { middle_name: 'Anna' });
    await leave('cccccccc', format + 1, { first_name: 'Newer' });
    switchRelease('first');
    await reopen(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Middle name: Anna');
    await dialog.getByRole('button', { name: 'Decide later' }).click();
    await goToStep(page, 'About You');
    await expect(page.getByRole('textbox', { name: 'Legal first name' })).toHaveValue('');
    expect(await readFormats(page)).toMatchObject({ cccccccc: format + 1 });
    expect(await readFormats(page)).not.toHaveProperty('bbbbbbbb');
  });
  await context.close();
  return [LAST_NAME, EMAIL];
}

async function reopen(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
