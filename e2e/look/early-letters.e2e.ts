import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { hold, SCRIPTS } from '../test-support/failures.ts';
import { seedStudent } from '../test-support/student.ts';
import { translate } from '../test-support/translate.ts';
import { watchShifts } from '../test-support/watchShifts.ts';

const first = (page: Page) => page.getByLabel('Legal first name');
const hispanic = (page: Page) => page.getByLabel('Hispanic or Latino');
const degree = (page: Page) => page.getByRole('radio', { name: 'Not sure' });
const isLive = (page: Page) => expect(page.locator('#root[data-waiting]')).toHaveCount(0);

async function expectFilledIn(page: Page): Promise<void> {
  await expect(first(page)).toHaveValue('Maya');
  await expect(hispanic(page)).toBeChecked();
  await expect(degree(page)).toBeChecked();
}

/** Opens the prerendered questions and holds back their scripts until the returned function is called. */
async function openWritten(page: Page, path = '/about'): Promise<() => Promise<void>> {
  const release = await hold(page, SCRIPTS);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByText('Alder Valley University').filter({ visible: true }).first()).toBeVisible();
  // The last element of the page: all questions are there.
  await expect(page.locator('.app-stalled')).toBeAttached();
  return async () => {
    release();
    await isLive(page);
  };
}

test('text fields, checkboxes and radio buttons can be used before the scripts load, and become answers once they have · PROD-10', async ({
  page,
}) => {
  const takeOver = await openWritten(page);
  await first(page).pressSequentially(' Maya ');
  await hispanic(page).check();
  await degree(page).check();
  const field = await first(page).elementHandle();

  await takeOver();

  expect(await field.evaluate((element) => element.isConnected)).toBe(true);
  await expect(page.getByText('2 of 15 required').first()).toBeVisible();
  await expect(first(page)).toHaveValue('Maya');
  await page.reload();
  await isLive(page);
  await expectFilledIn(page);
});

test('a date field clicked before the scripts load can be filled in once they have, and a clicked list opens · AUTH-24', async ({
  page,
}) => {
  const takeOver = await openWritten(page);
  const date = page.getByLabel('Date of birth');
  await date.click();
  await page.keyboard.type('04');
  await expect(date).toHaveValue('');
  await takeOver();
  await expect(date).toBeFocused();
  await page.keyboard.type('04172007');
  await expect(date).toHaveValue('2007-04-17');

  await page.reload();
  await page.goto('about:blank');
  const again = await openWritten(page);
  await page.getByRole('combobox', { name: 'Gender' }).click();
  await again();
  await expect(page.getByRole('option', { name: 'Nonbinary' })).toBeVisible();
});

test('a page translated before its scripts load keeps typed text, ticks and choices @long', async ({
  page,
}) => {
  const takeOver = await openWritten(page);
  await hispanic(page).check();
  await degree(page).check();
  await first(page).pressSequentially('Maa');
  await page.keyboard.press('ArrowLeft');
  await page.evaluate(translate);

  await takeOver();

  await page.keyboard.type('y');
  await expect(first(page)).toHaveValue('Maya');
  await page.reload();
  await expectFilledIn(page);
});

test('a person with a session or a token never sees a visitor’s questions · PROD-02, TRAP-16', async ({
  page,
  newEmail,
  problems,
}) => {
  problems.expect(/status of 40\d|\[the form\]/);
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('[data-early]')?.checkVisibility()) document.title = 'seen';
      requestAnimationFrame(look);
    };
    look();
  });
  await seedStudent(page, newEmail(), { answers: { first_name: 'Sam' } });
  for (const path of ['/about?a=1', '/about?token=unknown', '/about?service_token=unknown']) {
    const takeOver = await openWritten(page, path);
    await expect(first(page)).toBeHidden();
    await takeOver();
    expect(await page.title(), path).not.toBe('seen');
    if (path.endsWith('1')) await expect(first(page)).toHaveValue('Sam');
    await page.context().clearCookies();
    await page.unrouteAll();
  }
});

test('the questions do not move when their scripts start · NFR CLS @phone', async ({ page }) => {
  const readShift = await watchShifts(page);
  const takeOver = await openWritten(page);
  await takeOver();
  expect(await readShift()).toBeLessThanOrEqual(0.01);
});

test('the browser restores no answers of another person, or of another visit, into the questions · PROD-02, TRAP-13 @long', async ({
  page,
  newEmail,
}) => {
  await seedStudent(page, newEmail(), { answers: { last_name: 'Smith' } });
  await page.goto('/about');
  await first(page).fill('Secret');
  await page.getByLabel('Legal last name').click();
  await page.context().clearCookies();
  await page.goto('about:blank');

  const release = await hold(page, SCRIPTS);
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(first(page)).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)));
  await expect(first(page)).toHaveValue('');
  await expect(page.getByLabel('Legal last name')).toHaveValue('');
  release();
  await isLive(page);
  await expect(first(page)).toHaveValue('');
  await expect(page.getByLabel('Legal last name')).toHaveValue('');
});

for (const seed of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  test(`text typed while the scripts start is not lost, duplicated or moved, whenever they load (${String(seed)})${seed > 1 ? ' @long' : ''}`, async ({
    page,
  }) => {
    // A linear congruential generator, so that a failure can be repeated.
    let state = seed;
    const random = (below: number) => (state = (state * 1103515245 + 12345) % 2 ** 31) % below;
    const release = await hold(page, SCRIPTS);
    await page.goto('/about', { waitUntil: 'commit' });
    await first(page).focus();
    let text = '';
    let caret = 0;
    const start = random(20);
    for (let step = 0; step < 25; step += 1) {
      if (step === start) release();
      const act = random(6);
      const letter = 'abcdefghij'.charAt(random(10));
      if (act < 4) {
        text = text.slice(0, caret) + letter + text.slice(caret);
        caret += 1;
        await page.keyboard.press(letter);
      } else if (act === 4 && caret > 0) {
        caret -= 1;
        await page.keyboard.press('ArrowLeft');
      } else if (act === 5 && caret > 0) {
        text = text.slice(0, caret - 1) + text.slice(caret);
        caret -= 1;
        await page.keyboard.press('Backspace');
      }
    }
    await isLive(page);
    const seen = await first(page).evaluate((field: HTMLInputElement) => [field.value, field.selectionStart]);
    expect(seen).toEqual([text, caret]);
    await page.reload();
    await isLive(page);
    await expect(first(page)).toHaveValue(text);
  });
