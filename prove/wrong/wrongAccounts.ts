import { replyJson, type ExactResponse } from '../../scripts/gateway/startProxy.ts';
import {
  accepting,
  asIfText,
  LOG_IN,
  on,
  readJson,
  rejecting,
  replyTooMany,
  spelling,
  typing,
  usernameOf,
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

/** Backends that are wrong about accounts, addresses, passwords and limits. */
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
};
