import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openOwnContract } from '../contracts/kit/openOwnContract.ts';
import { startGateway, type Gateway } from '../scripts/gateway/startGateway.ts';
import { startBackend } from './startBackend.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const MEGABYTE = 2 ** 20;
const COOKIE = 'admit_id_token=contract-session';

let gateway: Gateway;
let fields: Record<string, string>;
const started = new AsyncDisposableStack();

beforeAll(async () => {
  const { url } = started.use(await startBackend());
  const { kit } = await openOwnContract();
  gateway = await startGateway({ target: () => url, kit });
  started.defer(gateway.close);
});
beforeEach(async () => {
  await post('/_sandbox/provider-states', { state: 'a student is logged in', action: 'setup' });
  const target = await post('/api/presigned-url', { answer_key: 'hs_transcript_doc' });
  ({ fields } = (await target.json()) as { fields: Record<string, string> });
});
/** CARD-16: every exchange must conform to openapi.yaml. */
afterEach(() => {
  expect(gateway.violations).toEqual([]);
});
afterAll(() => started.disposeAsync());

function post(path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie: COOKIE };
  return fetch(gateway.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Posts the form as the sdk does: the fields in order, the file last, no cookie. */
async function upload(form: Record<string, string>, file?: Blob): Promise<number> {
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) body.append(name, value);
  if (file) body.append('file', file, 'transcript.pdf');
  return (await fetch(`${gateway.url}/mock-storage`, { method: 'POST', body })).status;
}

const PDF = new Blob(['%PDF-1.7']);
const ofSize = (bytes: number) => new Blob([new Uint8Array(bytes)]);

// The upload statuses that waivers.ts excludes from the pact.
it.each([
  ['an upload', 200, {}, PDF],
  ['an upload without a file', 400, {}, undefined],
  ['an upload with a changed field', 403, { signature: 'forged' }, PDF],
  ['an upload of one byte more than 10 MB', 413, {}, ofSize(10 * MEGABYTE + 1)],
  ['an upload of 11 MB', 413, {}, ofSize(11 * MEGABYTE)],
])('%s to the storage service gets %i · API-17, DOC-14', async (_upload, status, change, file) => {
  expect(await upload({ ...fields, ...change }, file)).toBe(status);
});

it('the storage service may fail with an internal error · ERR-07', async () => {
  await post('/_sandbox/faults', { scenario: 'uploadFile:500:unexpected', times: 1 });

  expect(await upload(fields, PDF)).toBe(500);
});
