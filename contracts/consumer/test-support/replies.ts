import { MatchersV3 } from '@pact-foundation/pact';
import type { Call } from './Call.ts';

const { like, regex } = MatchersV3;

/** The provider's reply. Plain values must match exactly; matchers describe the alternatives. */
export interface Reply {
  status: number;
  body: unknown;
  headers?: Record<string, ReturnType<typeof regex>>;
}

/** Creates a successful reply with this body. */
export function success(body: unknown, headers?: Reply['headers']): Reply {
  return { status: 200, body, headers };
}

/** Error codes that the pact requires exactly; all others are checked only against openapi.yaml. */
const ACTED_ON = [
  ...['already_submitted', 'cross_site', 'session_replaced', 'status_out_of_order', 'not_ready'],
  ...['bad_credentials', 'invalid_username', 'user_not_confirmed', 'weak_password', 'passwords_differ'],
  ...['code_rejected', 'link_rejected'],
];

/**
 * Returns the example reply with this name from openapi.yaml, such as `409:user_exists`, accepting any
 * message.
 */
export function exampleReply({ asks, responses }: Call, name: string): Reply {
  const [status = '', example = ''] = name.split(':');
  const found = responses[status]?.content?.['application/json']?.examples?.[example]?.value;
  if (!found) throw new Error(`openapi.yaml has no example ${name} for a request ${asks}.`);
  const { message, code } = found as { message: string; code?: string };
  return {
    status: Number(status),
    body: { message: text(message), ...(code !== undefined && ACTED_ON.includes(code) && { code }) },
    ...(status === '429' && { headers: { 'Retry-After': regex('^[1-9][0-9]*$', '30') } }),
  };
}

/** Matches any map: a backend may omit unsaved entries, or return them with their defaults. */
export const ANYTHING = like({});

/**
 * Matches a string with this pattern.
 * Combines two matchers, because Pact's `regex` alone also accepts numbers and null.
 */
export function textLike(pattern: string, example: string): ReturnType<typeof regex> {
  const matchers = [{ 'pact:matcher:type': 'type' }, { 'pact:matcher:type': 'regex', regex: pattern }];
  return { 'pact:matcher:type': matchers, value: example } as never;
}

/** Matches a timestamp with an offset, with or without fractions of a second. */
export function moment(example: string) {
  return textLike('^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,9})?(Z|[+-]\\d{2}:\\d{2})$', example);
}

/** Matches a string of 1 to 500 characters. */
export function text(example: string) {
  return textLike('^[\\s\\S]{1,500}$', example);
}

/**
 * The `Cache-Control` of every reply, except for lookups with a status below 429. Pact applies a pattern to each part
 * between commas, so only `contracts/kit` can check that one of the parts is `no-store`.
 */
export const NO_STORE = like('no-store');

/** Attribute names are case-insensitive (RFC 6265). */
const anyCase = (word: string) =>
  word.replace(/[a-z]/gi, (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`);
/** Any attribute whose name does not begin like Domain, HttpOnly, SameSite or Path. */
const OTHER = '; *([^dDhHsSpP; ]|[dD][^oO;]|[hH][^tT;]|[sS][^aA;]|[pP][^aA;]|[pP][aA][^tT;])[^;]*';
const PATH = `; *${anyCase('path')}=/`;
const SAME_SITE = `; *${anyCase('samesite')}=${anyCase('lax')}`;
const HTTP_ONLY = `; *${anyCase('httponly')}`;
/** A cookie whose name does not begin with `admit_`, such as a load balancer's. */
const STRANGER = '([^a]|a[^d]|ad[^m]|adm[^i]|admi[^t]|admit[^_]).*';

/**
 * Matches the cookies of a log-in or log-out: an HttpOnly session and a readable marker, both without a
 * Domain.
 * The pattern applies to every `Set-Cookie` and must match each one completely. Pact's expressions have no
 * lookahead, so the required attributes are listed in every order. The pattern cannot require that both
 * cookies are present, or that a log-out expires them; `contracts/kit` checks this when a provider is
 * verified.
 * @param value - what both may contain; a log-out may leave any text in the cookies it expires
 */
export function cookies(value: string, example: string) {
  const parts = [
    `admit_id_token=${value}${inAnyOrder([PATH, SAME_SITE, HTTP_ONLY])}`,
    `admit_session=${value}${inAnyOrder([PATH, SAME_SITE])}`,
  ];
  return { 'Set-Cookie': regex(`^((${parts.join('|')});?|${STRANGER})$`, example) };
}

function inAnyOrder(needed: string[]): string {
  const orders = permute(needed).map((order) => order.map((one) => `${one}(${OTHER})*`).join(''));
  return `(${OTHER})*(${orders.join('|')})`;
}

function permute<Item>(items: Item[]): Item[][] {
  if (items.length <= 1) return [items];
  return items.flatMap((item, index) => permute(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}
