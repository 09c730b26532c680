import type { Page } from '@playwright/test';
import { CONTRACT_REPLIES, type Schema } from '../../sdk/test-support/contractReplies.ts';
import { expect, test } from '../fixtures.ts';
import { ALL_CARDS, fillCard, submitButton } from '../test-support/cards.ts';
import { COMPLETE_ANSWERS, TRANSCRIPT_IN } from '../test-support/completeApplication.ts';
import { chooseFile, documentRow, makePdf } from '../test-support/files.ts';
import { openForm, seedStudent, step, watchCalls } from '../test-support/student.ts';

const GENERIC = "We've encountered an unexpected error at this time.";
const firstName = (page: Page) => page.getByLabel('Legal first name');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const unexpected = (page: Page) => page.getByRole('dialog', { name: 'Unexpected Error' });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Application' });
const TRANSCRIPT = 'High-school transcript';
const WHOLE = { answers: COMPLETE_ANSWERS, documents: TRANSCRIPT_IN };

/** Answers a page's own calls of a path with 200 and a body. */
async function reply(page: Page, path: string, json: unknown, method?: string): Promise<() => Promise<void>> {
  const url = `**${path}`;
  const handle = (route: Parameters<Parameters<Page['route']>[1]>[0]) =>
    method && route.request().method() !== method ? route.fallback() : route.fulfill({ json });
  await page.route(url, handle);
  return () => page.unroute(url, handle);
}

const PROFILE = CONTRACT_REPLIES.get('GET /api/profile')?.examples[0] as object;

const LOADS: readonly { path: string; wrong: string; body: unknown }[] = [
  { path: '/api/profile', wrong: 'a list', body: [] },
  { path: '/api/profile', wrong: 'nothing', body: null },
  { path: '/api/profile', wrong: 'no answers', body: { ...PROFILE, answer: undefined } },
  { path: '/api/profile', wrong: 'a number for an answer', body: { ...PROFILE, answer: { first_name: 5 } } },
  { path: '/api/profile', wrong: 'no name', body: { ...PROFILE, username: 7 } },
  { path: '/api/profile', wrong: 'no list of statuses', body: { ...PROFILE, web_status: {} } },
  { path: '/api/add-another', wrong: 'a text for a count', body: { add_another: { parent: 'two' } } },
  { path: '/api/add-another', wrong: 'nothing in it', body: {} },
  { path: '/api/tabs', wrong: 'a number for a tab', body: { tabs: { hs_tab: 1 } } },
  {
    path: '/api/document-answer',
    wrong: 'a text for a document',
    body: { document_answer: { hs_transcript_doc: 'x' } },
  },
];

test('the form is not opened on a load of the wrong shape; Reload opens it · ERR-01, ERR-05', async ({
  page,
  newEmail,
  problems,
}) => {
  // One after another on one page, which is a third of the work of a page for each.
  test.slow();
  problems.expect(/\[the form\]/);
  await seedStudent(page, newEmail(), { answers: { first_name: 'Ana' }, last_page: '/about' });
  for (const { path, wrong, body } of LOADS) {
    const letThrough = await reply(page, path, body);
    await page.goto('/about');
    await expect(heading(page, 'Something went wrong.'), `${path} with ${wrong}`).toBeVisible();
    await letThrough();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(firstName(page)).toHaveValue('Ana');
  }
});

test('a move answered in the wrong shape is told and loses nothing · ERR-15, NAV-09', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/about');
  for (const [path, body] of [
    ['/api/answer', []],
    ['/api/answer', { message: 3 }],
    ['/api/validations', { errors: 'none' }],
    ['/api/validations', { errors: { about: { first_name: 'Bad' } } }],
  ] as const) {
    const name = `Ana ${JSON.stringify(body)}`;
    await firstName(page).fill(name);
    const letThrough = await reply(page, path, body);
    await step(page, 'Academics').click();
    await expect(unexpected(page), `${path} with ${JSON.stringify(body)}`).toContainText(GENERIC);
    await letThrough();
    await unexpected(page).getByRole('button', { name: 'Back to my application' }).click();
    await expect(firstName(page)).toHaveValue(name);
    await step(page, 'Academics').click();
    await expect(heading(page, 'Academics')).toBeVisible();
    await step(page, 'About You').click();
  }
});

test('a save answered with [] during a submission hands nothing in · SUB-01, SUB-04', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/final-steps', WHOLE);
  await page.getByLabel('Type your full legal name').fill('Maya B. Okafor');
  const letThrough = await reply(page, '/api/answer', []);
  const calls = watchCalls(page, /^\/api\/(submit|web-status)/);
  await submit(page).click();
  await expect(unexpected(page)).toContainText(GENERIC);
  expect(calls).toEqual([]);
  await letThrough();
  await unexpected(page).getByRole('button', { name: 'Back to my application' }).click();
  await submit(page).click();
  await expect(page).toHaveURL('/completion');
  const saved = (await (await page.request.get('/api/profile')).json()) as { answer: Record<string, string> };
  expect(saved.answer.signature_name).toBe('Maya B. Okafor');
});

for (const path of ['/api/web-status', '/api/submit'])
  test(`a submission answered by ${path} with a list is told, and Submit goes on from there · ERR-15, TRAP-39`, async ({
    page,
    newEmail,
  }) => {
    await openForm(page, newEmail(), '/final-steps', WHOLE);
    const letThrough = await reply(page, path, []);
    await submit(page).click();
    await expect(unexpected(page)).toContainText(GENERIC);
    await expect(page).toHaveURL('/final-steps');
    await letThrough();
    await unexpected(page).getByRole('button', { name: 'Back to my application' }).click();
    await submit(page).click();
    await expect(page).toHaveURL('/completion');
  });

test('a card answered without a message tells it, and keeps what was typed · ERR-05', async ({ page }) => {
  test.slow();
  for (const { name, path, heading: title, fields } of ALL_CARDS) {
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    await fillCard(page, fields);
    await reply(page, '/public/**', [], 'POST');
    await submitButton(page).click();
    await expect(page.getByRole('alert', { name: `${name} Error` })).toContainText(GENERIC);
    for (const [label, value] of Object.entries(fields))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  }
});

test('a document answered in the wrong shape has failed, and one click tries again · DOC-06, DOC-07', async ({
  page,
  newEmail,
}) => {
  test.slow();
  for (const [path, method, body] of [
    ['/api/presigned-url', 'POST', { url: 5 }],
    ['/api/pdf/document-answer/*', 'POST', []],
    ['/api/pdf/document-answer/*', 'GET', { status: 'DONE' }],
  ] as const) {
    await openForm(page, newEmail(), '/education', { answers: { applicant_type: 'first_year' } });
    const letThrough = await reply(page, path, body, method);
    await chooseFile(page, TRANSCRIPT, await makePdf());
    const told = page.getByRole('alert', { name: 'Document Upload Error' });
    await expect(told, `${method} ${path} with ${JSON.stringify(body)}`).toContainText(GENERIC);
    await letThrough();
    await documentRow(page, TRANSCRIPT).getByRole('button', { name: 'Try again' }).click();
    await expect(documentRow(page, TRANSCRIPT)).toContainText('Converted and attached', { timeout: 20_000 });
  }
});

test('a copy answered with a list is told, and can be asked for again · DOC-09', async ({
  page,
  newEmail,
}) => {
  await seedStudent(page, newEmail(), { ...WHOLE, status: 'submitted' });
  await reply(page, '/api/pdf', []);
  await page.goto('/completion');
  await expect(page.getByRole('alert')).toContainText(GENERIC);
  await expect(page.getByRole('button', { name: 'Try making your PDF again' })).toBeVisible();
});

test('a lookup answered with suggestions without a text, or a record of numbers, is as none · DEP-07, ERR-26', async ({
  page,
  newEmail,
}) => {
  await openForm(page, newEmail(), '/education', { answers: { applicant_type: 'first_year' } });
  const school = page.getByRole('combobox', { name: 'High school', exact: true });
  for (const body of [[{ id: '1' }], [{ text: 5, id: '1' }], { a: 1 }, null, [null], 'x']) {
    const letThrough = await reply(page, '/lookup**', body);
    const asked = page.waitForResponse(/\/lookup/);
    await school.fill(`Mill ${String(JSON.stringify(body).length)}`);
    await asked;
    await expect(page.getByRole('option', { name: /^Use: Mill/ })).toBeVisible();
    await letThrough();
  }
  await page.route('**/lookup**', (route) =>
    route.fulfill({
      json: new URL(route.request().url()).searchParams.has('text')
        ? [{ text: 'Millrace High School', id: 'x1', sub_text: '' }]
        : { city: 5, state: ['OH'] },
    }),
  );
  await school.fill('Millrace');
  const record = page.waitForResponse((response) => /\/lookup.*[?&]id=/.test(response.url()));
  await page.getByRole('option', { name: 'Millrace High School', exact: true }).click();
  await record;
  await expect(school).toHaveValue('Millrace High School');
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('');
});

const ADDRESSES = [
  '/about',
  '/education',
  '/final-steps',
  '/completion',
  '/about?token=EXAMPLE',
  '/about?service_token=EXAMPLE',
];
const LOADED = [
  'GET /api/profile',
  'GET /api/add-another',
  'GET /api/tabs',
  'GET /api/document-answer',
  'GET /api/pdf',
  'GET /public/tmp',
  'GET /service/tmp-pdf',
];
/** The journeys try a few; `E2E_PAGE_LOADS=500` tries more. */
const PAGE_LOADS = Number(process.env.E2E_PAGE_LOADS ?? 20);

test(`of ${String(PAGE_LOADS)} page loads with random replies of the wrong shape none is blank or crashes · ERR-01, ERR-05`, async ({
  page,
  newEmail,
  problems,
}) => {
  test.setTimeout(PAGE_LOADS * 3_000);
  problems.expect(/\[the form\]/);
  await seedStudent(page, newEmail());
  const random = randomNumbers(20_261);
  let broken = '';
  await page.route(/\/(api|public|service)\//, (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const call = `${request.method()} ${pathname}`;
    const known = CONTRACT_REPLIES.get(call);
    if (!known) return route.fulfill({ json: { message: 'Done.' } });
    const example = known.examples[Math.floor(random() * known.examples.length)];
    return route.fulfill({ json: call === broken ? breakReply(example, known.schema, random) : example });
  });
  const blank: string[] = [];
  for (let load = 0; load < PAGE_LOADS; load += 1) {
    broken = LOADED[load % LOADED.length] ?? '';
    const address = ADDRESSES[Math.floor(random() * ADDRESSES.length)] ?? '';
    await page.goto(address, { waitUntil: 'commit' });
    const isShown = await page
      .locator('h1, main h2')
      .first()
      .waitFor({ timeout: 20_000 })
      .then(
        () => true,
        () => false,
      );
    if (!isShown) blank.push(`${String(load)}: ${address} with a broken ${broken}`);
  }
  expect(blank).toEqual([]);
});

/** A sequence that looks random and is the same in each run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const NONSENSE: readonly unknown[] = [null, [], {}, 5, true, '', 'x', [null], { a: [] }];

/** Breaks one place of a reply that its schema asks for: takes it away or puts nonsense there. */
function breakReply(value: unknown, schema: Schema, random: () => number): unknown {
  const places = Object.keys((value as object | null) ?? {}).filter(
    (name) =>
      schema.required?.includes(name) ??
      (schema.items !== undefined || schema.additionalProperties !== undefined),
  );
  const name = places[Math.floor(random() * places.length)];
  if (name === undefined || random() < 0.2) return NONSENSE[Math.floor(random() * NONSENSE.length)];
  const copy = structuredClone(value) as Record<string, unknown>;
  const inner = schema.properties?.[name] ?? schema.items;
  if (inner && random() < 0.5) copy[name] = breakReply(copy[name], inner, random);
  // Left out by JSON.
  else if (random() < 0.3) copy[name] = undefined;
  else copy[name] = NONSENSE[Math.floor(random() * NONSENSE.length)];
  return copy;
}
