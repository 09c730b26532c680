import { createSdk } from '@admission/sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBackend, type Backend } from './createBackend.ts';

describe('faults of the backend for tests', () => {
  let backend: Backend;
  let sdk: ReturnType<typeof createSdk>;
  beforeEach(async () => {
    backend = await createBackend({ now: new Date('2026-11-16T09:00:00Z') });
    sdk = createSdk(backend);
    await backend.logIn('half-way');
  });
  afterEach(() => backend.close());

  const ANA = { first_name: 'Anita' };
  const problemOf = (call: Promise<unknown>) =>
    call.then(
      () => undefined,
      (error: unknown) => error,
    );
  const isDone = async (call: Promise<unknown>) => {
    let done = false;
    void call.finally(() => (done = true)).catch(() => undefined);
    await backend.listMails();
    return done;
  };

  it('an example comes with its own headers · CARD-07', async () => {
    await backend.fail('requestUpload:429:too_many_requests');
    await backend.fail('getProfile:200:submitted');

    expect(await problemOf(sdk.requestUpload({ answer_key: 'resume_doc' }))).toMatchObject({
      status: 429,
      retryAfterSeconds: 60,
    });
    expect((await sdk.getProfile()).version).toMatch(/^"/);
  });

  it('affects every caller, or only the given browser · CARD-07', async () => {
    const phone = backend.openBrowser();
    await phone.logIn('blank');
    await backend.fail('getTabs:500:unexpected', { only: phone });
    await backend.fail('getAddAnother:500:unexpected');

    expect(await problemOf(sdk.getTabs())).toBeUndefined();
    expect(await problemOf(createSdk(phone).getTabs())).toMatchObject({ status: 500 });
    expect(await problemOf(createSdk(phone).getAddAnother())).toMatchObject({ status: 500 });
  });

  it('lasts until it is removed, if its times are infinite · CARD-07', async () => {
    const fault = await backend.fail('getTabs:500:unexpected', { times: Infinity });
    for (const status of [500, 500, 500]) expect(await problemOf(sdk.getTabs())).toMatchObject({ status });
    await fault.remove();

    expect(await problemOf(sdk.getTabs())).toBeUndefined();
  });

  it('a fault that no call has met is named at close, once · CARD-07', async () => {
    const other = await createBackend();
    await other.fail('getTabs:500:unexpected');
    await (await other.fail('getPdf:500:unexpected')).remove();

    await expect(other.close()).rejects.toThrow('No call has met the fault getTabs:500:unexpected.');
    await expect(createBackend().then((unused) => unused.close())).resolves.toBeUndefined();
  });

  it('offline, the call does not arrive · CARD-07', async () => {
    await backend.fail('*:offline', { times: 2 });

    expect(await problemOf(sdk.saveAnswers(ANA))).toMatchObject({ isNetworkError: true });
    expect(await problemOf(sdk.getProfile())).toMatchObject({ isNetworkError: true });
    expect((await sdk.getProfile()).answer.first_name).toBe('Ana');
  });

  it('a lost reply belongs to a call that was applied, as its numbers show · CARD-07', async () => {
    await backend.fail('saveAnswers:reply-lost');
    const { version } = await sdk.getProfile();
    const saved = sdk.saveAnswers(ANA, { ifMatch: version!, saves: { k3x9w2pq: 1 } });

    expect(await problemOf(saved)).toMatchObject({ isNetworkError: true });
    expect(await sdk.getProfile()).toMatchObject({ answer: ANA, saves: { k3x9w2pq: 1 } });
  });

  it('a late reply arrives once the clock has been advanced · CARD-07', async () => {
    await backend.fail('saveAnswers:late', { delayMs: 4000 });
    const saved = problemOf(sdk.saveAnswers(ANA));
    await backend.pass(3999);
    expect(await isDone(saved)).toBe(false);
    expect((await sdk.getProfile()).answer).toMatchObject(ANA);
    await backend.pass(1);

    expect(await saved).toBeUndefined();
  });

  it('without a reply, the call fails after five minutes, or when it is aborted · CARD-07', async () => {
    await backend.fail('getTabs:no-reply', { times: Infinity });
    const waiting = problemOf(sdk.getTabs());
    const aborted = problemOf(sdk.getTabs({ signal: AbortSignal.abort(new Error('no longer needed')) }));
    expect(await isDone(waiting)).toBe(false);
    await backend.pass(300_000);

    expect(await waiting).toMatchObject({ isNetworkError: true });
    expect(await aborted).toMatchObject({ message: 'no longer needed' });
    const controller = new AbortController();
    const stopped = problemOf(sdk.getTabs({ signal: controller.signal }));
    await backend.listMails();
    controller.abort(new Error('stopped'));
    expect(await stopped).toMatchObject({ message: 'stopped' });
  });

  it('a proxy’s page is no reply of the contract · CARD-07', async () => {
    await backend.fail('getTabs:html-502');

    expect(await problemOf(sdk.getTabs())).toMatchObject({ status: 502, code: undefined });
  });

  it('a conversion can fail · CARD-07', async () => {
    await backend.fail('conversion:failed');
    const answer_key = 'resume_doc';
    const upload = async () => {
      const target = await sdk.requestUpload({ answer_key });
      await sdk.uploadFile(target, new File(['…'], 'resume.docx'));
      await sdk.startConversion({ answer_key, file_key: target.fields.key, file_name: 'resume.docx' });
      await backend.pass(3000);
      return (await sdk.getConversion({ answer_key })).status;
    };

    expect(await upload()).toBe('FAILED');
    expect(await upload()).toBe('COMPLETED');
  });

  it.each<[string, Parameters<Backend['fail']>, string]>([
    [
      'no times',
      ['getTabs:500:unexpected', 0],
      'times must be a whole number from 1, or Infinity, and is 0.',
    ],
    ['half a time', ['getTabs:500:unexpected', { times: 1.5 }], 'times must be'],
    ['a negative delay', ['getTabs:late', { delayMs: -1 }], 'delayMs must be'],
    ['an unknown example', ['getTabs:500:unexpectd' as 'getTabs:late'], 'Its examples: getTabs:200:'],
    ['a conversion’s browser', ['conversion:failed', { delayMs: 3 }], 'takes neither only nor delayMs'],
  ])('says what is wrong with %s · CARD-07', async (_, args, message) => {
    await expect(backend.fail(...args)).rejects.toThrow(message);
  });
});
