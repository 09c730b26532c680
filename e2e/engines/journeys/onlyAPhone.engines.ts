import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { makeSheet } from '../../test-support/photos.ts';
import { COMPLETE } from '../../test-support/seeds.ts';
import { makeStudent, SEED_PASSWORD } from '../../test-support/student.ts';
import { test } from '../fixtures.ts';
import { logIn } from './account.ts';
import { button, field, link } from './targets.ts';

const PHONE = { width: 390, height: 844 };
/** Slows down all clients, because no other journey runs at the same time. */
const SLOW_LINE = '/_gateway/slow-line?client=';
/** Timeout for replies over the slow line, in ms. */
const LONG = 30_000;

// Requests `page` only so that the test is skipped if the engine is missing. Each phone is a separate
// browser.
test('an application with a three-page transcript can be completed on a phone over a slow connection, even if the browser is killed along the way · PROD-06, DOC-19, DOC-21', async ({
  page: { cannot: _ },
  opened,
  request,
}, testInfo) => {
  const email = `engine-${randomUUID()}@example.edu`;
  const { other_name_ind: _other, ...answers } = COMPLETE.answers;
  await makeStudent(request, email, { answers, last_page: '/about' });
  await request.put(SLOW_LINE);

  const first = await opened!.openAnother(PHONE);
  await logIn(first.page, email, SEED_PASSWORD);
  await first.page.run(hurryBackgroundSave);
  await first.page.type(field('Preferred first name'), 'Lu');
  await first.page.answer('Are any of your records under a different name?', 'No');
  await first.page.expectText('Saved at', LONG);
  await first.kill();

  const second = await opened!.openAnother(PHONE);
  const { page } = second;
  await logIn(page, email, SEED_PASSWORD);
  await page.expectValue(field('Preferred first name'), 'Lu');
  await page.press(link('Academics'));
  const paths = ['sheet-1.jpg', 'sheet-2.jpg', 'sheet-3.jpg'].map((name) => testInfo.outputPath(name));
  for (const path of paths) await writeFile(path, makeSheet());
  await page.chooseFiles({ role: 'file', name: 'High-school transcript Take or choose photos' }, ...paths);
  await page.expectText('3 photos', LONG);
  await page.expectText('Each photo will be one page of the PDF.');
  await page.press(button('Send as one PDF'));
  await page.expectText('Converted and attached', LONG);
  await page.press(link('Submit'));
  await page.press(button('Submit Application'));
  await page.expectText('Thank you for applying!', LONG);
  await second.kill();
  await request.delete(SLOW_LINE);
});

/** Speeds up background saves to one second after a field loses focus, because some engines cannot fake the clock. */
function hurryBackgroundSave(): void {
  const { setTimeout } = window;
  window.setTimeout = ((task: () => void, delay = 0, ...args: unknown[]) =>
    setTimeout(task, delay > 15_000 && delay <= 20_000 ? 1_000 : delay, ...args)) as typeof window.setTimeout;
}
