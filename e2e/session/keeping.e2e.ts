import type { BrowserContext, Page } from '@playwright/test';
import { RELEASED_KEY, RELEASED_RECORDS } from '../../src/session/test-support/releasedRecords.ts';
import { expect, test } from '../fixtures.ts';
import { logIn } from '../test-support/account.ts';
import { plantRecords, readFormats, readLettersKey, sealRecord } from '../test-support/deviceRecords.ts';
import { isKept, noteLetters } from '../test-support/letterRecord.ts';
import { COMPLETE } from '../test-support/seeds.ts';
import { setVisible } from '../test-support/setVisible.ts';
import { goToStep, openForm, readAnswers, seedStudent, SEED_PASSWORD } from '../test-support/student.ts';
import { expectTold, toldDialog } from '../test-support/told.ts';

/* What becomes of letters that could not be saved (decision 034). */

const FAILED = /net::ERR_|status of (403|412)/;
const DAY_MS = 24 * 60 * 60_000;

const firstName = (page: Page) => page.getByRole('textbox', { name: 'Legal first name' });
const saveLine = (page: Page) => page.locator('.app-save-status');

/** Types a first name offline, and waits until the device has kept it. */
async function typeOffline(page: Page, name: string): Promise<void> {
  await page.context().setOffline(true);
  await page.evaluate(noteLetters);
  await firstName(page).fill(name);
  await expect.poll(() => page.evaluate(isKept)).toBe(true);
}

/** Opens another page in the same browser, on line again. */
async function openAgain(context: BrowserContext): Promise<Page> {
  const again = await context.newPage();
  await context.setOffline(false);
  return again;
}

/** Makes the server's replies say another time, and the student's profile have another key. */
async function alterReplies(page: Page, now: number, lettersKey?: string): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), date: new Date(now).toUTCString() };
    if (!lettersKey || !route.request().url().endsWith('/api/profile'))
      return route.fulfill({ response, headers });
    const profile = (await response.json()) as object;
    return route.fulfill({ response, headers, json: { ...profile, letters_key: lettersKey } });
  });
}

/** Closes a page as a person does. Returns whether the browser prompts; the person then stays. */
async function isPromptedOnClose(page: Page): Promise<boolean> {
  const prompted = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss();
    return dialog.type() === 'beforeunload';
  });
  const closed = page.waitForEvent('close').then(() => false);
  await page.close({ runBeforeUnload: true });
  return Promise.race([prompted.catch(() => false), closed.catch(() => true)]);
}

test('a sentence that a firewall refuses holds up no other answer, is named, and once worded differently, the application can be submitted · PROD-06 @long', async ({
  page,
  problems,
  newEmail,
}) => {
  problems.expect(FAILED);
  await openForm(page, newEmail(), '/about', COMPLETE);
  await page.route('**/api/answer', (route) =>
    route.request().postData()?.includes('having met.')
      ? route.fulfill({ status: 403, contentType: 'text/html', body: '<h1>Request blocked</h1>' })
      : route.fallback(),
  );
  await page.getByLabel('Preferred first name').fill('Mo, having met.');
  await page.getByLabel('Legal last name').fill('Okafor-Reyes');
  await goToStep(page, 'Submit');
  await expect(saveLine(page)).toContainText('All but one answer saved: Preferred first name.');
  const saved = await readAnswers(page.request);
  expect([saved.last_name, saved.preferred_name ?? '']).toEqual(['Okafor-Reyes', '']);

  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expectTold(
    page,
    /Preferred first name: Mo, having met\.Something between us and you refuses this text/,
  );
  await expect(page).toHaveURL('/final-steps');
  await page.getByRole('button', { name: 'Go to the question: Preferred first name' }).click();
  await expect(page.getByLabel('Preferred first name')).toBeFocused();
  await page.getByLabel('Preferred first name').fill('Mo');
  await goToStep(page, 'Submit');
  await page.getByRole('button', { name: 'Submit Application' }).click();

  await expect(page).toHaveURL('/completion');
  expect((await readAnswers(page.request)).preferred_name).toBe('Mo');
});

test('an answer that was listed and left for later is listed again after a log-out · PROD-06 @long', async ({
  page,
  openDevice,
  problems,
  newEmail,
}) => {
  problems.expect(FAILED);
  const email = newEmail();
  await openForm(page, email, '/about', { answers: { first_name: 'Mary' } });
  await typeOffline(page, 'Marianne');
  await setVisible(page, false);
  const phone = await openDevice(email);
  await firstName(phone).fill('Maria');
  await goToStep(phone, 'Academics');
  await page.context().setOffline(false);
  await page.reload();
  await expectTold(page, /Legal first name: Marianne/);
  await page.getByRole('button', { name: 'Decide later' }).click();

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, email, SEED_PASSWORD);

  await expectTold(page, /Legal first name: MarianneAnother answer was saved/);
  await page.getByRole('button', { name: 'Use this answer: Legal first name' }).click();
  await goToStep(page, 'Academics');
  expect((await readAnswers(page.request)).first_name).toBe('Marianne');
});

for (const isFull of [true, false])
  test(`before a page is closed offline, the browser ${isFull ? 'prompts if its storage has failed meanwhile, and the page no longer promises to save' : 'does not prompt if its storage works'} · PROD-06, TRAP-46 @long`, async ({
    page,
    problems,
    newEmail,
  }) => {
    problems.expect(FAILED);
    await openForm(page, newEmail(), '/about');
    if (isFull)
      await page.evaluate(() => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('The disk is full.', 'QuotaExceededError');
        };
      });
    await page.context().setOffline(true);
    await page.evaluate(noteLetters);
    await firstName(page).fill('Marianne');
    if (isFull) await expect(saveLine(page)).toHaveText('Not saved yet.');
    else await expect.poll(() => page.evaluate(isKept)).toBe(true);

    expect(await isPromptedOnClose(page)).toBe(isFull);
  });

for (const [when, typed, returned] of [
  ['on return 40 days ahead', 0, 40],
  ['on return 40 days behind', 0, -40],
  ['when it was typed 40 days behind', -40, 0],
] as const)
  test(`a letter survives a clock of the device that was ${when}, and so does another student’s record · PROD-06 @long`, async ({
    page,
    context,
    problems,
    newEmail,
  }) => {
    problems.expect(FAILED);
    await page.clock.install({ time: Date.now() + typed * DAY_MS });
    await openForm(page, newEmail(), '/about');
    const others = sealRecord('b'.repeat(43), { form: 'bbbbbbbb', at: Date.now(), format: 3 }, {});
    await plantRecords(page, { bbbbbbbb: others });
    await typeOffline(page, 'Marianne');
    await page.close();

    const again = await openAgain(context);
    await again.clock.install({ time: Date.now() + returned * DAY_MS });
    await again.goto('/about');
    await expect(firstName(again)).toHaveValue('Marianne');
    await again.clock.fastForward(10_000);
    await goToStep(again, 'Academics');

    expect((await readAnswers(context.request)).first_name).toBe('Marianne');
    expect(await readFormats(again)).toHaveProperty('bbbbbbbb');
  });

test('a letter that returns after 31 days is listed with the day on which it was typed, and not sent · PROD-06 @long', async ({
  page,
  context,
  problems,
  newEmail,
}) => {
  problems.expect(FAILED);
  await openForm(page, newEmail(), '/about');
  await typeOffline(page, 'Marianne');
  await page.close();

  const again = await openAgain(context);
  await alterReplies(again, Date.now() + 31 * DAY_MS);
  await again.goto('/about');

  await expectTold(
    again,
    /Legal first name: MarianneTyped on \w+ \d+, \d{4}\. It was typed here too long ago/,
  );
  await expect(firstName(again)).toHaveValue('');
});

test('records that are damaged, foreign or of another shape lock no student out and hide no other record · PROD-06 @long', async ({
  page,
  newEmail,
}) => {
  await seedStudent(page, newEmail(), { last_page: '/about', answers: { last_name: 'Marsh' } });
  await page.goto('/login');
  const key = await readLettersKey(page.request);
  const record = (form: string, letters: unknown, format = 3) =>
    sealRecord(key, { form, at: Date.now(), format }, letters);
  const change = (form: string, key: string, value: string) => ({
    changes: [{ form, n: 1, answers: { [key]: value }, over: { [key]: '' } }],
  });
  const damaged = { ...record('eeeeeeee', {}), iv: new Uint8Array(12) };
  await plantRecords(page, {
    nothing: null,
    old: { tag: record('x', {}).tag, at: 7 },
    aaaaaaaa: record('aaaaaaaa', null),
    bbbbbbbb: record('bbbbbbbb', { changes: { first_name: 'Ana' }, told: [null, 7, { answers: [] }] }),
    cccccccc: record('cccccccc', change('cccccccc', 'first_name', 'Bea')),
    dddddddd: record('dddddddd', change('dddddddd', 'favourite_colour', 'green')),
    eeeeeeee: damaged,
    ffffffff: record('ffffffff', change('ffffffff', 'middle_name', 'Ann'), 4),
  });

  await page.goto('/about');

  await expectTold(
    page,
    /A question that is no longer asked: greenThis question or choice is no longer offered\./,
  );
  await expect(firstName(page)).toHaveValue('Bea');
  await expect(page.getByLabel('Middle name')).toHaveValue('');
  // A record that this release cannot read is left for the one that can.
  expect(await readFormats(page)).toMatchObject({ eeeeeeee: 3, ffffffff: 4 });
});

for (const [format, record] of Object.entries(RELEASED_RECORDS))
  test(`a record of the released ${format} is read · PROD-06 @long`, async ({ page, newEmail }) => {
    await alterReplies(page, record.at + DAY_MS, RELEASED_KEY);
    await seedStudent(page, newEmail(), {
      last_page: '/about',
      answers: format === 'format2' ? { last_name: 'Marsh' } : { first_name: 'Ana' },
    });
    await page.goto('/login');
    await plantRecords(page, { [record.form]: record });

    await page.goto('/about');

    await expect(toldDialog(page)).toContainText(format === 'format2' ? 'Marshe' : 'Boston');
    await expect(firstName(page)).toHaveValue(format === 'format2' ? 'Ana' : 'Bea');
  });

test('a Social Security number that was lost with its page is named when the form opens again · PROD-02, PROD-06 @long', async ({
  page,
  context,
  problems,
  newEmail,
}) => {
  problems.expect(FAILED);
  await openForm(page, newEmail(), '/about', { answers: { citizenship_status: 'us_citizen' } });
  // The browser believes that it is online. A route would not stop the last call of a page that closes.
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
  await context.setOffline(true);
  await page.evaluate(noteLetters);
  await page.getByLabel('Social Security number').pressSequentially('123456789');
  await expect.poll(() => page.evaluate(isKept)).toBe(true);
  expect(await isPromptedOnClose(page)).toBe(false);

  const again = await openAgain(context);
  await again.goto('/about');

  await expectTold(again, /Social Security numberPlease type it again\. It is never kept on this device\./);
  await expect(again.locator('#ssn')).toHaveValue('');
  await again.getByRole('button', { name: 'Go to the question: Social Security number' }).click();
  await expect(again.locator('#ssn')).toBeFocused();
});
