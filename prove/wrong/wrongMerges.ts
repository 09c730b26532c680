import { replyJson } from '../../scripts/gateway/startProxy.ts';
import {
  accepting,
  afterwards,
  asIf,
  asIfBody,
  cookiesOf,
  INVALID,
  on,
  ownerOf,
  readJson,
  rejecting,
  replying,
  RESET,
  SAVE,
  storing,
  tokenOf,
  typing,
  usernameOf,
  VIEWS,
  type WrongBackend,
} from './WrongBackend.ts';

const LOOK_UP = / \/lookup/;
const PROFILE = /GET \/api\/profile/;

/** Backends that are wrong about merges, numbers, views, searches and passwords, each at an edge of what openapi.yaml says. */
export const WRONG_MERGES: Record<string, WrongBackend> = {
  'An empty answer does not clear.': asIfBody(SAVE, (body) =>
    Object.fromEntries(Object.entries(body).filter(([, value]) => value !== '')),
  ),
  'Texts are trimmed.': storing((value) => value.trim()),
  'Texts are composed.': storing((value) => value.normalize('NFC')),
  'Tabs in texts become spaces.': storing((value) => value.replaceAll('\t', ' ')),
  'Texts lose what MySQL’s utf8 does not store.': storing((value) =>
    value.replace(/[\u{10000}-\u{10ffff}]/gu, '?'),
  ),
  'Invisible characters of texts are removed.': storing((value) => value.replace(/\p{Cf}/gu, '')),
  'A rejected save stores its valid answers.': on(SAVE, async (request, send) => {
    const reply = await send(request);
    const { home_city } = readJson(request);
    if (reply.status === 400 && home_city !== undefined)
      await send({ ...request, body: Buffer.from(JSON.stringify({ home_city })) });
    return reply;
  }),
  'A lower number lowers.': afterwards(SAVE, (database, account, request) => {
    for (const one of (request.headers.get('admit-save') ?? '').split(/, ?/).filter(Boolean)) {
      const [form = '', number] = one.split('.');
      database.run(
        'UPDATE saves SET number = ? WHERE account_id = ? AND form_id = ?',
        Number(number),
        account,
        form,
      );
    }
  }),
  'The status started is written anew by each visit.': replying(PROFILE, (body) => ({
    ...body,
    web_status: (body.web_status as object[]).map((one) => ({ ...one, timestamp: new Date().toISOString() })),
  })),
  'The history of statuses is newest first.': replying(PROFILE, (body) => ({
    ...body,
    web_status: (body.web_status as object[]).toReversed(),
  })),
  'The profile has the address as it was typed.': (() => {
    let typed = '';
    return on(/./, async (request, send) => {
      const reply = await send(request);
      if (request.url === '/public/login' && reply.status === 200) typed = usernameOf(request);
      if (request.url !== '/api/profile' || request.method !== 'GET' || reply.status !== 200) return reply;
      const body = readJson(reply);
      if (typed.toLowerCase() !== body.username) return reply;
      return { ...reply, body: Buffer.from(JSON.stringify({ ...body, username: typed })) };
    });
  })(),
  'The views have the key.': replying(VIEWS, (body) => ({ ...body, letters_key: `${'b'.repeat(42)}A` })),
  'The public view names the account.': replying(/ \/public\/tmp/, (body) => ({
    ...body,
    username: 'maya@example.com',
  })),
  'A view shows the answers of its first reading.': (() => {
    const first = new Map<string, unknown>();
    return on(/./, async (request, send) => {
      if (request.url.startsWith('/_sandbox')) first.clear();
      const reply = await send(request);
      if (!VIEWS.test(` ${request.url}`) || reply.status !== 200) return reply;
      const body = readJson(reply);
      if (!first.has(request.url)) first.set(request.url, body.answer);
      return { ...reply, body: Buffer.from(JSON.stringify({ ...body, answer: first.get(request.url) })) };
    });
  })(),
  'The view of staff ends the session of its reader.': on(/ \/service/, async (request, send) => {
    const reply = await send(request);
    if (reply.status === 401)
      reply.headers.append('set-cookie', 'admit_session=; Path=/; Max-Age=0; SameSite=Lax');
    return reply;
  }),
  'A link of staff that is unknown gets 404.': on(/ \/service/, async (request, send) => {
    const reply = await send(request);
    return reply.status === 401 ? replyJson(404, { message: 'No.', code: 'token_unknown' }) : reply;
  }),
  'An id of another category is found.': on(/GET \/lookup.*id=/, async (request, send) => {
    const reply = await send(request);
    if (reply.status !== 404) return reply;
    for (const category of ['hs_ceeb', 'college_ceeb', 'company']) {
      const other = await send({
        ...request,
        url: request.url.replace(/category=\w+/, `category=${category}`),
      });
      if (other.status === 200) return other;
    }
    return reply;
  }),
  'max_results of 20 is refused.': rejecting(/ \/lookup.*max_results=20/, INVALID),
  'max_results with a fraction is cut.': asIf(LOOK_UP, ({ url }) => ({
    url: url.replace(/(max_results=\d+)\.\d+/, '$1'),
  })),
  'The health needs a session.': rejecting(
    / \/health/,
    [401, 'session_invalid'],
    (request) => !tokenOf(request),
  ),
  'A removal of what is not there gets 404.': on(/DELETE /, async (request, send, database) => {
    const there = database.get('SELECT 1 FROM documents WHERE account_id = ?', ownerOf(request, database));
    const reply = await send(request);
    return reply.status === 200 && !there ? replyJson(404, { message: 'No.', code: 'file_missing' }) : reply;
  }),
  'A conversion of what is not there gets 404.': on(/GET \/api\/pdf\/doc/, async (request, send) => {
    const reply = await send(request);
    return readJson(reply).status === 'NOT_ANSWERED' ? replyJson(404, { message: 'No.' }) : reply;
  }),
  'A conversion that failed has no message.': replying(/GET \/api\/pdf\/doc/, (body) =>
    body.status === 'FAILED' ? { ...body, message: 'Failed.' } : body,
  ),
  'A copy that is not made has an address.': replying(/GET \/api\/pdf$/, (body) =>
    body.status === 'COMPLETED' ? body : { ...body, url: '/copy' },
  ),
  'A copy may be downloaded once.': (() => {
    const used = new Set<string>();
    return on(/GET \/_sandbox\/files/, async (request, send) => {
      if (used.has(request.url)) return replyJson(404, { message: 'No.' });
      used.add(request.url);
      return send(request);
    });
  })(),
  'A load balancer’s cookie ends the session.': rejecting(/ \/api\//, [401, 'session_invalid'], (request) =>
    cookiesOf(request).some((one) => !one.includes('admit_')),
  ),
  'A wrong password for an unconfirmed account says so.': on(
    /POST \/public\/login/,
    async (request, send, database) => {
      const reply = await send(request);
      const pending = database.get(
        'SELECT 1 FROM accounts WHERE username = ? AND confirmed_at IS NULL',
        usernameOf(request).toLowerCase(),
      );
      return readJson(reply).code === 'bad_credentials' && pending
        ? replyJson(400, { message: 'Confirm.', code: 'user_not_confirmed' })
        : reply;
    },
  ),
  'Confirmation compares passwords without their case.': asIfBody(RESET, (body) =>
    String(body.password).toLowerCase() === String(body.confirm_password).toLowerCase()
      ? { ...body, confirm_password: body.password }
      : body,
  ),
  'Confirmation compares passwords without spaces.': asIfBody(RESET, (body) =>
    String(body.password).trim() === String(body.confirm_password).trim()
      ? { ...body, confirm_password: body.password }
      : body,
  ),
  'A log-in trims the password.': asIfBody(/POST \/public\/login/, (body) => ({
    ...body,
    ...(typeof body.password === 'string' && { password: body.password.trim() || ' ' }),
  })),
  'A log-in composes the password.': typing((text) => text.normalize('NFKC')),
  'A password counts up to its 72nd byte.': typing((text) =>
    Buffer.byteLength(text) > 72 ? text.slice(0, 72) : text,
  ),
  'A step is skipped.': accepting(/POST \/api\/web-status/, 'status_out_of_order'),
  'An application that is not ready is accepted.': accepting(/POST \/api\/submit/, 'not_ready'),
};
