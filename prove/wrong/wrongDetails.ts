import { replyJson } from '../../scripts/gateway/startProxy.ts';
import {
  accepting,
  asIf,
  asIfBody,
  asIfText,
  counting,
  isAccepted,
  isForeign,
  keeping,
  MAIL,
  on,
  ownerOf,
  readJson,
  rejecting,
  renaming,
  replying,
  RESET,
  SAVE,
  usernameOf,
  withHeader,
  without,
  type WrongBackend,
} from './WrongBackend.ts';

/** Converts a number that was sent as a text, or a text that was sent as a number or in a list. */
const coercing = (change: (value: unknown) => unknown): WrongBackend =>
  asIfBody(/(PUT|POST) \/(api|public)\//, (body) =>
    Object.fromEntries(Object.entries(body).map(([key, value]) => [key, change(value)])),
  );

/** Twenty-odd backends written from openapi.yaml alone: one for each kind of limit, order, moment, mark and spelling. */
export const WRONG_DETAILS: Record<string, WrongBackend> = {
  'Mails are counted for each call.': counting(
    MAIL,
    5,
    (request) => request.url + usernameOf(request).toLowerCase(),
  ),
  'Mails are counted for each spelling of an address.': counting(MAIL, 5, usernameOf),
  'Six mails are sent to an address.': () => ({ options: { limits: { mail: 6 } } }),
  'Wrong passwords are counted for each spelling of an address.': counting(
    /POST \/public\/login/,
    10,
    usernameOf,
  ),
  'Wrong links block the valid one.': (() => {
    let wrong = 0;
    return on(/./, async (request, send) => {
      if (request.url.startsWith('/_sandbox')) wrong = 0;
      if (request.url === '/public/reset-password' && wrong >= 10)
        return replyJson(400, { message: 'No.', code: 'link_rejected' });
      const reply = await send(request);
      if (readJson(reply).code === 'link_rejected') wrong += 1;
      return reply;
    });
  })(),
  'A student may have any number of open targets.': on(
    /POST \/api\/presigned-url/,
    (request, send, database) => {
      const account = ownerOf(request, database);
      const open = database.all<Record<string, string>>(
        'SELECT * FROM uploads WHERE account_id = ?',
        account,
      );
      database.run('DELETE FROM uploads WHERE account_id = ?', account);
      const reply = send(request);
      return reply.finally(() => open.forEach((row) => database.insert('uploads', row)));
    },
  ),
  'A record that does not exist is an empty object.': on(/GET \/lookup.*id=/, async (request, send) => {
    const reply = await send(request);
    return reply.status === 404
      ? replyJson(200, { name: '', city: '', state: '', country: '', ceeb: '' })
      : reply;
  }),
  'The last page may be empty.': asIfBody(/PUT \/api\/last-page/, (body) =>
    body.last_page === '' ? { last_page: '/about' } : body,
  ),
  'A number that is sent as a text is converted.': coercing((value) =>
    typeof value === 'string' && /^\d$/.test(value) ? Number(value) : value,
  ),
  'A fraction of a number of items is cut.': coercing((value) =>
    typeof value === 'number' ? Math.trunc(value) : value,
  ),
  'A number that is sent for a text is converted.': coercing((value) => (value === 7 ? '7' : value)),
  'null is saved as an empty text.': coercing((value) => value ?? ''),
  'A text in a list is taken out of it.': coercing((value) =>
    Array.isArray(value) ? (value[0] as unknown) : value,
  ),
  'An unknown property is ignored.': asIfBody(
    /(PUT|POST) \/(api|public)\//,
    ({ unexpected: _, ...body }) => body,
  ),
  'A control character in a file name is taken.': renaming((name) => name.replace(/\p{Cc}|\p{Cs}/gu, '?')),
  'A control character in a password is taken.': asIfBody(/POST \/public\/(login|signup)/, (body) =>
    typeof body.password === 'string'
      ? { ...body, password: body.password.replace(/\p{Cc}|\p{Cs}/gu, '?') }
      : body,
  ),
  'A carriage return is saved as a line feed.': asIfText(/PUT \/api\/answer/, (text) =>
    text.replaceAll('\\r\\n', '\\n'),
  ),
  'Half a character is saved as a replacement character.': asIfText(/PUT \/api\/answer/, (text) =>
    text.replace(/\\ud[89a-f][0-9a-f]{2}/gi, '\ufffd'),
  ),
  'A choice in other case is saved.': asIfBody(/PUT \/api\/answer/, (body) =>
    Object.fromEntries(
      Object.entries(body).map(([key, value]) => [
        key,
        value === 'YES' ? 'yes' : value === 'TRUE' ? 'true' : value,
      ]),
    ),
  ),
  'Spaces around a choice are ignored.': asIfBody(
    /PUT \/api\/(answer|tabs|last-page|add-another)|web-status/,
    (body) =>
      Object.fromEntries(
        Object.entries(body).map(([key, value]) => [
          key,
          typeof value === 'string' && /_ind$|_id$|_tab$|page|status/.test(key) ? value.trim() : value,
        ]),
      ),
  ),
  'A log-in does not end the session that it carried, but gives it away: the old marker is sent.': on(
    /POST \/public\/login/,
    async (request, send, database) => {
      const reply = await send(request);
      const last = database.get<{ marker: string }>(
        'SELECT marker FROM sessions ORDER BY rowid LIMIT 1',
      )?.marker;
      if (reply.status !== 200 || !last) return reply;
      const cookies = reply.headers.getSetCookie();
      reply.headers.delete('set-cookie');
      for (const cookie of cookies)
        reply.headers.append('set-cookie', cookie.replace(/^admit_session=[^;]*/, `admit_session=${last}`));
      return reply;
    },
  ),
  'A new password ends only the newest session.': keeping(RESET, 'sessions', () => [
    'rowid < (SELECT max(rowid) FROM sessions) AND created_at > 0',
  ]),
  'A new password leaves the tokens of the views.': keeping(RESET, 'access_tokens', () => [
    "kind IN ('public', 'service')",
  ]),
  'A new password leaves the token of staff.': keeping(RESET, 'access_tokens', () => ["kind = 'service'"]),
  'A token of staff opens the public view.': asIf(/GET \/public\/tmp/, ({ url }) => ({
    url: url.replace('contract-service-token', 'contract-public-token'),
  })),
  'A status is recorded twice in a row as two entries with one moment.': replying(
    /GET \/api\/profile/,
    (body) => {
      const entries = body.web_status as { timestamp: string }[];
      return {
        ...body,
        web_status: entries.map((entry) => ({ ...entry, timestamp: entries[0]?.timestamp })),
      };
    },
  ),
  'The newest log-in comes first.': replying(/GET \/api\/profile/, (body) => ({
    ...body,
    successful_login: (body.successful_login as object[]).toReversed(),
  })),
  'A save without a version overwrites only what is older: it is ignored.': on(
    /PUT \/api\/answer/,
    (request, send) =>
      request.headers.has('if-match') || request.body.length < 200
        ? send(request)
        : send({ ...request, body: Buffer.from('{}') }),
  ),
  'Any version that begins like the current one is accepted.': asIf(/PUT \/api\/answer/, (request) =>
    withHeader(request, 'if-match', (tag) => (tag.length < 16 && tag.includes('-') ? undefined : tag)),
  ),
  'A validation is rejected once the application is accepted.': rejecting(
    /POST \/api\/validations/,
    [403, 'already_submitted'],
    isAccepted,
  ),
  'The last page is rejected once the application is accepted.': rejecting(
    /PUT \/api\/last-page/,
    [403, 'already_submitted'],
    isAccepted,
  ),
  'The last page is saved after the status submitted.': accepting(
    /PUT \/api\/last-page/,
    'already_submitted',
  ),
  'A validation is accepted after the status submitted.': accepting(
    /POST \/api\/validations/,
    'already_submitted',
  ),
  'A tab is accepted after the submission, but not saved.': accepting(/PUT \/api\/tabs/, 'already_submitted'),
  'An upload target is given after the status submitted.': accepting(/DELETE /, 'already_submitted'),
  'A log-out from another site is answered with 403, but ends the session.': on(
    /GET \/api\/logout/,
    async (request, send) => {
      const reply = await send(request);
      if (reply.status !== 403 || !isForeign(request)) return reply;
      await send({ ...request, ...withHeader(request, 'sec-fetch-site', () => undefined) });
      return reply;
    },
  ),
  'A log-out with another marker is answered with 409, but ends the session.': on(
    /GET \/api\/logout/,
    async (request, send) => {
      const reply = await send(request);
      if (reply.status === 409)
        await send({ ...request, ...withHeader(request, 'admit-session', () => undefined) });
      return reply;
    },
  ),
  'A college transcript is needed from 13 credits on.': accepting(
    /POST \/api\/submit/,
    'document_missing',
    (request, database) =>
      database.get(
        "SELECT 1 FROM saved WHERE account_id = ? AND name = 'college_credits' AND value IN ('12', '12.5')",
        ownerOf(request, database),
      ),
  ),
  'Two saves that name one version at once are both applied.': on(SAVE, (request, send) => {
    const isBeside = performance.now() - lastSave < 8;
    lastSave = performance.now();
    return send(isBeside ? { ...request, ...without('if-match')(request) } : request);
  }),
  'A PNG named .jpg is refused.': rejecting(
    /POST \/api\/pdf\/document/,
    [400, 'unsupported_file'],
    (request) => /\.jpe?g$/i.test(String(readJson(request).file_name)),
  ),
};
let lastSave = 0;
