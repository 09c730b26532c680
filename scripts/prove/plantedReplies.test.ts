import { beforeAll, describe, expect, it, vi } from 'vitest';
import { describeFailure } from '../../contracts/verify/readOutcome.ts';
import type { Verification } from '../../contracts/verify/readOutcome.ts';
import { replaceAt } from '../../sdk/test/placesOf.ts';
import { findInteraction, loadCopies } from './loadCopies.ts';
import { exampleReply, replayReplies } from './replayReplies.ts';
import type { ReplayedReply } from './replayReplies.ts';

const LOGIN = 'a request to log in with the right password';
const LOGOUT = 'a request to log out';
const PROFILE = 'a request for the profile of a student with status started';
const TABS = 'a request for the chosen tabs';
const ENDED = 'a request for the chosen tabs with a session that has ended';
const LIMIT = 'a request to log in too often';
const DOCUMENTS = 'a request for the documents with one that is COMPLETED';
const CONVERSION = 'a request for how the conversion of hs_transcript_doc goes when it is FAILED';
const PDF = 'a request for the PDF copy that is COMPLETED';
const SEARCH = 'a request to search hs_ceeb';
const RECORD = 'a request for the record of an item of hs_ceeb';
const SUBMIT = 'a request to submit the application without a required document';
const SAVED = 'a request to save answers of two questions';

type Plant = (reply: Pick<ReplayedReply, 'headers' | 'body'>) => Partial<ReplayedReply>;

/** Puts another value at a place of the body, such as `answer.birth_date`; undefined drops it. */
const put =
  (place: string, value: unknown): Plant =>
  ({ body }) => {
    const path = place.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    return { body: JSON.stringify(replaceAt(JSON.parse(body), path, value)) };
  };

/** Changes the headers of a name, or the one cookie that begins so; undefined drops them. */
const header =
  (name: string, change: (value: string) => string | undefined, begins = ''): Plant =>
  ({ headers }) => ({
    headers: headers.flatMap(([each, value]): [string, string][] => {
      if (each.toLowerCase() !== name.toLowerCase() || !value.startsWith(begins)) return [[each, value]];
      const changed = change(value);
      return changed === undefined ? [] : [[each, changed]];
    }),
  });

const cookie = (name: string, part: string, by: string) =>
  header('Set-Cookie', (line) => line.replace(part, by), `${name}=`);
const noCookie = (name: string) => header('Set-Cookie', () => undefined, `${name}=`);

const [TOKEN, MARKER] = ['admit_id_token', 'admit_session'];

/** Where a fault is planted, what it is, how, and what the failure must name. */
const FAULTS: [interaction: string, fault: string, plant: Plant, names: string][] = [
  ...[TOKEN, MARKER].flatMap((name): [string, string, Plant, string][] => [
    [LOGIN, `${name} without Path`, cookie(name, '; Path=/', ''), `${name} with Path=/`],
    [LOGIN, `${name} with another Path`, cookie(name, 'Path=/', 'Path=/public'), `${name} with Path=/`],
    [LOGIN, `${name} without SameSite`, cookie(name, '; SameSite=Lax', ''), `${name} with SameSite=Lax`],
    [LOGIN, `${name} with another SameSite`, cookie(name, 'Lax', 'None'), `${name} with SameSite=Lax`],
    [LOGIN, `${name} missing`, noCookie(name), `${name} to be set, got no such cookie`],
  ]),
  [LOGIN, 'a token scripts can read', cookie(TOKEN, '; HttpOnly', ''), `${TOKEN} with HttpOnly`],
  [LOGIN, 'a hidden marker', cookie(MARKER, '; Path', '; HttpOnly; Path'), `${MARKER} without HttpOnly`],
  [LOGIN, 'a Domain', cookie(TOKEN, '; Path', '; Domain=example.test; Path'), `${TOKEN} without domain`],
  [LOGIN, 'an empty marker', cookie(MARKER, 'contract-marker', ''), `${MARKER} with a value`],
  [
    LOGIN,
    'a third cookie',
    ({ headers }) => ({ headers: [...headers, ['Set-Cookie', 'tracker=1; Path=/']] }),
    'got tracker',
  ],
  [LOGOUT, 'a marker that lives on', cookie(MARKER, '; Max-Age=0', ''), `${MARKER} to be expired`],
  [LOGOUT, 'a token left alone', noCookie(TOKEN), `${TOKEN} to be expired`],
  [PROFILE, 'an unknown property', put('unexpected_property', 'leak'), 'unexpected_property'],
  [PROFILE, 'username missing', put('username', undefined), 'username'],
  [PROFILE, 'username null', put('username', null), '$.username'],
  [PROFILE, 'username empty', put('username', ''), 'username'],
  [
    PROFILE,
    'last_page renamed',
    ({ body }) => ({ body: body.replace('"last_page"', '"lastPage"') }),
    'last_page',
  ],
  [PROFILE, 'last_page unlisted', put('last_page', 'unlisted_value'), 'last_page'],
  [PROFILE, 'a timestamp of another type', put('successful_login.0.timestamp', 7), 'timestamp'],
  [PROFILE, 'an empty timestamp', put('successful_login.0.timestamp', ''), 'timestamp'],
  [
    PROFILE,
    'an unknown property of an entry',
    put('web_status.0.unexpected_property', 'leak'),
    'unexpected_property',
  ],
  [PROFILE, 'an answer of another type', put('answer.birth_date', 7), '$.answer.birth_date'],
  [PROFILE, 'an unknown answer', put('answer.unexpected_property', 'leak'), 'unexpected_property'],
  [TABS, 'tabs of another type', put('tabs', 'text'), '$.tabs'],
  [TABS, 'Cache-Control missing', header('Cache-Control', () => undefined), 'Cache-Control'],
  [TABS, 'Cache-Control public', header('Cache-Control', () => 'public, max-age=60'), 'Cache-Control'],
  [TABS, 'another Content-Type', header('Content-Type', () => 'text/html'), 'text/html'],
  [TABS, 'a page', () => ({ body: '<!doctype html><h1>Error</h1>' }), 'body is no JSON'],
  [TABS, 'no body', () => ({ body: '' }), 'body'],
  [ENDED, 'a redirect', () => ({ status: 302 }), 'expected 401, got 302'],
  [ENDED, 'no message', put('message', undefined), 'message'],
  [ENDED, 'an empty message', put('message', ''), 'message'],
  [ENDED, 'an unknown property', put('unexpected_property', 'leak'), 'unexpected_property'],
  [LIMIT, 'Retry-After missing', header('Retry-After', () => undefined), 'Retry-After'],
  [LIMIT, 'Retry-After in words', header('Retry-After', () => 'soon'), 'Retry-After'],
  [LIMIT, 'Retry-After of 0', header('Retry-After', () => '0'), 'Retry-After'],
  [DOCUMENTS, 'no status', put('document_answer.hs_transcript_doc.status', undefined), 'status'],
  [DOCUMENTS, 'an empty name', put('document_answer.hs_transcript_doc.file_name', ''), 'file_name'],
  [CONVERSION, 'an unlisted status', put('status', 'unlisted_value'), '$.status'],
  [CONVERSION, 'a message of null', put('message', null), '$.message'],
  [PDF, 'an address of another type', put('url', 7), '$.url'],
  [SEARCH, 'an item without id', put('0.id', undefined), 'id'],
  [SEARCH, 'an item without text', put('0.text', ''), 'text'],
  [RECORD, 'a code of another type', put('ceeb', 7), '$.ceeb'],
  [SUBMIT, 'an unlisted code', put('code', 'unlisted_value'), '$.code'],
  [SUBMIT, 'no errors', put('errors', undefined), 'errors'],
  [SAVED, 'a 204', () => ({ status: 204, body: '' }), 'expected 200, got 204'],
  [SAVED, 'a 201', () => ({ status: 201 }), 'expected 200, got 201'],
];

// The verification is a process of its own.
vi.setConfig({ hookTimeout: 120_000 });

describe('a provider with one fault', () => {
  let verification: Verification;
  beforeAll(async () => {
    const { pact } = await loadCopies();
    const replies = FAULTS.map(([description, fault, plant]) => {
      const reply = exampleReply(findInteraction(pact, description));
      return { ...reply, ...plant(reply), name: `${description} · ${fault}` };
    });
    verification = await replayReplies(pact, replies);
  });

  it.each(FAULTS)('is caught by name: %s · %s · CARD-14', (description, fault, _plant, names) => {
    const name = `${description} · ${fault}`;
    const failure = verification.failures.find((one) => one.description === name) ?? expect.fail('was kept');

    expect(failure.problems.join('\n')).toContain(names);
    expect(describeFailure(failure)).toMatch(/replied: {5}\d{3}/);
  });

  it('is not caught where it has none · CARD-14', () => {
    expect(verification.failures).toHaveLength(FAULTS.length);
  });
});
