import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { isKept, noteLetters } from '../../test-support/letterRecord.ts';
import { makeStudent, SEED_PASSWORD } from '../../test-support/student.ts';
import { needs, test } from '../fixtures.ts';
import type { Page } from '../Page.ts';
import { logIn, logOut } from './account.ts';
import { button, field, heading, link } from './targets.ts';

const FIRST = field('Legal first name');
const LAST = field('Legal last name');

/** Page events other than clicks and key presses. */
test.describe('page events', () => {
  test.describe.configure({ mode: 'serial' });
  const email = `engine-${randomUUID()}@example.edu`;
  test.beforeAll(({ opened }) => opened?.page.forgetCookies());

  test('the student logs in', async ({ page, request }) => {
    await makeStudent(request, email, { answers: { last_name: 'Marsh' }, last_page: '/about' });
    await logIn(page, email, SEED_PASSWORD);
    await page.expectValue(LAST, 'Marsh');
  });

  test('an answer survives a reload right after typing · PROD-06', async ({ page }) => {
    await page.type(FIRST, 'Reloaded');
    await page.reload();
    await page.expectValue(FIRST, 'Reloaded');
  });

  test('an answer is saved while its page stays open · PROD-06', async ({ page, request }) => {
    await page.type(FIRST, 'Stayed');
    await page.type(LAST, 'Marsh');
    const data = { username: email, password: SEED_PASSWORD };
    await request.post('/public/login', { data });
    const saved = async () =>
      ((await (await request.get('/api/profile')).json()) as { answer: { first_name?: string } }).answer;
    await expect.poll(saved, { timeout: 40_000 }).toMatchObject({ first_name: 'Stayed' });
  });

  test('an answer survives a visit to another site right after typing · PROD-06', async ({ page }) => {
    await page.type(FIRST, 'Left');
    await page.go('about:blank');
    await page.back();
    await page.expectValue(FIRST, 'Left');
  });

  test('an answer is saved when the page is hidden right after typing · PROD-06', async ({ page }) => {
    needs(page, 'tabs');
    needs(page, 'hidden pages');
    await page.type(FIRST, 'Hidden');
    const [first] = await page.openTab();
    await findSaved(page, 'Hidden');
    await page.closeTab(first);
  });

  test('an answer is saved when the page is closed right after typing · PROD-06', async ({ page }) => {
    needs(page, 'tabs');
    const [first, second] = await page.openTab();
    await page.switchTab(first);
    await page.type(FIRST, 'Closed');
    await page.closeTab(second);
    await findSaved(page, 'Closed');
  });

  test('an answer typed right before its page is closed is kept, even if another device has saved since · PROD-06', async ({
    page,
    request,
  }) => {
    needs(page, 'tabs');
    needs(page, 'closing as a person');
    const [first, second] = await page.openTab();
    await page.switchTab(first);
    await request.post('/public/login', { data: { username: email, password: SEED_PASSWORD } });
    const { etag = '' } = (await request.get('/api/profile')).headers();
    const call = { data: { middle_name: 'Elsewhere' }, headers: { 'If-Match': etag } };
    const saved = await request.put('/api/answer', call);
    expect(saved.status(), await saved.text()).toBe(200);
    await page.type(FIRST, 'Kept');
    await page.closeTab(second);
    await findSaved(page, 'Kept');
  });

  test('an answer that has not reached the server is still there when its page is opened again · PROD-06', async ({
    page,
  }) => {
    await page.go('/about');
    await page.expectValue(LAST, 'Marsh');
    await typeCutOff(page, 'Cut off');
    await page.go('/robots.txt');
    await page.go('/about');
    await page.expectValue(FIRST, 'Cut off');
  });

  test('an answer that has not reached the server is still there once the browser has been killed and the student has logged in again · PROD-06', async ({
    page,
    opened,
    request,
  }) => {
    needs(page, 'kept profiles');
    const username = `engine-${randomUUID()}@example.edu`;
    await makeStudent(request, username, { last_page: '/about' });
    const first = await opened!.openAnother({ width: 1280, height: 900 });
    await logIn(first.page, username, SEED_PASSWORD);
    await typeCutOff(first.page, 'Killed');
    await first.kill();
    const second = await first.reopen();
    await logIn(second.page, username, SEED_PASSWORD);
    await second.page.expectValue(FIRST, 'Killed');
    await second.kill();
  });

  test('the Back and Forward buttons lead to the right pages · ROUTE-24', async ({ page }) => {
    await page.go('/login');
    // This note moves the link as it appears, and a press on what has just moved is ignored.
    await page.expectText('Someone may still be logged in on this browser.');
    await page.press(link('Sign Up'));
    await page.expectThere(heading('Sign Up'));
    await page.back();
    await page.expectThere(heading('Log In'));
    await page.forward();
    await page.expectThere(heading('Sign Up'));
    await page.go('/about');
    await page.expectValue(LAST, 'Marsh');
  });

  test('a second tab adopts the answers that the first tab saves · TRAP-60', async ({ page }) => {
    needs(page, 'tabs');
    const [first, second] = await page.openTab();
    await page.go('/about');
    await page.expectValue(LAST, 'Marsh');
    await page.switchTab(first);
    await page.go('/about');
    await page.type(FIRST, 'Tabbed');
    await page.press(button('Save and Continue'));
    await page.expectThere(heading('Academics'));
    await page.switchTab(second);
    await page.expectValue(FIRST, 'Tabbed');
    await page.closeTab(first);
  });

  test('a log-out also ends the session of a second tab · TRAP-35', async ({ page }) => {
    needs(page, 'tabs');
    const [first, second] = await page.openTab();
    await page.go('/about');
    await page.expectThere(heading('Academics'));
    await page.switchTab(first);
    await logOut(page);
    await page.switchTab(second);
    await page.expectThere(heading('Log In'));
    await page.closeTab(first);
    await logIn(page, email, SEED_PASSWORD);
    await page.press(link('About You'));
    await page.expectThere(heading('About You'));
  });

  test('a page restored from the back-forward cache shows no answer after the session has ended', async ({
    page,
  }) => {
    await page.go('/about');
    await page.type(FIRST, 'Cached');
    await page.go('/api/logout');
    await page.expect('Back leads to the form', async () => {
      if (['/about', '/login'].includes(await page.path())) return true;
      await page.back();
      return false;
    });
    await expectNoAnswer(page);
  });

  test('the Back button shows no answer after a log-out', async ({ page }) => {
    await logIn(page, email, SEED_PASSWORD);
    await page.expectValue(LAST, 'Marsh');
    await logOut(page);
    await page.go('about:blank');
    await page.back();
    await page.expectThere(heading('Log In'));
    await page.back();
    await expectNoAnswer(page);
  });
});

/** Types a name while every call from the page fails, and waits until the device has it. */
async function typeCutOff(page: Page, name: string): Promise<void> {
  await page.run(() => void (window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))));
  await page.run(noteLetters);
  await page.type(FIRST, name);
  await page.expect('the device has stored it', () => page.run(isKept));
}

/** Reloads this tab until it shows the name typed in the other one. */
async function findSaved(page: Page, name: string): Promise<void> {
  await page.expect('the other tab has it', async () => {
    await page.go('/about');
    await page.expectThere(heading('About You'));
    return (await page.value(FIRST)) === name;
  });
}

async function expectNoAnswer(page: Page): Promise<void> {
  await page.expect('no answer is on screen', async () => !(await page.value(LAST)));
}
