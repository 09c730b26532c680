import type { Database } from '../../sandbox/database/openDatabase.ts';
import { hashToken } from '../../sandbox/http/secrets.ts';
import type { ExactRequest } from '../../scripts/gateway/startProxy.ts';
import {
  afterwards,
  clashing,
  CONVERT,
  INVALID,
  isAccepted,
  keeping,
  keyOf,
  LOG_IN,
  on,
  ownerOf,
  readJson,
  rejecting,
  replying,
  RESET,
  SAVE,
  SUBMIT,
  tokenOf,
  usernameOf,
  VIEWS,
  withHeader,
  writeJson,
  type WrongBackend,
} from './WrongBackend.ts';

const VALIDATE = /POST \/api\/validations/;
const LOOK_UP = /GET \/lookup/;

/** Counts the bytes of a text, or the units of its UTF-16, where its limit counts characters. */
const limiting = (
  call: RegExp,
  most: number,
  read: (request: ExactRequest) => unknown,
  count: (text: string) => number = (text) => Buffer.byteLength(text),
): WrongBackend =>
  rejecting(call, INVALID, (request) => {
    const text = String(read(request));
    return count(text) > most && Array.from(text).length <= most;
  });
const nameOf = (request: ExactRequest) => readJson(request).file_name;
const searchOf = ({ url }: ExactRequest) => new URL(url, 'http://sandbox').searchParams.get('text') ?? '';

const savedOf = (request: ExactRequest, database: Database) =>
  new Map(
    database
      .all<{ name: string; value: string }>(
        'SELECT * FROM saved WHERE account_id = ?',
        ownerOf(request, database),
      )
      .map(({ name, value }) => [name, value]),
  );

/** Removes entries from a part of a reply. */
const omitting = (
  call: RegExp,
  part: string,
  when: (key: string, value: unknown, body: Record<string, unknown>) => boolean,
): WrongBackend =>
  replying(call, (body) => ({
    ...body,
    [part]: Object.fromEntries(
      Object.entries(body[part] as object).filter(([key, value]) => !when(key, value, body)),
    ),
  }));

/** Backends that are wrong where a state must be rich, a text long, or a call sent twice. */
export const WRONG_CORNERS: Record<string, WrongBackend> = {
  'A view leaves out the answers of the tab that is not chosen.': omitting(
    VIEWS,
    'answer',
    (key, _, { tabs }) => /^hs_(name|ceeb)/.test(key) && (tabs as { hs_tab?: string }).hs_tab === 'intl',
  ),
  'submitted_at is another moment.': replying(/ \/service/, (body) =>
    body.submitted_at ? { ...body, submitted_at: '2026-01-01T00:00:00Z' } : body,
  ),
  'The removal of a PDF leaves its conversion COMPLETED.': keeping(
    /DELETE \/api\/pdf/,
    'documents',
    (request, database) => ['account_id = ? AND answer_key = ?', ownerOf(request, database), keyOf(request)],
  ),
  'The limit of a file name counts UTF-16 units.': limiting(CONVERT, 255, nameOf, (name) => name.length),
  'The limit of a file name counts bytes.': limiting(CONVERT, 255, nameOf),
  'The limit of a password counts bytes.': limiting(
    /POST \/public\/(signup|reset)/,
    256,
    (request) => readJson(request).password,
  ),
  'The limit of an address counts bytes.': limiting(/POST \/public/, 254, usernameOf),
  'The limit of a search counts bytes.': limiting(LOOK_UP, 254, searchOf),
  'A search for a space is rejected.': rejecting(LOOK_UP, INVALID, (request) => searchOf(request) === ' '),
  'A label on a page is unknown.': rejecting(VALIDATE, INVALID, ({ body }) =>
    /page_schema.*_desc"/.test(body.toString()),
  ),
  'A document on a page is unknown.': rejecting(VALIDATE, INVALID, ({ body }) =>
    /page_schema.*_doc"/.test(body.toString()),
  ),
  'A log-out ends the address of the copy.': afterwards(/GET \/api\/logout/, (database, account) =>
    database.run("DELETE FROM access_tokens WHERE kind = 'pdf' AND account_id = ?", account),
  ),
  'A log-in ends the addresses of the copy.': afterwards(LOG_IN, (database) =>
    database.run("DELETE FROM access_tokens WHERE kind = 'pdf'"),
  ),
  'All students have the copy of the last one.': () => {
    let last = '';
    return on(/GET \/(api\/pdf|copy)$/, async (request, send) => {
      if (request.url === '/copy') return send({ ...request, url: last });
      const reply = await send(request);
      const { url, ...body } = readJson(reply);
      if (body.status !== 'COMPLETED') return reply;
      last = String(url);
      return { ...reply, body: writeJson({ ...body, url: '/copy' }) };
    })();
  },
  'A new password keeps the session that the call carried.': keeping(RESET, 'sessions', (request) => [
    'token_hash = ? AND created_at > 0',
    hashToken(tokenOf(request)),
  ]),
  'The right password of an unconfirmed account ends its code.': on(
    LOG_IN,
    async (request, send, database) => {
      const reply = await send(request);
      if (readJson(reply).code === 'user_not_confirmed') database.run("UPDATE sign_ups SET code_hash = ''");
      return reply;
    },
  ),
  'A submission trims the answers.': afterwards(SUBMIT, (database, account) =>
    database.run("UPDATE saved SET value = trim(value) WHERE account_id = ? AND kind = 'answer'", account),
  ),
  'An empty answer that was never given changes an accepted application.': rejecting(
    SAVE,
    [403, 'already_submitted'],
    (request, database) =>
      isAccepted(request, database) &&
      Object.entries(readJson(request)).some(
        ([key, text]) => text === '' && !savedOf(request, database).has(key),
      ),
  ),
  'A save of what is saved needs no current version.': on(SAVE, (request, send, database) => {
    const [sent, saved] = [Object.entries(readJson(request)), savedOf(request, database)];
    const isSame = sent.length > 0 && sent.every(([key, text]) => saved.get(key) === text);
    return send(isSame ? { ...request, ...withHeader(request, 'if-match', () => undefined) } : request);
  }),
  'Two equal statuses at once: one fails.': clashing(/POST \/api\/web-status/),
  'Two equal removals at once: one fails.': clashing(/DELETE /),
  'Two equal conversions at once: one fails.': clashing(/POST \/api\/pdf/),
  'Two sign-ups with a new address at once: one fails.': clashing(/POST \/public\/signup/),
};
