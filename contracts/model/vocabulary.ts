/**
 * The values that the histories send, chosen so that a backend which breaks a sentence of openapi.yaml replies
 * differently from one that keeps it. docs/contracts/sentences.md names the values of each sentence.
 */
import { domainToASCII } from 'node:url';
import type { JsonSchema } from '../kit/contract.ts';
import { listSpellings, makeMatching, matches } from '../kit/listWrongValues.ts';
import { openOwnContract } from '../kit/openOwnContract.ts';
import type { Random } from './Random.ts';

const { contract } = await openOwnContract();
const { StudentProfile, NewPassword = {} } = contract.components?.schemas ?? {};

/** The two students, a third whose address is not confirmed, and an address without an account. */
export const [MAYA, NOAH, OLIVE, NOBODY] = [
  'maya@example.com',
  'noah@example.com',
  'olive@example.com',
  'nobody@example.com',
] as const;

/** Unknown addresses: with every kind of character that an address may have, the shortest and the longest. */
export const NOBODIES = [
  NOBODY,
  "o'no+tag_1&x!@sub-1.example.co",
  'a@b.c',
  `${'ñ'.repeat(64)}@${'nobody.'.repeat(26)}example`,
] as const;

/** Returns an address as a backend stores it: only the case of its ASCII letters is folded. */
export const storedAddress = (username: unknown): string =>
  String(username).replace(/[A-Z]/g, (letter) => letter.toLowerCase());

const isAddress = (username: string) => matches(StudentProfile?.properties?.username ?? {}, username);

const OTHER_SPELLINGS = listSpellings(MAYA).map(([, other]) => other);

/** Returns a new address; its letters, marks or length are rare, so that libraries may take others for it. */
export function makeAddress(random: Random): string {
  const number = String(random.below(1e6)).padStart(6, '0');
  return random.pick([
    `zoë${number}@example.com`,
    `o'no+tag_${number}&x!@sub-1.exämple.co`,
    `é${number}@b.c`,
    `${'n'.repeat(58)}${number}@${'nobody.'.repeat(26)}example`,
  ]);
}

/** Lists other addresses that resemble one, such as one with the name of the host as DNS has it. */
export const listOtherAddresses = (username: string): string[] =>
  [
    username.normalize('NFD'),
    username.replace(/[^@]+$/, domainToASCII),
    ...listSpellings(username).map(([, other]) => other),
  ].filter((one) => isAddress(one) && one.length < 255 && storedAddress(one) !== storedAddress(username));

/** Invalid addresses: each breaks the pattern of a username; the last few have characters that clients convert. */
export const NO_ADDRESSES = [
  'maya',
  'maya@example',
  'x,maya@example.com',
  'maya@example.com;x@example.com',
  '<maya@example.com>',
  'maya x@example.com',
  'ｍaya@example.com',
  'maya@example。com',
  'ma‐ya@example.com',
  'may\u0302a@example.com',
  ...OTHER_SPELLINGS.filter((one) => !isAddress(one)),
];

/** Addresses that some libraries take for Maya's. */
export const OTHER_ADDRESSES = ['maya+x@example.com', 'm.aya@example.com', ...listOtherAddresses(MAYA)];

/** The last is one letter shorter than the limit, so that a mistyped one is valid too; some hashes read only 72 bytes. */
export const PASSWORDS = [
  'Example-Pass-2026',
  'Another-Pass-2026',
  'Zoë  <b>&🎓-2026',
  '🎈 Utopia é  &amp;-2027',
  `Löng-Påss-${'2026'.repeat(61)}-`,
] as const;
export const isWeak = (password: unknown) => !matches(NewPassword, String(password));

/** Each breaks one rule for a new password; the first five have one character of some kind. */
export const WEAK_PASSWORDS = [
  'Example-pass-2026',
  'eXAMPLE-PASS-2026',
  'ExamplePass-2026',
  'Example-Pass-Word',
  'ExamplePass2026',
]
  .flatMap((one) => [one, ...listSpellings(one).map(([, other]) => other)])
  .concat('Short-Pass1', 'Short-1🎓🎓🎓', 'Short-1éééé')
  .filter(isWeak);
const PUNCTUATION = Array.from('!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~');

/** Returns a password that a backend must accept: a long one, or one with a single ASCII punctuation mark. */
export const pickPassword = (random: Random): string =>
  random.pick([
    random.pick(PASSWORDS),
    random.pick(PASSWORDS.slice(2)) ?? '',
    `Example${random.pick(PUNCTUATION) ?? ''}Pass2026`,
    'Olive@example.com-1111',
  ]);
export const CODE = '012345';
export const WRONG_CODE = '543210';
/** Tokens that belong to no session. */
export const NO_TOKENS = ['no-such-session', '', "o'no%"] as const;
/** The ids of the reset links that were sent to a confirmed and to an unconfirmed student. */
export const [RESET_ID, NEWCOMER_RESET_ID] = ['contract-reset-id', 'contract-newcomer-reset-id'] as const;
/** The tokens that open the two views; the provider state issues them. */
export const [PUBLIC_TOKEN, SERVICE_TOKEN] = ['contract-public-token', 'contract-service-token'] as const;
export const NO_RECORD = 'no-such-record';
/** IDs that resemble the link's. */
export const OTHER_IDS = ['no-such-link', ...listSpellings(RESET_ID).map(([, other]) => other.trim())].filter(
  (id) => id !== RESET_ID,
);

/** Texts that come back as they were sent; the first two are of equal length. */
export const TEXTS = [
  'Anna',
  'Anne',
  '',
  'O\'Neill & Söhne <b>"x"</b> \\n',
  'Zoë 👩\u200d🎓',
  'Ame\u0301lie',
  ' two  spaces ',
  'two\nlines',
  'two\n\nlines,\ttabbed\u00a0\n',
  '=1+1 %41 &amp; {{7}} ${8} \\\\',
  '“ﬁ” d’Arc Straße \u200f',
  '\ufeffmark\u2028line\u2029',
  // Next to those that cannot be stored.
  '\u00a0\ufffd\ue000\ufdcf\ufdf0\u{10fffd}',
  ' ',
  '0',
  '007',
  '1.50',
  '1e3',
  'null',
] as const;

/** Texts that many databases cannot store, so that none may. */
export const UNSTORABLE = [
  ...['\0', '\u0007', '\v', '\r\n', '\u001f', '\u007f', '\u0085', '\u009f'].map((one) => `a${one}b`),
  'a\ud800b',
  '\udc00',
  ...['\uffff', '\ufdd0', '\u{1fffe}', '\u{10ffff}'].map((one) => `a${one}`),
];

/** Valid answers that are sent beside invalid ones. */
export const VALID: Readonly<Record<string, string>> = { home_city: 'Oz', preferred_name: 'Mallory' };

/** Values of `traceparent`; only the first is well formed. */
export const TRACES = ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', 'none', '00-4bf9'] as const;

export const TAB_GROUPS = ['home_address_tab', 'hs_tab'] as const;

/** Versions that no reply had, and a version without its last letter. */
export const otherVersions = (tag: string) => ['"999999"', '"no-such-version"', tag.replace(/.(?="$)/, '')];

/** Spellings of a version by proxies that compress: as weak, or with another end. */
export const listProxied = (tag: string) => [
  tag.replace(/^(W\/)?/, 'W/'),
  ...['-gzip', '--gzip', '-br', ';gzip'].map((end) => tag.replace(/"$/, `${end}"`)),
];

/** Headers that show that a page of another site sent a call; all except the first two use `Origin`, one the own. */
export const FOREIGN = [
  'cross-site',
  'same-site',
  'mixed',
  'null',
  'similar',
  'longer',
  'port',
  'file',
] as const;
export type Foreign = (typeof FOREIGN)[number];

/** A host name that has parent domains. */
export const HOST = 'apply.portal.example.edu';

/** Other ways to write a path, none of which is a path of the contract. */
export const RESPELLED = {
  encoded: (path: string) =>
    path.replace(/^\/(.)/, (_, letter: string) => `/%${letter.charCodeAt(0).toString(16)}`),
  dotted: (path: string) => path.replace(/^(\/\w+)/, '$1/.'),
  climbing: (path: string) => path.replace(/^(\/\w+)/, '$1/x/..'),
  slashed: (path: string) => `${path}/`,
  joined: (path: string) => path.replace(/(?<=.)\/(?=[^/]*$)|$/, '%2F'),
  doubled: (path: string) => path.replace(/(?=\/[^/]*$)/, '/'),
  named: (path: string) => `${path}.json`,
  pointed: (path: string) => `${path}.`,
  spaced: (path: string) => `${path}%20`,
  capital: (path: string) => path.toUpperCase(),
  // Routers that compare the whole path may still decode the key of a question, or fold its case.
  lastEncoded: (path: string) =>
    path.replace(
      /[-_]?[^-_/]$|[-_](?=[^-_/]*$)/,
      (end) => `%${end.charCodeAt(0).toString(16)}${end.slice(1)}`,
    ),
  lastCapital: (path: string) => path.replace(/[^/]+$/, (last) => last.toUpperCase()),
} as const;
export type Respelled = keyof typeof RESPELLED;

/** Social Security numbers: whole ones in several spellings, and half-typed ones. */
export const SSNS = [
  '123-45-6789',
  '123456789',
  '900 12 6789',
  '900.12.6789',
  '900-12-678',
  '90012678',
  '9001',
  '123-4',
  // Digits of other scripts, as some keyboards type them.
  '１２３-４５-６７８９',
  '١٢٣٤',
] as const;
/** Answers that a backend may be tempted to tidy, by the keys of their questions. */
const UNTIDY: readonly [keys: RegExp, texts: readonly [string, ...string[]]][] = [
  [/^phone/, ['8145550142', '814-555-0142', '+1 814 555 0142', '1 (814) 555-0142 x2']],
  [/email/, ['Ana.Marsh@Example.COM', 'mailto:ana@example.com', 'ana@example.com.']],
  [/_url$/, ['Example.com/Ana', 'HTTP://Example.com/']],
  [/gpa$|score|credits|count$|size$|rank$|math$|ebrw$|composite$/, ['3.70', '03', '4.', '.5']],
  [/./, ['ANNA', 'anna o’neill', 'MCDONALD', 'St. “Mary”', 'N/A', '-', 'None']],
];
/** Dates that are half-typed, or that no calendar has. */
const DATES = '2008-02-29 2008-02-30 2008-13-01 9999-99-99 0000-00-00 2008-3-1 20 2008-0'.split(' ');

/** An address as a phone or a person may spell it; the account is the same. */
export function spell(random: Random, username: string): string {
  const capitalise = (text: string) => text.replace(/[a-z]/g, (letter) => letter.toUpperCase());
  const capitalised = capitalise(username.charAt(0)) + username.slice(1);
  return random.pick([username, username, capitalised, capitalise(username)]);
}

/** Returns a password that differs slightly from a valid one. */
export function mistype(random: Random, password: string): string {
  const letters = Array.from(password);
  const similar = [
    password.toLowerCase(),
    `${password.slice(0, -1)}#`,
    `${password.slice(0, 12)}#`,
    letters.toSpliced(random.below(letters.length), 1).join(''),
    `${password} `,
    ` ${password}`,
    password.replace(/[^ -~]/g, ''),
    password.replace(/[^ -ÿ]/g, ''),
    password.replace(/ +/g, ' '),
  ];
  return random.pick(similar.filter((one) => one !== password)) ?? '';
}

/** Returns a text of the same length that differs in its last letter. */
export const changeLastLetter = (text: string) =>
  [...Array.from(text).slice(0, -1), text.endsWith('a') ? 'e' : 'a'].join('');

/** Returns an answer to a question: a value that contains the question's key, or one of the texts. */
export function answerQuestion(random: Random, key: string, schema: JsonSchema): string {
  if (key === 'ssn') return random.pick(SSNS);
  const {
    enum: choices,
    pattern,
    maxLength = 254,
  } = schema as JsonSchema & { maxLength?: number; pattern?: string };
  if (choices) return String(random.pick(choices.filter((choice) => choice !== '')));
  if (pattern !== undefined) {
    const pick = random.pick([
      (from: number) => from,
      (_: number, to: number) => to,
      (from: number, to: number) => from + random.below(to + 1 - from),
    ]);
    return makeMatching(pattern, pick) ?? '';
  }
  if (maxLength === 10) return random.pick(DATES) ?? '';
  const untidy = UNTIDY.find(([keys]) => keys.test(key))?.[1];
  if (maxLength > 100 && random.chance(1 / 2))
    return random.pick(random.chance(1 / 2) ? TEXTS : (untidy ?? TEXTS));
  // Half-typed, like an unfinished date, address or telephone number.
  const text = `(${String(random.below(9))}/X ${key}`.slice(0, maxLength);
  return random.chance(1 / 20) ? lengthen(random, text, maxLength) : text;
}

/** Lengthens a text to its limit. Some databases count bytes; these letters take two and four. */
export const lengthen = (random: Random, text: string, maxLength: number) =>
  text + random.pick(['é', '🎓']).repeat(maxLength - text.length);
