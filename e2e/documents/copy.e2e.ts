import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { FIRST_YEAR, LONG_ADDRESS, TRANSFER } from '../test-support/seeds.ts';
import { letters, type Line, makeLine, type Paper, readPaper } from './readPaper.ts';
import { makeStudent, makeToken, seedStudent, type StudentSeed } from '../test-support/student.ts';
import { waitForCopy } from '../test-support/waitForCopy.ts';

/** Opens a student's read-only view and reads it. */
async function openView(page: Page, username: string): Promise<Line[]> {
  await page.goto(`/about?service_token=${await makeToken(page.request, 'service', username)}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const parts = await page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('h2, h3, h4, p, th, td')].map((part) => ({
      tag: part.tagName,
      text: part.textContent.trim(),
    })),
  );
  return parts.flatMap(({ tag, text }, at) => {
    if (tag === 'H2') return [makeLine(`# ${text}`)];
    if (tag === 'H3' || tag === 'H4') return [makeLine(`## ${text}`)];
    if (tag === 'TD') return [];
    return [makeLine(text, tag === 'TH' ? parts[at + 1]?.text : undefined)];
  });
}

/** Lists the answers and file names of an application as a person would see them, without masked answers. */
function listAnswers({ answers = {}, documents = {} }: StudentSeed): string[] {
  const texts = Object.entries(answers)
    .filter(([key, value]) => !/^(true|ANSWERED)$/.test(value) && !/_desc$|^ssn$|^alien_number$/.test(key))
    .map(([key, value]) => answers[`${key}_desc`] ?? value.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1'));
  return [...texts, ...Object.values(documents).map(({ file_name = '' }) => file_name)].map(letters);
}

test('the read-only view of a full first-year application and its printout on Letter paper show every answer, with the SSN masked · ROLE-08…16 @long', async ({
  page,
  newEmail,
}) => {
  const username = newEmail();
  const answers = { ...FIRST_YEAR.answers, contact_email: LONG_ADDRESS };
  await makeStudent(page.request, username, { ...FIRST_YEAR, answers });

  const view = await openView(page, username);

  expectWholeApplication(view, { ...FIRST_YEAR, answers });
  expect(JSON.stringify(view)).not.toMatch(/123-?45-?6789|A12345678/);

  const paper = await readPaper(await page.pdf({ format: 'Letter', preferCSSPageSize: true, tagged: true }));
  expect(paper.lines).toEqual(view);
  expectWhole(paper, 612, 792);
});

test('the read-only view of a full transfer application and its PDF show every answer · PROD-08, ROLE-08…16 @long', async ({
  page,
  newEmail,
}) => {
  test.slow();
  const username = newEmail();
  await seedStudent(page, username, { ...TRANSFER, status: 'submitted' });
  await page.goto('/completion');
  const link = await waitForCopy(page);
  const response = await page.request.get((await link.getAttribute('href')) ?? '');
  const paper = await readPaper(await response.body());
  const view = await openView(page, username);

  expectWholeApplication(view, TRANSFER);
  expect(paper.lines).toEqual(view);

  const facts = `Máyà Okafor · maya@example.edu · Account: ${username} · Submitted `;
  expectFacts(paper, facts);

  // Prints as if from the browser's print dialog, where the person chooses the paper size.
  const own = await readPaper(await page.pdf({ format: 'A4', preferCSSPageSize: true, tagged: true }));
  expect(own.lines).toEqual(view);
  expectFacts(own, facts);
  expectWhole(own, 595, 842);
});

/** Expects every answer of an application, and no question without one. */
function expectWholeApplication(view: readonly Line[], application: StudentSeed): void {
  const isBlank = ([, answer]: Line) => answer === '' || /^Not(answered|provided)$/.test(answer ?? '');
  expect(view.filter(isBlank)).toEqual([]);
  const answers = view.map(([, answer = '']) => answer);
  const missing = listAnswers(application).filter((text) => !answers.some((answer) => answer.includes(text)));
  expect(missing).toEqual([]);
}

/** A lower bound for the margins of `@page`, in points. */
const MARGIN = 40;
/**
 * The maximum empty space at the bottom of a page, in points: two headings and the longest list of
 * choices, which are kept together.
 */
const MOST_EMPTY = 180;

/**
 * Expects every page to show its number, and every page after the first, whose heading already does, the applicant and
 * the submission date as well.
 */
function expectFacts({ pages }: Paper, facts: string): void {
  const heads = pages.map(({ footer }, at) => {
    const number = letters(`${String(at + 1)} / ${String(pages.length)}`);
    const text = letters(footer);
    expect(text.endsWith(number), text).toBe(true);
    return text.slice(0, -number.length);
  });
  expect(heads.shift()).toBe('');
  const said = heads.map(splitMoment);
  expect(said.map(({ before }) => before)).toEqual(heads.map(() => letters(facts)));
  // Both PDFs show the moment in the office's time zone.
  for (const { moment } of said) expect(Math.abs(Date.now() - moment)).toBeLessThan(5 * 60_000);
}

/** Splits a footer into the text before the submission time, without spaces, and that time in ms since 1970. */
function splitMoment(footer: string): { before: string; moment: number } {
  const moment =
    /(?<month>[A-Z][a-z]+)(?<day>\d{1,2}),(?<year>\d{4}),?at(?<time>\d{1,2}:\d\d)(?<rest>[AP]M)(?<zone>\S+)$/u.exec(
      footer,
    );
  const { month = '', day = '', year = '', time = '', rest = '', zone = '' } = moment?.groups ?? {};
  return {
    before: footer.slice(0, moment?.index),
    moment: Date.parse(`${month} ${day}, ${year} ${time} ${rest} ${zone}`),
  };
}

/** Expects the given paper size, no text cut off at an edge, and no half-empty page except the last. */
function expectWhole({ pages }: Paper, width: number, height: number): void {
  for (const [at, page] of pages.entries()) {
    expect([Math.floor(page.width), Math.floor(page.height)]).toEqual([width, height]);
    // From the second page on, the running head is in the upper margin.
    const outside = page.words.filter(
      ({ left, right, top, bottom }) =>
        left < MARGIN ||
        right > page.width - MARGIN ||
        (at === 0 && top < MARGIN) ||
        bottom > page.height - MARGIN,
    );
    expect(outside.map(({ text }) => text).join(''), 'in the margin').toBe(
      `${String(at + 1)} / ${String(pages.length)}`,
    );
    const lowest = Math.max(...page.words.map(({ bottom }) => bottom));
    if (at < pages.length - 1) expect(page.height - MARGIN - lowest).toBeLessThan(MOST_EMPTY);
  }
}
