import { describe, expect, it, vi } from 'vitest';
import { BASE_URL, createObservedSdk, replyJson } from '../test/createObservedSdk.ts';
import { createSdk } from './createSdk.ts';
import type { Sdk } from './createSdk.ts';

const MESSAGE = { message: 'Done.' };
const PASSWORD = 'Example-Pass-2026';
const username = 'ana@example.com';
const reset = { username, password: PASSWORD, confirm_password: PASSWORD, id: 'link-1' };
const noErrors = { validation_errors: {}, page_schema: { about: ['first_name' as const] } };

type Case = [id: string, call: (sdk: Sdk) => Promise<unknown>, sent: string, body?: unknown];

const CASES: Case[] = [
  [
    'API-03',
    (sdk) => sdk.saveWebStatus({ web_status: 'started' }),
    'POST /api/web-status',
    { web_status: 'started' },
  ],
  [
    'API-04',
    (sdk) => sdk.saveLastPage({ last_page: '/about' }),
    'PUT /api/last-page',
    { last_page: '/about' },
  ],
  ['API-05', (sdk) => sdk.saveAnswers({ first_name: 'Ana' }), 'PUT /api/answer', { first_name: 'Ana' }],
  ['API-08', (sdk) => sdk.getProfile(), 'GET /api/profile'],
  ['API-09', (sdk) => sdk.postValidations(noErrors), 'POST /api/validations', noErrors],
  ['API-11', (sdk) => sdk.submitApplication(), 'POST /api/submit'],
  [
    'API-12',
    (sdk) => sdk.saveAddAnother({ button_id: 'parent', num_components: 2 }),
    'PUT /api/add-another',
    { button_id: 'parent', num_components: 2 },
  ],
  ['API-13', (sdk) => sdk.getAddAnother(), 'GET /api/add-another'],
  [
    'API-14',
    (sdk) => sdk.saveTab({ tab_id: 'hs_tab', chosen_tab: 'intl' }),
    'PUT /api/tabs',
    { tab_id: 'hs_tab', chosen_tab: 'intl' },
  ],
  ['API-15', (sdk) => sdk.getTabs(), 'GET /api/tabs'],
  [
    'API-16',
    (sdk) => sdk.requestUpload({ answer_key: 'resume_doc' }),
    'POST /api/presigned-url',
    { answer_key: 'resume_doc' },
  ],
  ['API-18', (sdk) => sdk.getDocuments(), 'GET /api/document-answer'],
  [
    'API-19',
    (sdk) => sdk.startConversion({ answer_key: 'resume_doc', file_key: 'k/1', file_name: 'cv.pdf' }),
    'POST /api/pdf/document-answer/resume_doc',
    { file_key: 'k/1', file_name: 'cv.pdf' },
  ],
  [
    'API-20',
    (sdk) => sdk.getConversion({ answer_key: 'resume_doc' }),
    'GET /api/pdf/document-answer/resume_doc',
  ],
  [
    'API-21',
    (sdk) => sdk.deleteDocument({ answer_key: 'resume_doc' }),
    'DELETE /api/document-answer/resume_doc',
  ],
  [
    'API-22',
    (sdk) => sdk.deleteConversion({ answer_key: 'resume_doc' }),
    'DELETE /api/pdf/document-answer/resume_doc',
  ],
  ['API-23', (sdk) => sdk.getPdf(), 'GET /api/pdf'],
  ['API-24', (sdk) => sdk.logOut(), 'GET /api/logout'],
  [
    'API-25',
    (sdk) => sdk.signUp({ username, password: PASSWORD }),
    'POST /public/signup',
    { username, password: PASSWORD },
  ],
  [
    'API-26',
    (sdk) => sdk.confirmAccount({ username, code: '012345' }),
    'POST /public/confirm',
    { username, code: '012345' },
  ],
  ['API-27', (sdk) => sdk.resendConfirmation({ username }), 'POST /public/resend-confirm', { username }],
  [
    'API-28',
    (sdk) => sdk.logIn({ username, password: PASSWORD }),
    'POST /public/login',
    { username, password: PASSWORD },
  ],
  ['API-29', (sdk) => sdk.forgotPassword({ username }), 'POST /public/forgot-password', { username }],
  ['API-30', (sdk) => sdk.resetPassword(reset), 'POST /public/reset-password', reset],
  ['API-31', (sdk) => sdk.getPublicView({ token: 'a/b' }), 'GET /public/tmp?token=a%2Fb'],
  ['API-32', (sdk) => sdk.getServiceView({ service_token: 'tok' }), 'GET /service/tmp-pdf?service_token=tok'],
];

describe('createSdk', () => {
  it.each(CASES)(
    '%s API-01 sends and expects JSON with the session cookie',
    async (_id, call, sent, body) => {
      const { sdk, requests } = createObservedSdk(replyJson(MESSAGE));

      const reply = await call(sdk);

      expect(reply).toEqual(MESSAGE);
      expect(requests).toHaveLength(1);
      const [request] = requests as [Request];
      expect(`${request.method} ${request.url.replace(BASE_URL, '')}`).toBe(sent);
      expect(request.headers.get('Accept')).toBe('application/json');
      expect(request.credentials).toBe('include');
      expect(request.headers.get('Content-Type')).toBe(body === undefined ? null : 'application/json');
      const text = await request.text();
      expect(text === '' ? undefined : JSON.parse(text)).toEqual(body);
    },
  );

  it('API-24 TRAP-26 sends each log-out past every cache', async () => {
    const { sdk, requests } = createObservedSdk(replyJson(MESSAGE));

    await sdk.logOut();
    await sdk.logOut();

    expect(requests.map((request) => request.cache)).toEqual(['no-store', 'no-store']);
  });

  it('API-01 hands keepalive to fetch', async () => {
    const { sdk, requests } = createObservedSdk(replyJson(MESSAGE));

    await sdk.saveAnswers({ first_name: 'Ana' }, { keepalive: true });

    expect(requests[0]?.keepalive).toBe(true);
  });

  it('says keepalive beside the request too: Firefox reads it nowhere else when a tab is closed · API-01', async () => {
    const inits: (RequestInit | undefined)[] = [];
    const sdk = createSdk({
      baseUrl: BASE_URL,
      fetch: async (_request, init) => {
        inits.push(init);
        return replyJson(MESSAGE)();
      },
    });

    await sdk.saveAnswers({ first_name: 'Ana' }, { keepalive: true });

    expect(inits[0]?.keepalive).toBe(true);
  });

  it('TRAP-36 asks for extra headers before each call', async () => {
    let scenario = 'started';
    const { sdk, requests } = createObservedSdk(replyJson(MESSAGE), {
      headers: () => ({ Prefer: `example=${scenario}` }),
    });

    await sdk.getProfile();
    scenario = 'submitted';
    await sdk.getProfile();

    expect(requests.map((request) => request.headers.get('Prefer'))).toEqual([
      'example=started',
      'example=submitted',
    ]);
  });

  it('API-01 uses the global fetch of the moment of the call', async () => {
    const sdk = createSdk({ baseUrl: BASE_URL });
    const later = vi.fn(() => Promise.resolve(Response.json(MESSAGE)));
    vi.stubGlobal('fetch', later);

    await sdk.getTabs();

    expect(later).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});
