import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSandbox } from '../test-support/createTestSandbox.ts';
import type { TestSandbox } from '../test-support/createTestSandbox.ts';
import { CONTRACT_SESSION, PROVIDER_STATES } from './providerStates.ts';

const MAYA = 'maya@example.com';

describe('provider states', () => {
  let sandbox: TestSandbox;
  beforeEach(async () => {
    sandbox = await createTestSandbox();
  });
  afterEach(() => sandbox.close());

  const setUp = (state: string, params?: object, action = 'setup') =>
    sandbox.call('/_sandbox/provider-states', { body: { state, params, action } });
  const get = (path: string) => sandbox.call(path, { cookie: CONTRACT_SESSION.token });

  it('every state can be set up, twice, and torn down · CARD-14', async () => {
    for (const state of Object.keys(PROVIDER_STATES)) {
      const params = state.startsWith('an application PDF') ? { status: 'FAILED' } : {};
      expect((await setUp(state, params)).status, state).toBe(200);
      expect((await setUp(state, params)).status, state).toBe(200);
      expect((await setUp(state, {}, 'teardown')).status, state).toBe(200);
    }
    expect((await get('/api/profile')).status).toBe(401);
  });

  it.each(['the moon is full', 'constructor'])(
    'the unknown state %s is refused by name · CARD-14',
    async (name) => {
      expect(await setUp(name)).toMatchObject({
        status: 404,
        body: { message: expect.stringContaining(name) as string },
      });
    },
  );

  it('each state resets what the one before left · CARD-10', async () => {
    await setUp('a student is logged in', { status: 'validating', last_page: '/education', logins: 2 });
    const profile = await get('/api/profile');
    expect(profile.body).toMatchObject({ username: MAYA, last_page: '/education' });
    expect(profile.body['successful_login']).toHaveLength(2);
    expect(profile.body['web_status']).toHaveLength(2);

    await setUp('the session is invalid');
    expect((await get('/api/profile')).status).toBe(401);
  });

  it("leaves other people's accounts alone", async () => {
    const cookie = await sandbox.seed();

    await setUp('no account exists for the address');

    expect((await sandbox.call('/api/profile', { cookie })).status).toBe(200);
  });

  it.each(['UNPROCESSED', 'IN_PROGRESS', 'COMPLETED', 'FAILED', 'NOT_ANSWERED'])(
    'a conversion and a PDF hold the state %s · CARD-11',
    async (status) => {
      await setUp('a document conversion with status {status}', { status });
      await sandbox.work();
      expect((await get('/api/pdf/document-answer/hs_transcript_doc')).body['status']).toBe(status);

      await setUp('an application PDF with status {status}', { status });
      await sandbox.work();
      expect((await get('/api/pdf')).body['status']).toBe(status);
    },
  );

  it('the lookup fails until the next state · CARD-12', async () => {
    const find = () => sandbox.call('/lookup/find?text=alto&category=hs_ceeb');
    await setUp('the lookup is failing');
    expect((await find()).status).toBe(500);

    await setUp('the lookup finds entries');
    expect((await find()).status).toBe(200);
  });

  it('a reached limit answers 429 · API-36', async () => {
    await setUp('the rate limit is reached', { method: 'POST', path: '/public/login' });

    const reply = await sandbox.call('/public/login', { body: { username: MAYA, password: 'any' } });

    expect(reply.status).toBe(429);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('the code and the link of a state are the agreed ones · API-26, API-30', async () => {
    await setUp('an unconfirmed account exists');
    const confirm = { username: MAYA, code: '012345' };
    expect((await sandbox.call('/public/confirm', { body: confirm })).status).toBe(200);

    await setUp('a reset link was sent');
    const password = 'Fresh-Pass-2027';
    const reset = { username: MAYA, password, confirm_password: password, id: 'contract-reset-id' };
    expect((await sandbox.call('/public/reset-password', { body: reset })).status).toBe(200);
  });
});
