import { expect, test } from '../fixtures.ts';
import { ANSWER_KEYS } from '@admission/sdk';
import { FIRST_YEAR, type FullApplication, TRANSFER } from '../test-support/fullApplications.ts';
import { letters, readScreen, readView } from '../test-support/readApplication.ts';
import { type Paper, readPaper } from '../test-support/readPaper.ts';
import { goToStep, openForm, seedStudent } from '../test-support/student.ts';
import { waitForCopy } from '../test-support/waitForCopy.ts';

const FULL: readonly [type: string, name: string, application: FullApplication][] = [
  ['first-year', 'Maya Okafor', FIRST_YEAR],
  ['transfer', 'Máyà Okafor', TRANSFER],
];

for (const [type, name, application] of FULL)
  test(`screen, read-only view and PDF say the same of every answer of a full ${type} application · PROD-08, ROLE-08…16`, async ({
    page,
    newEmail,
  }) => {
    test.slow();
    // Being made while the form is read.
    const username = newEmail();
    await seedStudent(page, username, { ...application, status: 'submitted' });
    await page.request.get('/api/pdf');
    const session = await page.context().cookies();

    await openForm(page, newEmail(), '/about', application);
    const screen = await readScreen(page);
    await goToStep(page, 'Academics');
    screen.push(...(await readScreen(page)));
    await goToStep(page, 'Submit');
    screen.push(...(await readScreen(page)));

    await page.context().addCookies(session);
    await page.goto('/completion');
    const link = await waitForCopy(page);
    const response = await page.request.get((await link.getAttribute('href')) ?? '');
    const paper = await readPaper(await response.body());

    const reply = await page.request.post('/_sandbox/service-token', { data: { username } });
    const { token } = (await reply.json()) as { token: string };
    await page.goto(`/about?service_token=${token}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const view = await readView(page);

    expect(view).toEqual(screen);
    expect(paper.lines).toEqual(view);
    expect(
      view.filter(([, answer]) => answer === '' || /^Not(answered|provided)$/.test(answer ?? '')),
    ).toEqual([]);
    const printed = paper.pages.flatMap(({ words }) => words.map(({ text }) => text)).join(' ');
    expect(printed).not.toMatch(/123-?45-?6789|A12345678/);

    expect(paper).toMatchObject({ isTagged: true, language: 'en' });
    // Boxes like [X] are set in whatever a machine has of one width.
    const fonts = [...paper.fonts].map((font) => /Atkinson|Bricolage|Mono|Courier/.exec(font)?.[0] ?? font);
    expect(new Set(fonts.filter((font) => !/Mono|Courier/.test(font)))).toEqual(
      new Set(['Atkinson', 'Bricolage']),
    );

    const headings = await page
      .locator('h1, h2, h3')
      .evaluateAll((all) => all.map((heading) => `${heading.tagName} ${heading.textContent}`));
    expect(paper.headings).toEqual(
      headings.map((heading) => heading.slice(0, 3) + letters(heading.slice(3))),
    );
    expect(paper.outline.map(letters)).toEqual(headings.map((heading) => letters(heading.slice(3))));

    const submitted = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
    const facts = `${name} · ${application.answers.contact_email ?? ''} · Account: ${username} · Submitted ${submitted}`;
    expectFacts(paper, facts);

    // As from the print dialog of the browser, where the person says what paper there is.
    for (const [format, width, height] of [
      ['Letter', 612, 792],
      ['A4', 595, 842],
    ] as const) {
      const own = await readPaper(await page.pdf({ format, preferCSSPageSize: true, tagged: true }));
      expect(own.lines, format).toEqual(view);
      expectFacts(own, facts);
      expectWhole(own, width, height);
    }
    // Only an answer of more than six lines goes on overleaf: seen where many pages end,
    // below the two lines at the head of each.
    const low = await readPaper(await page.pdf({ width: '8.5in', height: '3.4in', tagged: true }));
    expect(low.split.filter(([, answer = '']) => answer.length < LONG)).toEqual([]);
  });

/** Letters of an answer that need not stay on one page, the blanks left out. */
const LONG = 240;
/** The margins of `@page` are wider than that, in points. */
const MARGIN = 40;
/** What may be left empty below: two headings and the longest list of choices, which stay together. */
const MOST_EMPTY = 180;

/** Each page says whose application it is and since when it is submitted, and which page of how many it is. */
function expectFacts({ pages }: Paper, facts: string): void {
  expect(pages.map(({ footer }) => letters(footer))).toEqual(
    pages.map((_, at) => letters(`${String(at + 1)} / ${String(pages.length)} ${facts}`)),
  );
}

/** Paper of this size, nothing cut off at an edge, and no page that was left half empty but the last. */
function expectWhole({ pages }: Paper, width: number, height: number): void {
  for (const [at, page] of pages.entries()) {
    expect([Math.floor(page.width), Math.floor(page.height)]).toEqual([width, height]);
    const outside = page.words.filter(
      ({ left, right, top, bottom }) =>
        left < MARGIN || right > page.width - MARGIN || top < MARGIN || bottom > page.height - MARGIN,
    );
    expect(outside.map(({ text }) => text).join(''), 'in the margin').toBe(
      `${String(at + 1)} / ${String(pages.length)}`,
    );
    const lowest = Math.max(...page.words.map(({ bottom }) => bottom));
    if (at < pages.length - 1) expect(page.height - MARGIN - lowest).toBeLessThan(MOST_EMPTY);
  }
}

test('the two full applications answer every question there is · ENT-12', () => {
  const answered = new Set(
    FULL.flatMap(([, , { answers, documents }]) => [...Object.keys(answers), ...Object.keys(documents)]),
  );
  expect(ANSWER_KEYS.filter((key) => !answered.has(key))).toEqual([]);
});
