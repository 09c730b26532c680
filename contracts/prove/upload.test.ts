import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openOwnContract } from '../kit/openOwnContract.ts';
import { startGateway } from '../../scripts/gateway/startGateway.ts';
import type { Gateway } from '../../scripts/gateway/startGateway.ts';
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

/** Covers, through the gateway, the upload statuses that waivers.ts excludes from the pact. */
describe('the storage service', () => {
  it('accepts an upload · API-17', async () => {
    expect(await upload(fields, new Blob(['%PDF-1.7']))).toBe(200);
  });

  it('rejects an upload without a file · API-17', async () => {
    expect(await upload(fields)).toBe(400);
  });

  it('rejects an upload with a changed field · API-17', async () => {
    expect(await upload({ ...fields, signature: 'forged' }, new Blob(['%PDF-1.7']))).toBe(403);
  });

  it.each([10 * MEGABYTE + 1, 11 * MEGABYTE])('rejects an upload of %i bytes · DOC-14', async (size) => {
    expect(await upload(fields, new Blob([new Uint8Array(size)]))).toBe(413);
  });

  it('may fail with an internal error · ERR-07', async () => {
    await post('/_sandbox/faults', { scenario: 'uploadFile:500:unexpected', times: 1 });

    expect(await upload(fields, new Blob(['%PDF-1.7']))).toBe(500);
  });
});
