import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSandbox } from '../../sandbox/createSandbox.ts';
import type { Sandbox } from '../../sandbox/createSandbox.ts';
import { CONTRACT_PATH } from '../../contracts/kit/loadContract.ts';
import { startGateway } from '../gateway/startGateway.ts';
import type { Gateway } from '../gateway/startGateway.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const MEGABYTE = 2 ** 20;
const COOKIE = 'admit_id_token=contract-session';

let sandbox: Sandbox;
let gateway: Gateway;
let fields: Record<string, string>;

beforeAll(async () => {
  sandbox = await createSandbox({ database: ':memory:', passwordCost: 2 ** 4 });
  const { url } = await sandbox.listen();
  gateway = await startGateway({ target: () => url, openapi: CONTRACT_PATH });
});
beforeEach(async () => {
  await post('/_sandbox/provider-states', { state: 'a student is logged in', action: 'setup' });
  const target = await post('/api/presigned-url', { answer_key: 'hs_transcript_doc' });
  ({ fields } = (await target.json()) as { fields: Record<string, string> });
});
/** CARD-16: keeps to openapi.yaml each time. */
afterEach(() => {
  expect(gateway.violations).toEqual([]);
});
afterAll(async () => {
  await gateway.close();
  await sandbox.close();
});

function post(path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie: COOKIE };
  return fetch(gateway.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Posts the form as the sdk does: the fields in their order, the file last, no cookie. */
async function upload(form: Record<string, string>, file?: Blob): Promise<number> {
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) body.append(name, value);
  if (file) body.append('file', file, 'transcript.pdf');
  return (await fetch(`${gateway.url}/mock-storage`, { method: 'POST', body })).status;
}

/** What waivers.ts leaves out of the pact, each status once, through the gateway. */
describe('an upload', () => {
  it('is stored · API-17', async () => {
    expect(await upload(fields, new Blob(['%PDF-1.7']))).toBe(200);
  });

  it('is refused without its file · API-17', async () => {
    expect(await upload(fields)).toBe(400);
  });

  it('is refused with a field that was changed · API-17', async () => {
    expect(await upload({ ...fields, signature: 'forged' }, new Blob(['%PDF-1.7']))).toBe(403);
  });

  it('is refused above 10 MB · DOC-14', async () => {
    expect(await upload(fields, new Blob([new Uint8Array(10 * MEGABYTE + 1)]))).toBe(413);
  });

  it('may fail inside · ERR-07', async () => {
    await post('/_sandbox/faults', { scenario: 'uploadFile:500:unexpected', times: 1 });

    expect(await upload(fields, new Blob(['%PDF-1.7']))).toBe(500);
  });
});
