import { createSdk } from '@admission/sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBackend, type Backend } from './createBackend.ts';

describe('people and browsers of the backend for tests', () => {
  let backend: Backend;
  beforeEach(async () => {
    backend = await createBackend({ now: new Date('2026-11-16T09:00:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
    return backend.close();
  });

  it('two browsers have sessions of their own · CARD-07', async () => {
    const phone = backend.openBrowser();
    await backend.logIn('half-way');
    await phone.logIn('half-way');

    expect((await createSdk(backend).getProfile()).username).toBe('half-way@example.com');
    expect((await createSdk(phone).getProfile()).username).toBe('half-way-2@example.com');
    await createSdk(phone).logOut();
    expect(phone.sessionMarker()).toBeNull();
    expect(backend.sessionMarker()).not.toBeNull();
  });

  it('a student has what was given, and logs in with the returned password on two devices · CARD-07', async () => {
    const student = await backend.createStudent('half-way', {
      answers: { last_name: 'Okafor' },
      tabs: { hs_tab: 'intl' },
      documents: { resume_doc: { status: 'FAILED' } },
    });
    const phone = backend.openBrowser();
    await backend.logIn(student);
    await phone.logIn(student);
    const sdk = createSdk(phone);

    expect(await sdk.getProfile()).toMatchObject({
      answer: { first_name: 'Ana', last_name: 'Okafor' },
      document_answer: { resume_doc: { status: 'FAILED' } },
    });
    expect((await sdk.getTabs()).tabs).toEqual({ hs_tab: 'intl' });
    expect((await createSdk(backend).getProfile()).successful_login).toHaveLength(3);
  });

  it('a tab whose marker is older than the browser’s session gets a 409 · CARD-07', async () => {
    await backend.logIn('blank');
    const marker = backend.sessionMarker();
    const tab = createSdk({ ...backend, sessionMarker: () => marker });
    await tab.getTabs();
    await backend.logIn('half-way');

    await expect(tab.getTabs()).rejects.toMatchObject({ status: 409, code: 'session_replaced' });
    expect(await createSdk(backend).getTabs()).toMatchObject({ tabs: {} });
  });

  it('both views open with their tokens · CARD-07', async () => {
    const { username } = await backend.createStudent('submitted');
    const sdk = createSdk(backend);
    const [token, service_token] = [
      await backend.createToken('public', username),
      await backend.createToken('service', username),
    ];

    expect((await sdk.getPublicView({ token })).answer.first_name).toBe('Ana');
    expect((await sdk.getServiceView({ service_token })).username).toBe(username);
    await expect(backend.createToken('public', 'nobody@example.com')).rejects.toThrow('no such account');
  });

  it('a session ends after 30 idle minutes of the backend’s clock, whose time each reply has · CARD-07', async () => {
    await backend.logIn('blank');
    const dates: (string | null)[] = [];
    const sdk = createSdk({ ...backend, onReply: (reply) => dates.push(reply.headers.get('date')) });
    await sdk.getTabs();
    await backend.pass(30 * 60_000 + 1000);

    await expect(sdk.getTabs()).rejects.toMatchObject({ status: 401 });
    expect(dates).toEqual(['Mon, 16 Nov 2026 09:00:00 GMT', 'Mon, 16 Nov 2026 09:30:01 GMT']);
  });

  it('two saves of one version are a conflict between devices · CARD-07', async () => {
    const student = await backend.createStudent('half-way');
    const phone = backend.openBrowser();
    await backend.logIn(student);
    await phone.logIn(student);
    const ifMatch = (await createSdk(backend).getProfile()).version ?? undefined;
    await createSdk(phone).saveAnswers({ first_name: 'Anita' }, { ifMatch });

    const late = createSdk(backend).saveAnswers({ first_name: 'Anna' }, { ifMatch });
    await expect(late).rejects.toMatchObject({ status: 412 });
  });

  it('works with faked timers · CARD-07', async () => {
    vi.useFakeTimers();
    await backend.logIn('ready-to-submit');
    const sdk = createSdk(backend);
    await sdk.submitApplication();
    await sdk.forgotPassword({ username: 'ready-to-submit@example.com' });

    expect(await backend.listMails('ready-to-submit@example.com')).toHaveLength(1);
    expect(await backend.listMails('other@example.com')).toEqual([]);
  });

  it('names an invalid clock, an invalid advance, and wrong details of a student · CARD-07', async () => {
    await expect(createBackend({ now: new Date('tomorrow') })).rejects.toThrow('now is not a valid date');
    for (const milliseconds of [NaN, -1, Infinity])
      await expect(backend.pass(milliseconds)).rejects.toThrow('pass takes a number of milliseconds');
    const answers = { shoe_size: '9' } as object;
    await expect(backend.createStudent('blank', { answers })).rejects.toThrow('The seed is not valid');
    await expect(backend.logIn({ username: 'no@example.com', password: 'Wrong-Pass-2026' })).rejects.toThrow(
      'no@example.com cannot log in: ',
    );
  });

  it('closes once, after the calls that have begun, and then takes no more · CARD-07', async () => {
    const other = await createBackend();
    await other.logIn('blank');
    const sdk = createSdk(other);
    await other.fail('getProfile:no-reply');
    const calls = [sdk.getProfile(), ...Array.from({ length: 20 }, () => sdk.getTabs())];
    await other.listMails();
    const closing = [other.close(), other.close(), other[Symbol.asyncDispose]()];
    const [waiting, ...begun] = await Promise.allSettled(calls);
    await Promise.all(closing);

    expect(waiting).toMatchObject({ reason: { isNetworkError: true } });
    expect(begun.every(({ status }) => status === 'fulfilled')).toBe(true);
    await expect(sdk.getTabs()).rejects.toMatchObject({ isNetworkError: true });
    await expect(other.pass(1)).rejects.toThrow('The backend is closed.');
  });
});
