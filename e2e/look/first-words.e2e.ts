import { expect, test } from '../fixtures.ts';
import { PASSWORD } from '../test-support/account.ts';
import { field } from '../test-support/cards.ts';
import { openForm } from '../test-support/student.ts';
import { hold, isLive, openPrerendered, SCRIPTS } from '../test-support/failures.ts';

declare global {
  interface Window {
    /** The sum of the page's layout shifts so far. */
    shift: number;
    /** Whether the first question was on screen in the last frame, and has not been removed since. */
    words?: 'shown' | 'removed';
  }
}

test.use({ hasIdleMoments: true });

test('a card submitted before its scripts load keeps its text and is sent only once they have loaded · AUTH-24', async ({
  page,
  newEmail,
  problems,
}) => {
  problems.expect(/status of 40[01]/);
  const release = await hold(page, SCRIPTS);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  const email = newEmail();

  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Log In' })).toBeVisible();
  await field(page, 'Email Address').pressSequentially(email);
  const password = field(page, 'Password');
  await password.pressSequentially(PASSWORD);
  await password.press('Enter');
  await expect(page.locator('[data-pressed]')).toHaveText('Submit');
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => [history.length, JSON.stringify(history.state)])).toEqual([2, 'null']);

  const sent = page.waitForRequest('**/public/login');
  release();

  expect((await sent).postDataJSON()).toEqual({ username: email, password: PASSWORD });
  await expect(page.getByRole('alert', { name: 'Login Card Error' })).toBeVisible();
  await expect(field(page, 'Email Address')).toHaveValue(email);
  await expect(password).toBeFocused();
  expect(asked.filter((line) => line.includes(PASSWORD) || /\?|^GET .*\/login$/.test(line))).toHaveLength(1);
});

test('a page whose scripts never start shows a phone number after ten seconds', async ({
  page,
  problems,
}) => {
  problems.expect(/net::ERR_FAILED/);
  await page.route(SCRIPTS, (route) => route.abort());
  for (const path of ['/login', '/about']) {
    await page.goto(path, { waitUntil: 'commit' });
    const words = page.getByText('This page has not started yet.');
    await expect(words).toBeAttached();
    await expect(words).toBeHidden();

    // The page's clock does not drive CSS animations, so they are advanced directly.
    const wait = (ms: number) =>
      words.evaluate((element, at) => {
        for (const animation of element.getAnimations()) {
          animation.pause();
          animation.currentTime = at;
        }
      }, ms);
    await wait(9_900);
    await expect(words).toBeHidden();
    await wait(10_000);
    await expect(words).toBeInViewport();
    await expect(words.getByRole('link')).toHaveAttribute('href', /^tel:/);
  }
});

test('the bare address shows the first page’s questions before the scripts load, and never removes them again · ROUTE-04, ROUTE-17 @phone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const look = () => {
      const isShown = document.querySelector('#first_name')?.checkVisibility();
      if (isShown) window.words ??= 'shown';
      else if (window.words) window.words = 'removed';
      requestAnimationFrame(look);
    };
    look();
  });
  const takeOver = await openPrerendered(page, '/?a=b');
  const name = page.getByLabel('Legal first name');
  await name.pressSequentially('Maya');

  await takeOver();

  await expect(page).toHaveURL('/about?a=b');
  await expect(name).toHaveValue('Maya');
  await expect(name).toBeFocused();
  expect(await page.evaluate(() => window.words)).toBe('shown');
  await page.goto('/');
  await isLive(page);
  expect(await page.evaluate(() => window.words)).toBe('shown');
});

test('what a returning student has saved is asked for before the scripts have arrived, and only once · NFR', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about');
  const READS = ['profile', 'add-another', 'tabs', 'document-answer'];
  const reads: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname.replace('/api/', '');
    if (request.method() === 'GET' && READS.includes(path)) reads.push(path);
  });

  const takeOver = await openPrerendered(page, '/about');
  await expect.poll(() => reads.toSorted()).toEqual(READS.toSorted());
  await takeOver();

  await expect(page.getByLabel('Legal first name')).toBeEditable();
  expect(reads).toHaveLength(READS.length);
});

test('neither scripts nor fonts that load late shift the layout · NFR CLS @phone', async ({ page }) => {
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const loadFonts = await hold(page, /\.woff2$/);
  const takeOver = await openPrerendered(page, '/about');
  await takeOver();
  await expect(page.getByLabel('Legal first name')).toBeVisible();

  loadFonts();
  await page.waitForFunction(() => document.fonts.check("600 1em 'Bricolage Grotesque Variable'"));
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

  expect(await page.evaluate(() => window.shift)).toBeLessThanOrEqual(0.01);
});
