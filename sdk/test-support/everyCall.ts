import type { Sdk } from '../src/createSdk.ts';

/** One call of the sdk: its id, a function that makes it, the method and path sent, and the body, if any. */
export type ObservedCall = [id: string, call: (sdk: Sdk) => Promise<unknown>, sent: string, body?: unknown];

const PASSWORD = 'Example-Pass-2026';
const username = 'ana@example.com';
const reset = { username, password: PASSWORD, confirm_password: PASSWORD, id: 'link-1' };
const noErrors = { validation_errors: {}, page_schema: { about: ['first_name' as const] } };

/** Every call with a JSON reply; looking up an address and looking up a college count as two calls. */
export const EVERY_CALL: ObservedCall[] = [
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
  [
    'API-33 CONST-13',
    (sdk) => sdk.searchLookup({ text: 'juni & co', category: 'college_ceeb' }),
    'GET /lookup/find?max_results=5&text=juni%20%26%20co&category=college_ceeb',
  ],
  [
    'API-34',
    (sdk) => sdk.getLookupRecord({ id: 'a-1', category: 'address' }),
    'GET /lookup/find?id=a-1&category=address',
  ],
  [
    'API-34',
    (sdk) => sdk.getLookupRecord({ id: 'c-1', category: 'college_ceeb' }),
    'GET /lookup/find?id=c-1&category=college_ceeb',
  ],
];
