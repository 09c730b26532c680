import { expect, test } from 'vitest';
import { type Canary, findHomes, findLeaks } from './findLeaks.ts';

const PASSWORD: Canary = {
  name: 'password',
  value: 'Kanarien&Vogel 7-Feder',
  homes: ['POST /public/login body'],
};
const CODE: Canary = { name: 'code', value: '304917', homes: ['POST /public/confirm body'] };
const SSN: Canary = { name: 'ssn', value: '524719386', homes: ['PUT /api/answer body'] };
const ALL = [PASSWORD, CODE, SSN];

const base64 = (text: string) => Buffer.from(text).toString('base64');
const base64url = (text: string) => Buffer.from(text).toString('base64url');

/** Leaks that the product could have. The test plants each one and expects it to be found. */
const PLANTED: readonly [string, string, string][] = [
  ['url', `http://x/login?password=${encodeURIComponent(PASSWORD.value)}`, 'password in url'],
  ['url', `http://x/login?${new URLSearchParams({ p: PASSWORD.value }).toString()}`, 'password in url'],
  ['url', `http://x/?to=${encodeURIComponent(encodeURIComponent(PASSWORD.value))}`, 'password in url'],
  ['history', JSON.stringify({ usr: { carried: { ssn: SSN.value } } }), 'ssn in history'],
  ['history', '{"ssn":"524-71-9386"}', 'ssn in history'],
  ['console', '[the form] 524 71 9386 is not valid', 'ssn in console'],
  ['localStorage', JSON.stringify({ code: CODE.value }), 'code in localStorage'],
  ['localStorage', base64(JSON.stringify({ code: CODE.value })), 'code in localStorage'],
  ['cookie', `draft=${base64url(`{"a":"${SSN.value}"}`)}`, 'ssn in cookie'],
  ['cookie', `draft=${base64url(`{"ab":"524-71-9386"}`)}`, 'ssn in cookie'],
  ['indexedDB', `x${base64(`ab${PASSWORD.value}c`)}`, 'password in indexedDB'],
  ['log', `POST /public/login ${Buffer.from(PASSWORD.value).toString('hex')}`, 'password in log'],
  ['POST /public/signup body', JSON.stringify({ code: CODE.value }), 'code in POST /public/signup body'],
  ['PUT /api/answer headers', JSON.stringify({ 'x-ssn': SSN.value }), 'ssn in PUT /api/answer headers'],
];

test('each planted leak of a secret is found, whatever its encoding · TRAP-13', () => {
  for (const [where, text, leak] of PLANTED) expect(findLeaks([{ where, text }], ALL), text).toEqual([leak]);
});

test('a secret in an allowed place, digits inside a longer number and similar values are not reported as leaks · TRAP-13', () => {
  const traces = [
    { where: 'POST /public/login body', text: JSON.stringify({ password: PASSWORD.value }) },
    { where: 'PUT /api/answer body', text: '{"ssn":"524-71-9386"}' },
    { where: 'log', text: 'took 1304917 ms' },
    { where: 'url', text: 'http://x/assets/5247193860.js' },
    { where: 'url', text: 'http://x/100%/a%zz' },
  ];
  expect(findLeaks(traces, ALL)).toEqual([]);
  expect(ALL.map((canary) => findHomes(traces, canary))).toEqual([PASSWORD.homes, [], SSN.homes]);
});
