import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { hold, isLive, openPrerendered, SCRIPTS } from '../test-support/failures.ts';
import { seedStudent } from '../test-support/student.ts';
import { translate } from '../../src/app/test-support/translate.ts';

const first = (page: Page) => page.getByLabel('Legal first name');
const hispanic = (page: Page) => page.getByLabel('Hispanic or Latino');
const degree = (page: Page) => page.getByRole('radio', { name: 'Not sure' });

async function expectFilledIn(page: Page): Promise<void> {
  await expect(first(page)).toHaveValue('Maya');
  await expect(hispanic(page)).toBeChecked();
  await expect(degree(page)).toBeChecked();
}

test('text fields, checkboxes and radio buttons can be used before the scripts load, and become answers once they have · PROD-10', async ({
  page,
}) => {
  const takeOver = await openPrerendered(page, '/about');
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

test('a date field clicked before the scripts load can be filled in once they have, and a clicked list opens · AUTH-24 @long', async ({
  page,
}) => {
  const takeOver = await openPrerendered(page, '/about');
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
  const again = await openPrerendered(page, '/about');
  await page.getByRole('combobox', { name: 'Gender' }).click();
  await again();
  await expect(page.getByRole('option', { name: 'Nonbinary' })).toBeVisible();
});

test('a page translated before its scripts load keeps typed text, ticks and choices @long', async ({
  page,
}) => {
  const takeOver = await openPrerendered(page, '/about');
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

test('a person with a session or a token never sees a visitor’s questions · PROD-02, TRAP-16 @long', async ({
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
    const takeOver = await openPrerendered(page, path);
    await expect(first(page)).toBeHidden();
    await takeOver();
    expect(await page.title(), path).not.toBe('seen');
    if (path.endsWith('1')) await expect(first(page)).toHaveValue('Sam');
    await page.context().clearCookies();
    await page.unrouteAll();
  }
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
  test(`text typed while the scripts start is not lost, duplicated or moved, whenever they load (${String(seed)}) @long`, async ({
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

/** Changes that browser translation and extensions make to a card before its scripts load. */
const CHANGES: Readonly<Record<string, () => void>> = {
  'its texts are translated': translate,
  'a div is appended to its form': () =>
    document.querySelector('form')?.append(document.createElement('div')),
  'an element is inserted at the top': () =>
    document.querySelector('#root')?.prepend(document.createElement('extension-bar')),
  'the text of a heading is replaced': () => document.querySelector('h1')?.replaceChildren('Iniciar sesión'),
  'spaces are removed': () => {
    for (const element of document.querySelectorAll('main *'))
      for (const text of element.childNodes)
        if (text instanceof Text) text.data = text.data.replaceAll(/^\s+|\s+$/g, '');
  },
  'a label is wrapped': () => {
    const label = document.querySelector('label');
    const wrapper = document.createElement('div');
    label?.replaceWith(wrapper);
    if (label) wrapper.append(label);
  },
};

for (const [what, change] of Object.entries(CHANGES))
  test(`a card filled in before its scripts load keeps its text and caret, even if ${what} · AUTH-24 @long`, async ({
    page,
  }) => {
    const takeOver = await openPrerendered(page, '/login');
    const [email, password] = [page.locator('#username'), page.locator('#password')];
    // Sets the value without an event, as a password manager does.
    await email.evaluate((input: HTMLInputElement) => (input.value = 'maya@example.edu'));
    await password.pressSequentially('Corect');
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
    await page.evaluate(change);

    await takeOver();

    await page.keyboard.type('r');
    await expect(password).toHaveValue('Correct');
    await expect(password).toBeFocused();
    await expect(email).toHaveValue('maya@example.edu');
  });

test('an unmodified card is hydrated without a message in the console @long', async ({ page }) => {
  const notes: string[] = [];
  page.on('console', (message) => notes.push(message.text()));
  for (const path of [
    '/login',
    '/signup',
    '/confirm',
    '/forgot',
    '/reset?username=ana%40example.edu&id=xyz',
  ]) {
    await page.goto(path);
    await isLive(page);
  }
  expect(notes).toEqual([]);
});
