import {
  accepting,
  afterwards,
  asIf,
  asIfBody,
  clashing,
  losing,
  on,
  ownerOf,
  readJson,
  rejecting,
  replying,
  SAVE,
  storing,
  SUBMIT,
  VIEWS,
  withHeader,
  type WrongBackend,
} from './WrongBackend.ts';

const INVALID_ANSWER = [400, 'invalid_answer'] as const;
const valuesOf = (request: { body: Buffer }) => Object.entries(readJson(request)) as [string, string][];

/** Rejects a save with a certain answer. */
const refusing = (when: (key: string, value: string) => boolean): WrongBackend =>
  rejecting(SAVE, INVALID_ANSWER, (request) => valuesOf(request).some(([key, value]) => when(key, value)));
/** Keeps the last number of each form that a save names, in another order. */
const numbering = (order: (all: string[]) => string[]): WrongBackend =>
  asIf(SAVE, (request) =>
    withHeader(request, 'admit-save', (value) =>
      [...new Map(order(value.split(/, ?/)).map((one) => [one.split('.')[0], one])).values()].join(', '),
    ),
  );
/** Changes the Social Security number of a view. */
const masking = (call: RegExp, mask: (ssn: string) => string): WrongBackend =>
  replying(call, (body, request, database) => {
    const kind = request.url.startsWith('/public') ? 'public' : 'service';
    const saved = database.get<{ value: string }>(
      `SELECT value FROM saved JOIN accounts ON accounts.id = account_id
       WHERE username = 'maya@example.com' AND kind = 'answer' AND name = 'ssn' AND ? <> ''`,
      kind,
    );
    const shown = mask(saved?.value ?? '');
    return { ...body, answer: { ...(body.answer as object), ...(saved && { ssn: shown }) } };
  });
const usual = (ssn: string) => (ssn.replace(/\D/g, '').length === 9 ? `***-**-${ssn.slice(-4)}` : '***');

/** Backends that are wrong about answers, versions, counts, tabs, statuses, views and the look-up. */
export const WRONG_ANSWERS: Record<string, WrongBackend> = {
  'A year before 1900 is refused.': refusing((key, value) => /year/.test(key) && /^[01][0-8]/.test(value)),
  'A year after 2100 is refused.': refusing((key, value) => /year/.test(key) && value >= '2100'),
  'A country that ISO does not assign is refused.': refusing(
    (key, value) => /country$/.test(key) && /^(XX|AA|ZZ|Q.)$/.test(value),
  ),
  'A year with other digits is saved.': storing((value, key) =>
    /year/.test(key) ? value.replace(/[٠-٩０-９]/g, '0') : value,
  ),
  'A year that ends with a line break is saved.': storing((value, key) =>
    /year/.test(key) ? value.trim() : value,
  ),
  'A country in lower case is saved.': storing((value, key) =>
    /country$/.test(key) ? value.toUpperCase() : value,
  ),
  'A half-typed date is refused.': refusing(
    (key, value) => /date$/.test(key) && /^\d{1,4}-?\d?$/.test(value),
  ),
  'A date that no calendar has is refused.': refusing(
    (key, value) => /date$/.test(key) && /-(02-3|13-)/.test(value),
  ),
  'A date is saved as the calendar has it.': storing((value, key) =>
    /date$/.test(key) ? value.replace('-02-30', '-03-01') : value,
  ),
  'A private-use character is refused.': refusing((_, value) => /\p{Co}/u.test(value)),
  'Noncharacters other than U+FFFF are saved.': storing((value) => value.replace(/[\ufdd0\u{1fffe}]/gu, '')),
  'Only ASCII digits of a number are masked.': masking(VIEWS, (ssn) => (/\d/.test(ssn) ? usual(ssn) : ssn)),
  'A text of exactly 254 characters is refused.': refusing(
    (key, value) => key === 'preferred_name' && value.length === 254,
  ),
  'A long text of exactly 2000 characters is refused.': refusing(
    (_, value) => Array.from(value).length === 2000,
  ),
  'The limit of a text counts UTF-16 units.': refusing(
    (_, value) => Array.from(value).length < 255 && value.length > 254,
  ),
  'The last number of a form that a save names twice counts.': numbering((all) => all),
  'The first number of a form that a save names twice counts.': numbering((all) => all.toReversed()),
  'A save that names 50 forms is rejected.': rejecting(
    SAVE,
    [400, 'invalid_request'],
    ({ headers }) => (headers.get('admit-save') ?? '').split(',').length === 50,
  ),
  'A save records only the first form it names.': asIf(SAVE, (request) =>
    withHeader(request, 'admit-save', (value) => value.split(',')[0]),
  ),
  'A Social Security number with spaces is not masked.': masking(VIEWS, (ssn) =>
    ssn.includes(' ') ? ssn : usual(ssn),
  ),
  'A Social Security number with spaces is not masked in the public view.': masking(/ \/public\/tmp/, (ssn) =>
    ssn.includes(' ') ? ssn : usual(ssn),
  ),
  'A half-typed Social Security number shows its last four digits.': masking(
    VIEWS,
    (ssn) => `***${ssn.replace(/\D/g, '').slice(-4)}`,
  ),
  'A half-typed Social Security number shows its last four digits to staff.': masking(
    / \/service/,
    (ssn) => `***${ssn.replace(/\D/g, '').slice(-4)}`,
  ),
  'A Social Security number of eight digits shows its last four.': masking(VIEWS, (ssn) =>
    ssn.replace(/\D/g, '').length === 8 ? `***${ssn.slice(-4)}` : usual(ssn),
  ),
  'A Social Security number without separators is not masked.': masking(VIEWS, (ssn) =>
    /^\d{9}$/.test(ssn) ? ssn : usual(ssn),
  ),
  'A search without max_results finds ten items.': asIf(/GET \/lookup.*text=/, ({ url }) => ({
    url: url.includes('max_results') ? url : `${url}&max_results=10`,
  })),
  'A search for 254 characters is rejected.': rejecting(
    /GET \/lookup/,
    [400, 'invalid_request'],
    ({ url }) => url.length > 254,
  ),
  'submitted_at is the moment of the reading.': replying(/ \/service/, (body) =>
    body.submitted_at ? { ...body, submitted_at: new Date().toISOString() } : body,
  ),
  'submitted_at moves when Submit is pressed again.': afterwards(/POST \/api\/submit/, (database, account) =>
    database.run('UPDATE accounts SET submitted_at = ? WHERE id = ?', Date.now(), account),
  ),
  'A log-in has the moment of the first.': replying(/GET \/api\/profile/, (body) => {
    const entries = body.successful_login as object[];
    return { ...body, successful_login: entries.map(() => entries[0]) };
  }),
  'Two tabs saved at once: one is lost.': losing(/PUT \/api\/tabs/, 'saved', "AND kind = 'tabs'"),
  'Two counts saved at once: one is lost.': losing(
    /PUT \/api\/add-another/,
    'saved',
    "AND kind = 'add_another'",
  ),
  'Two saves at once: one is lost.': losing(SAVE, 'saved', "AND kind = 'answer'"),
  'A tab and a count saved at once: one is lost.': losing(
    /PUT \/api\/(tabs|add-another)/,
    'saved',
    "AND kind IN ('tabs', 'add_another')",
  ),
  'A page and an answer saved at once: the answer is lost.': losing(
    /PUT \/api\/last-page/,
    'saved',
    "AND kind = 'answer'",
  ),
  'A status recorded during a save is lost.': losing(/PUT \/api\/answer/, 'web_statuses'),
  'The numbers of two saves at once: one is lost.': losing(SAVE, 'saves'),
  'The default tab cannot be chosen again.': asIfBody(/PUT \/api\/tabs/, (body) =>
    body.chosen_tab === 'us' ? { ...body, chosen_tab: 'intl' } : body,
  ),
  'A count of 1 is not saved.': on(/PUT \/api\/add-another/, async (request, send, database) => {
    const kept = database.all<Record<string, string>>(
      'SELECT * FROM saved WHERE account_id = ?',
      ownerOf(request, database),
    );
    const reply = await send(request);
    if (reply.status === 200 && readJson(request).num_components === 1)
      for (const row of kept.filter(({ kind }) => kind === 'add_another')) database.insert('saved', row);
    return reply;
  }),
  'A save on a version of another spelling is accepted.': asIf(SAVE, (request) =>
    withHeader(request, 'if-match', (tag) => (tag.startsWith('"') ? tag : undefined)),
  ),
  'A version that a proxy has marked as weak is outdated.': rejecting(
    SAVE,
    [412, 'answers_changed'],
    ({ headers }) => headers.get('if-match')?.startsWith('W/'),
  ),
  'A version with an end that a proxy has added is outdated.': rejecting(
    SAVE,
    [412, 'answers_changed'],
    ({ headers }) => /;gzip"$/.test(headers.get('if-match') ?? ''),
  ),
  'An empty save is rejected.': rejecting(
    SAVE,
    INVALID_ANSWER,
    (request) => request.body.toString() === '{}',
  ),
  'An empty save on an outdated version is accepted.': accepting(
    SAVE,
    'answers_changed',
    (request) => request.body.toString() === '{}',
  ),
  'The status started cannot be recorded twice.': rejecting(
    /POST \/api\/web-status/,
    [409, 'status_out_of_order'],
    (request, database) =>
      readJson(request).web_status === 'started' &&
      database.get('SELECT 1 FROM web_statuses WHERE account_id = ?', ownerOf(request, database)),
  ),
  'A validation that lists every key of a page twice is rejected.': rejecting(
    /POST \/api\/validations/,
    [400, 'invalid_request'],
    (request) => {
      const { page_schema } = readJson(request) as { page_schema?: Record<string, string[]> };
      return Object.values(page_schema ?? {}).some((keys) => keys.length === 0);
    },
  ),
  'Two submissions at once: one is rejected.': clashing(SUBMIT, [409, 'not_ready']),
};
