import { type Database } from '../../sandbox/database/openDatabase.ts';
import { hashToken } from '../../sandbox/http/secrets.ts';
import { type ExactRequest, type ExactResponse, replyJson } from '../../scripts/gateway/startProxy.ts';
import {
  accepting,
  afterwards,
  asIfText,
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
  replyTooMany,
  RESET,
  SAVE,
  spelling,
  SUBMIT,
  tokenOf,
  typing,
  usernameOf,
  VIEWS,
  withHeader,
  writeJson,
  type WrongBackend,
} from './WrongBackend.ts';

const KNOWN = /^(maya|noah|olive)@example\.com$/i;

/** Answers unknown addresses as it did before they reached a limit. */
const unlimited =
  (call: RegExp): WrongBackend =>
  () => {
    let usual: ExactResponse | undefined;
    return {
      answer: async (request, send) => {
        const reply = await send(request);
        if (!call.test(`${request.method} ${request.url}`)) return reply;
        if (
          reply.status < 429 &&
          (reply.status === 200 || /rejected|credentials/.test(reply.body.toString()))
        )
          usual = { ...reply, headers: new Headers(reply.headers) };
        if (reply.status !== 429 || KNOWN.test(usernameOf(request)) || !usual) return reply;
        return { ...usual, headers: new Headers(usual.headers) };
      },
    };
  };

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

/** Backends that are wrong about accounts and limits, or where a state must be rich, a text long, or a call sent twice. */
export const WRONG_ACCOUNTS: Record<string, WrongBackend> = {
  'Wrong passwords for an unknown address are never limited.': unlimited(LOG_IN),
  'Wrong links for an unknown address are never limited.': unlimited(/POST \/public\/reset-password/),
  'Wrong codes for an unknown address are never limited.': unlimited(/POST \/public\/confirm/),
  'Mails to an unknown address are never limited.': unlimited(/POST \/public\/(resend|forgot)/),
  'A log-in does not reset the count of wrong passwords.': () => {
    const wrong = new Map<string, number>();
    return {
      answer: async (request, send) => {
        if (request.url.startsWith('/_sandbox')) wrong.clear();
        if (request.url !== '/public/login') return send(request);
        const username = usernameOf(request).toLowerCase();
        const count = wrong.get(username) ?? 0;
        if (count >= 10) return replyTooMany();
        const reply = await send(request);
        if (reply.status === 400) wrong.set(username, count + 1);
        return reply;
      },
    };
  },
  'A tag of an address is ignored.': spelling((one) => one.replace(/\+[^@]*/, '')),
  'Dots before the @ of an address are ignored.': spelling((one) =>
    one.replace(/^[^@]*/, (name) => name.replaceAll('.', '')),
  ),
  'Accents of an address are ignored.': spelling((one) => one.normalize('NFD').replace(/\p{M}/gu, '')),
  'Compatibility characters of an address are folded.': spelling((one) =>
    one.replace(/[^ -~！-～]/gu, (letter) => letter.normalize('NFKC')),
  ),
  'Invisible characters of an address are ignored.': spelling((one) => one.replace(/\p{Cf}/gu, '')),
  'Full-width characters of an address count as ordinary ones.': spelling((one) =>
    one.replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0)),
  ),
  'The case of an address counts in a new password.': on(
    /POST \/public\/reset-password/,
    async (request, send) =>
      /[A-Z]/.test(usernameOf(request))
        ? replyJson(400, { message: 'No.', code: 'link_rejected' })
        : send(request),
  ),
  'A digit of any script counts in a password.': typing((one) => one.replace(/\p{Nd}/gu, '7')),
  'A full-width digit counts in a password.': typing((one) => one.replace(/[０-９]/g, '7')),
  'An upper-case letter of any script counts in a password.': typing((one) =>
    one.replace(/[^\0-\x7f]/gu, (letter) => (/\p{Lu}/u.test(letter) ? 'E' : letter)),
  ),
  'A lower-case letter of any script counts in a password.': typing((one) =>
    one.replace(/[^\0-\x7f]/gu, (letter) => (/\p{Ll}/u.test(letter) ? 'e' : letter)),
  ),
  'Any punctuation mark counts in a password.': typing((one) =>
    one.replace(/[^\0-\x7f]/gu, (letter) => (/\p{P}/u.test(letter) ? '-' : letter)),
  ),
  'A space counts as a punctuation mark of a password.': typing((one) => one.replace(/(?<=\S) (?=\S)/g, '-')),
  'A password may begin or end with a no-break space.': typing((one) => one.replace(/^\u00a0|\u00a0$/g, 'x')),
  'A password may end with a line break.': typing((one) => one.replace(/\n$/, 'x')),
  'A password may end with an ideographic space.': typing((one) => one.replace(/\u3000$/, 'x')),
  'A password of eleven characters is accepted.': typing((one) =>
    Array.from(one).length === 11 ? `${one}x` : one,
  ),
  'Wrong codes are accepted once an account is confirmed.': accepting(
    /POST \/public\/confirm/,
    'code_rejected',
    (request, database) =>
      database.get(
        'SELECT 1 FROM accounts WHERE username = ? AND confirmed_at IS NOT NULL',
        usernameOf(request).toLowerCase(),
      ),
  ),
  'A code with other digits of the same value is accepted.': asIfText(/POST \/public\/confirm/, (text) =>
    text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0)),
  ),
  'A code without its leading zero is accepted.': asIfText(/POST \/public\/confirm/, (text) =>
    text.replace(/"code":"(\d{5})"/, '"code":"0$1"'),
  ),
  'A code with spaces around it is accepted.': asIfText(/POST \/public\/confirm/, (text) =>
    text.replace(/"code":" *(\d{6}) *"/, '"code":"$1"'),
  ),
  'A link of another case is accepted.': asIfText(/POST \/public\/reset-password/, (text) =>
    text.replace(/"id":"[^"]*"/, (id) => id.toLowerCase()),
  ),
  'A used link is accepted for its owner again.': accepting(
    /POST \/public\/reset-password/,
    'link_rejected',
    (request) => readJson(request).id === 'contract-reset-id',
  ),
  'An address of 254 characters is rejected.': rejecting(
    /POST \/public/,
    [400, 'invalid_username'],
    (request) => usernameOf(request).length > 250,
  ),
  'An address whose domain has one label of two letters at its end only is required.': rejecting(
    /POST \/public/,
    [400, 'invalid_username'],
    (request) => /@.*\.[^.]$/.test(usernameOf(request)),
  ),
  'A password of 256 characters is cut.': typing((one) => one.slice(0, 255)),
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
  'A new password that contains the address is refused.': rejecting(
    /POST \/public\/(signup|reset-password)/,
    [400, 'weak_password'],
    (request) => /^olive/i.test(String(readJson(request).password)),
  ),
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
