import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { stopClock } from '../test-support/controls.ts';
import { chooseFile, documentRow, makePdf } from '../test-support/files.ts';
import { openForm, seedStudent } from '../test-support/student.ts';

const HIGH_SCHOOL = 'High-school transcript';

/** Answers a path's GETs with these, the last one ever after; returns when each was asked for, by the page's clock. */
async function answerInTurn(page: Page, path: string, replies: { status?: number; json: object }[]) {
  const asked: number[] = [];
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const reply = replies[Math.min(asked.length, replies.length - 1)];
    asked.push(await page.evaluate(() => Date.now()));
    await route.fulfill(reply);
  });
  return {
    asked,
    /** Lets so much of the page's time go by and sees one more call. */
    after: async (milliseconds: number) => {
      const before = asked.length;
      await page.clock.runFor(milliseconds - 1);
      expect(asked, 'not earlier').toHaveLength(before);
      const response = page.waitForResponse(`**${path}`);
      await page.clock.runFor(1);
      await (await response).finished();
    },
  };
}

const PATH = '/api/pdf/document-answer/hs_transcript_doc';
const conversion = (status: string, message = '') => ({ json: { status, message } });

test('the conversion is asked for every 2000 ms, ended by an answer, an error or five minutes · DOC-04, DOC-16, CONST-08, TRAP-32', async ({
  page,
  newEmail,
  problems,
}) => {
  problems.expect(/status of 500/);
  await page.clock.install();
  await openForm(page, newEmail(), '/education');
  const row = documentRow(page, HIGH_SCHOOL);
  const toast = page.getByRole('alert', { name: 'Document Upload Error' });
  const pdf = await makePdf();
  const start = async (replies: Parameters<typeof answerInTurn>[2]) => {
    await page.unrouteAll();
    const polls = await answerInTurn(page, PATH, replies);
    const first = page.waitForResponse(
      (reply) => reply.url().endsWith(PATH) && reply.request().method() === 'GET',
    );
    await chooseFile(page, HIGH_SCHOOL, pdf);
    await (await first).finished();
    return polls;
  };
  await stopClock(page);

  // The sandbox, whose own conversion is not over yet, would not list the document.
  const listed = { hs_transcript_doc: { file_name: pdf.name, status: 'COMPLETED' } };
  const good = await start([conversion('UNPROCESSED'), conversion('IN_PROGRESS'), conversion('COMPLETED')]);
  await good.after(2_000);
  await expect(row.getByRole('status')).toContainText('Converting…');
  await page.route('**/api/document-answer', (route) => route.fulfill({ json: { document_answer: listed } }));
  await good.after(2_000);
  await expect(row.getByRole('status')).toContainText('Converted and attached');
  await page.clock.runFor(20_000);
  expect(good.asked).toHaveLength(3);
  await row.getByRole('button', { name: 'Remove' }).click();
  await expect(row.getByRole('status')).toContainText('No file yet');

  const none = await start([conversion('IN_PROGRESS'), conversion('NOT_ANSWERED')]);
  await none.after(2_000);
  await expect(row.getByRole('status')).toContainText('No file yet');
  await page.clock.runFor(20_000);
  expect(none.asked).toHaveLength(2);
  await expect(toast).toHaveCount(0);

  const broken = await start([conversion('IN_PROGRESS'), { status: 500, json: { message: 'Boom' } }]);
  await broken.after(2_000);
  await expect(toast).toContainText('Boom');
  await page.clock.runFor(20_000);
  expect(broken.asked).toHaveLength(2);
  await toast.getByRole('button', { name: 'Close' }).click();

  const lost = await start([conversion('UNPROCESSED')]);
  await page.clock.fastForward(299_000);
  await expect.poll(() => lost.asked.length).toBe(2);
  await page.clock.runFor(2_100);
  await expect(toast).toContainText('The conversion is taking too long. Please try again.');
  const asked = lost.asked.length;
  await page.clock.runFor(20_000);
  expect(lost.asked).toHaveLength(asked);
});

const copy = (status: string, url = '') => ({ json: { status, url } });

test('the PDF copy is asked for each second, then every ten minutes · PROD-08, DOC-09, DOC-10, ERR-17, CONST-09, TRAP-30', async ({
  page,
  newEmail,
}) => {
  await page.clock.install();
  await seedStudent(page, newEmail(), { status: 'submitted' });
  const polls = await answerInTurn(page, '/api/pdf', [
    copy('UNPROCESSED'),
    copy('IN_PROGRESS'),
    copy('IN_PROGRESS'),
    copy('COMPLETED', '/_sandbox/files/first'),
    copy('COMPLETED', '/_sandbox/files/second'),
    copy('FAILED'),
  ]);
  await page.goto('/completion');
  const preparing = page.getByRole('button', { name: 'Preparing your PDF…' });
  await expect(preparing).toHaveAttribute('aria-disabled', 'true');
  await expect.poll(() => polls.asked.length).toBeGreaterThan(0);
  const link = page.getByRole('link', { name: 'Download a PDF copy of your application' });
  const waits = () => polls.asked.slice(1, 4).map((time, at) => time - (polls.asked[at] ?? 0));

  await expect(link).toHaveAttribute('href', '/_sandbox/files/first');
  for (const wait of waits()) expect(wait).toBeGreaterThan(900);
  expect(polls.asked).toHaveLength(4);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener');

  await stopClock(page);
  await page.clock.runFor(590_000);
  expect(polls.asked, 'nothing for ten minutes').toHaveLength(4);
  await page.clock.runFor(10_000);
  // The query tells of a reply by a timer, so that the page's time must go on a little.
  const soon = (look: () => Promise<void>) =>
    expect(async () => {
      await page.clock.runFor(20);
      await look();
    }).toPass({ timeout: 7_000 });
  await soon(() => expect(link).toHaveAttribute('href', '/_sandbox/files/second', { timeout: 100 }));
  await page.clock.resume();
  await page.reload();
  const toast = page.getByRole('alert', { name: 'Error downloading PDF copy of your application.' });
  await expect(toast).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Try making your PDF again' })).toBeVisible();
});
