import { replyJson, type ExactRequest } from '../../scripts/gateway/startProxy.ts';
import {
  accepting,
  afterwards,
  asIf,
  bumping,
  CONVERT,
  isAccepted,
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
  usernameOf,
  type WrongBackend,
} from './WrongBackend.ts';

const STATUS = /POST \/api\/web-status/;
const LOOK_UP = /GET \/lookup/;

const withoutSite = ({ headers }: ExactRequest) => ({
  headers: new Headers([...headers].filter(([name]) => name !== 'sec-fetch-site' && name !== 'origin')),
});

/** Backends that are wrong about other students, what follows a call, and what has been submitted. */
export const WRONG_OTHERS: Record<string, WrongBackend> = {
  'A count changes the version.': bumping(/PUT \/api\/add-another/),
  'The last page changes the version.': bumping(/PUT \/api\/last-page/),
  'A status changes the version.': bumping(STATUS),
  'A submission changes the version.': bumping(SUBMIT),
  'A validation changes the version.': bumping(/POST \/api\/validations/),
  'Reading the profile changes the version.': bumping(/GET \/api\/profile/),
  'An answer without a change keeps its number: it is not recorded.': on(
    SAVE,
    async (request, send, database) => {
      const account = ownerOf(request, database);
      const read = () =>
        database.get<{ v: string }>('SELECT answers_version AS v FROM accounts WHERE id = ?', account)?.v;
      const before = read();
      const saves = database.all<Record<string, string>>('SELECT * FROM saves WHERE account_id = ?', account);
      const answers = JSON.stringify(
        database.all("SELECT * FROM saved WHERE account_id = ? AND kind = 'answer' ORDER BY name", account),
      );
      const reply = await send(request);
      const now = JSON.stringify(
        database.all("SELECT * FROM saved WHERE account_id = ? AND kind = 'answer' ORDER BY name", account),
      );
      if (reply.status !== 200 || answers !== now || before === undefined) return reply;
      database.run('DELETE FROM saves WHERE account_id = ?', account);
      for (const row of saves) database.insert('saves', row);
      return reply;
    },
  ),
  'The counts of all students are one.': afterwards(/PUT \/api\/add-another/, (database, account) =>
    database.run(
      "INSERT OR REPLACE INTO saved SELECT accounts.id, kind, name, value FROM saved, accounts WHERE account_id = ? AND kind <> 'answer' AND kind NOT LIKE 'tab%'",
      account,
    ),
  ),
  'The last page of all students is one.': afterwards(/PUT \/api\/last-page/, (database, account) =>
    database.run('UPDATE accounts SET last_page = (SELECT last_page FROM accounts WHERE id = ?)', account),
  ),
  'A document takes the place of another student’s.': afterwards(CONVERT, (database, account, request) =>
    database.run('DELETE FROM documents WHERE answer_key = ? AND account_id <> ?', keyOf(request), account),
  ),
  'An answer that is cleared is cleared for every student.': afterwards(SAVE, (database, _, request) => {
    for (const [key, value] of Object.entries(readJson(request)))
      if (value === '') database.run("DELETE FROM saved WHERE kind = 'answer' AND name = ?", key);
  }),
  'An accepted application may change its tabs.': accepting(
    /PUT \/api\/tabs/,
    'already_submitted',
    isAccepted,
  ),
  'An accepted application may change its counts.': accepting(
    /PUT \/api\/add-another/,
    'already_submitted',
    isAccepted,
  ),
  'A document of an accepted application may be removed.': accepting(
    /DELETE \/api\/document-answer/,
    'already_submitted',
    isAccepted,
  ),
  'The PDF of an accepted application may be removed.': accepting(
    /DELETE \/api\/pdf/,
    'already_submitted',
    isAccepted,
  ),
  'A document of an accepted application may be replaced.': accepting(
    CONVERT,
    'already_submitted',
    isAccepted,
  ),
  'Submit is rejected once the status submitted is recorded.': rejecting(
    SUBMIT,
    [403, 'already_submitted'],
    (request, database) =>
      database.get(
        "SELECT 1 FROM web_statuses WHERE account_id = ? AND web_status = 'submitted'",
        ownerOf(request, database),
      ),
  ),
  'The status submitted is recorded only once.': rejecting(
    STATUS,
    [403, 'already_submitted'],
    (request, database) =>
      database.get(
        "SELECT 1 FROM web_statuses WHERE account_id = ? AND web_status = 'submitted'",
        ownerOf(request, database),
      ),
  ),
  'Who has submitted cannot log out.': rejecting(
    /GET \/api\/logout/,
    [403, 'cross_site'],
    (request, database) =>
      database.get(
        "SELECT 1 FROM web_statuses WHERE account_id = ? AND web_status = 'submitted'",
        ownerOf(request, database),
      ),
  ),
  'A save on the newest version that changes nothing is rejected once accepted.': rejecting(
    SAVE,
    [403, 'already_submitted'],
    (request, database) => isAccepted(request, database) && Object.keys(readJson(request)).length === 0,
  ),
  'A link that is asked for ends the sessions.': on(/POST \/public\/forgot/, (request, send, database) => {
    database.run(
      'DELETE FROM sessions WHERE account_id IN (SELECT id FROM accounts WHERE username = ?)',
      usernameOf(request).toLowerCase(),
    );
    return send(request);
  }),
  'A link that is asked for ends the password.': afterwards(/POST \/public\/forgot/, (database, _, request) =>
    database.run(
      "UPDATE accounts SET password_hash = '' WHERE username = ?",
      usernameOf(request).toLowerCase(),
    ),
  ),
  'A code that is asked for ends the confirmation.': afterwards(
    /POST \/public\/resend/,
    (database, _, request) =>
      database.run(
        'UPDATE accounts SET confirmed_at = NULL WHERE username = ?',
        usernameOf(request).toLowerCase(),
      ),
  ),
  'A rejected log-in is listed as a successful one.': on(LOG_IN, async (request, send, database) => {
    const reply = await send(request);
    const id = database.get<{ id: number }>(
      'SELECT id FROM accounts WHERE username = ?',
      usernameOf(request).toLowerCase(),
    )?.id;
    if (readJson(reply).code === 'bad_credentials' && id !== undefined)
      database.insert('logins', { account_id: id, at: Date.now() });
    return reply;
  }),
  'A log-in ends the tokens of the views.': afterwards(LOG_IN, (database) =>
    database.run("DELETE FROM access_tokens WHERE kind IN ('public', 'service')"),
  ),
  'A submission ends the public link.': afterwards(SUBMIT, (database, account) =>
    database.run("DELETE FROM access_tokens WHERE kind = 'public' AND account_id = ?", account),
  ),
  'A public link opens once.': afterwards(/GET \/public\/tmp/, (database) =>
    database.run("DELETE FROM access_tokens WHERE kind = 'public'"),
  ),
  'A token of staff opens once.': afterwards(/GET \/service/, (database) =>
    database.run("DELETE FROM access_tokens WHERE kind = 'service'"),
  ),
  'Five wrong codes do not end the code.': on(/POST \/public\/confirm/, async (request, send, database) => {
    const reply = await send(request);
    database.run('DELETE FROM tries WHERE username = ?', usernameOf(request).toLowerCase());
    return reply;
  }),
  'A weak password is rejected, but its account is created.': () => {
    const weak = new Set<string>();
    const nameOf = (request: ExactRequest) =>
      `${usernameOf(request).toLowerCase()} ${String(readJson(request).password)}`;
    return {
      answer: async (request, send) => {
        if (request.url.startsWith('/_sandbox')) weak.clear();
        const reply = await send(request);
        if (readJson(reply).code === 'weak_password') weak.add(nameOf(request));
        return readJson(reply).code === 'bad_credentials' && weak.has(nameOf(request))
          ? replyJson(400, { message: 'Confirm.', code: 'user_not_confirmed' })
          : reply;
      },
    };
  },
  'The category of an id is ignored.': asIf(LOOK_UP, ({ url }) => {
    const { searchParams } = new URL(url, 'http://sandbox');
    const id = searchParams.get('id') ?? '';
    const own = /^hsi-/.test(id)
      ? 'hs_international'
      : /^hs-/.test(id)
        ? 'hs_ceeb'
        : /^college-/.test(id)
          ? 'college_ceeb'
          : /^addr-/.test(id)
            ? 'address'
            : /^company-/.test(id)
              ? 'company'
              : undefined;
    return own ? { url: url.replace(/category=\w+/, `category=${own}`) } : {};
  }),
  'A search that finds nothing gets 404.': on(LOOK_UP, async (request, send) => {
    const reply = await send(request);
    return reply.status === 200 && reply.body.toString() === '[]'
      ? replyJson(404, { message: 'Nothing.', code: 'record_missing' })
      : reply;
  }),
  'A search needs three letters.': on(LOOK_UP, async (request, send) => {
    const text = new URL(request.url, 'http://sandbox').searchParams.get('text');
    return text !== null && text.length > 0 && text.length < 3
      ? replyJson(400, { message: 'More.', code: 'invalid_request' })
      : send(request);
  }),
  'The record of an item has another name than its text.': replying(LOOK_UP, (body) =>
    'name' in body ? { ...body, name: String(body.name).toUpperCase() } : body,
  ),
  'Only POSTs and PUTs of other sites are rejected.': asIf(/^DELETE/, withoutSite),
  'Only calls with a body of other sites are rejected.': asIf(SUBMIT, withoutSite),
  'A new password of one student changes that of all.': afterwards(RESET, (database, _, request) =>
    database.run(
      'UPDATE accounts SET password_hash = (SELECT password_hash FROM accounts WHERE username = ?) WHERE confirmed_at IS NOT NULL',
      usernameOf(request).toLowerCase(),
    ),
  ),
};
