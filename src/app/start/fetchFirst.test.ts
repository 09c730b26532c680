// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { fetchFirst } from './fetchFirst.ts';

const reply = (status: number) => new Response(String(status), { status });
const read = (marker = 'm-1', method = 'GET') =>
  new Request('http://localhost/api/profile', { method, headers: { 'Admit-Session': marker } });

beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  vi.stubGlobal('fetch', async () => new Response('asked again'));
});

/** Reads the profile twice, after a page has asked for it ahead with marker m-1. */
async function readTwice(first: Promise<Response>, request = read()) {
  window.ahead = { marker: 'm-1', replies: new Map([['/api/profile', first]]) };
  return [await (await fetchFirst(request)).text(), await (await fetchFirst(request)).text()];
}

it('the first read of a form takes the reply that its page has asked for ahead; the next one asks the server · NFR', async () => {
  expect(await readTwice(Promise.resolve(reply(200)))).toEqual(['200', 'asked again']);
});

it.each<[string, () => Promise<Response>, Request?]>([
  ['of another session', async () => reply(200), read('m-2')],
  ['to another method', async () => reply(200), read('m-1', 'PUT')],
  ['with an error', async () => reply(401)],
  ['that never came', async () => Promise.reject(new TypeError('offline'))],
])('a reply %s is not taken', async (_, first, request) => {
  expect((await readTwice(first(), request))[0]).toBe('asked again');
});

it('a reply is not taken half a minute after the page was requested', async () => {
  vi.mocked(performance.now).mockReturnValue(30_000);
  expect((await readTwice(Promise.resolve(reply(200))))[0]).toBe('asked again');
});
