import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { PASSWORD } from '../test-support/account.ts';
import { field } from '../test-support/cards.ts';
import { hold, SCRIPTS } from '../test-support/failures.ts';
import { translate } from '../test-support/translate.ts';

/** Changes that browser translation and extensions make to a card before its scripts load. */
const CHANGES: Readonly<Record<string, () => void>> = {
  'its texts are translated': translate,
  'a div is appended to its form': () =>
    document.querySelector('form')?.append(document.createElement('div')),
  'an icon is inserted beside a field': () =>
    document.querySelector('#username')?.after(document.createElement('img')),
  'html and body get attributes': () => {
    document.documentElement.dataset.extension = '1';
    document.body.dataset.extension = '1';
  },
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

/** Opens the prerendered login card and holds back its scripts until the returned function is called. */
async function openWritten(page: Page): Promise<() => Promise<void>> {
  const release = await hold(page, SCRIPTS);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return async () => {
    release();
    await expect(page.locator('#root[data-waiting]')).toHaveCount(0);
  };
}

for (const [at, [what, change]] of Object.entries(CHANGES).entries())
  test(`a card filled in before its scripts load keeps its text and caret, even if ${what} · AUTH-24${at > 0 ? ' @long' : ''}`, async ({
    page,
  }) => {
    const takeOver = await openWritten(page);
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
    await email.press('End');
    await page.keyboard.type('!');
    await expect(password).toHaveValue('Correct');
  });

test('a card submitted before its scripts load is sent once they have loaded, even if it has to be rendered again · AUTH-24 @long', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 40[01]/);
  const takeOver = await openWritten(page);
  await field(page, 'Email Address').fill('maya@example.edu');
  await field(page, 'Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.evaluate(() => {
    document.querySelector('h1')?.replaceChildren('Iniciar sesión');
    document.querySelector('form')?.prepend(document.createElement('button'));
  });

  const sent = page.waitForRequest('**/public/login');
  await takeOver();

  expect((await sent).postDataJSON()).toEqual({ username: 'maya@example.edu', password: PASSWORD });
});

test('an unmodified card is hydrated in place', async ({ page }) => {
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
    await expect(page.locator('#root[data-waiting]')).toHaveCount(0);
  }
  expect(notes).toEqual([]);
});
