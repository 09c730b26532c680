/** What must be true of the provider before an interaction is replayed. */
export interface ProviderState {
  /** Sentences a backend developer can set up without reading our code. */
  truth: string;
  /** What each parameter says; all but those of the name are optional. */
  params?: Record<string, string>;
}

const SEED = {
  answers: 'saved answers by key; none unless given',
  last_page: "the page last visited; `''` unless given",
  logins: 'how many logins were successful so far; 1 unless given',
  documents:
    'uploaded documents by question, each with `status` and, if it matters, `file_name`; none unless given',
  add_another: 'how many items were added, per button; nothing was unless given',
  tabs: 'the chosen tab per group; none unless given',
};
const CALL = { method: 'method of the call', path: 'path of the call, filled in and without its query' };
const SESSION = 'The student **is logged in**.';

/** Every provider state of the pact. A state that is not here does not compile in a contract test. */
export const PROVIDER_STATES = {
  'no account exists for the address': { truth: 'There is no account `maya@example.com`.' },
  'an unconfirmed account exists': {
    truth:
      'The account exists with the password `Example-Pass-2026` and is not confirmed. The last code sent to it is ' +
      '`012345` and is still good.',
  },
  'a confirmed account exists': {
    truth:
      'The account exists with the password `Example-Pass-2026` and is confirmed. No attempt was counted yet.',
  },
  'a reset link was sent': {
    truth:
      'The account is confirmed, and a reset link with the id `contract-reset-id` was sent to it and is still good.',
  },
  'the rate limit is reached': {
    truth:
      'The account exists and is confirmed. The call named by the parameters was made so often that the next one is ' +
      'refused. Where the call needs a session, the student is logged in.',
    params: CALL,
  },
  'a student is logged in': {
    truth: `${SESSION} The web status is started; nothing else is saved.`,
    params: SEED,
  },
  'the session is invalid': {
    truth: 'There is no session `contract-session`: it has expired, was ended or never began.',
  },
  'a student with status {status}': {
    truth:
      `${SESSION} The web status is the one named, with one entry in the history for each step up to it. ` +
      'With `submitted`, the application was submitted.',
    params: { status: '`none`, `started`, `validating` or `submitted`', ...SEED },
  },
  'the application is ready to submit': {
    truth:
      `${SESSION} The web status is validating and nothing keeps the application from being submitted: ` +
      '`hs_transcript_doc` is uploaded and converted, and whatever answers your own checks require are given.',
  },
  'a required document is missing': {
    truth: `${SESSION} As in \`the application is ready to submit\`, but no \`hs_transcript_doc\` was ever uploaded.`,
  },
  'the submission was accepted': {
    truth:
      `${SESSION} \`POST /api/submit\` has succeeded, but the web status is still validating: recording ` +
      '`submitted` failed or was not tried yet. The student may press Submit again, which sends the same answers ' +
      'once more: they are taken, others are refused.',
    params: { answers: SEED.answers },
  },
  'the server finds page errors': {
    truth: `${SESSION} The web status is validating and the server's own checks find these errors.`,
    params: { errors: 'messages per page and question' },
  },
  'the body is larger than the server takes': {
    truth:
      `${SESSION} The call named by the parameters is refused for its size, whatever its size is. Lower the limit to a few ` +
      'bytes, or answer as the gateway in front of the server would.',
    params: CALL,
  },
  'an uploaded file is waiting': {
    truth:
      `${SESSION} A file has arrived in storage for \`hs_transcript_doc\` under the key \`contract-file-key\`; no ` +
      'conversion was started.',
  },
  'a document conversion with status {status}': {
    truth:
      `${SESSION} The web status is started. \`hs_transcript_doc\` was uploaded and its conversion has the status ` +
      'named, and **stays** in it. With `NOT_ANSWERED` nothing was uploaded.',
    params: { status: 'one of the five processing statuses', last_page: SEED.last_page, logins: SEED.logins },
  },
  'an application PDF with status {status}': {
    truth:
      `${SESSION} The making of the PDF copy has the status named, and **stays** in it. With \`NOT_ANSWERED\` the ` +
      'application is not submitted; with any other status it is.',
    params: { status: 'one of the five processing statuses' },
  },
  'the lookup finds entries': {
    truth: 'At least one entry of the category fits the text.',
    params: { category: 'where to search', text: 'what is searched' },
  },
  'the lookup finds nothing': {
    truth: 'No entry fits the text, or there is no such category (the call is then a `400`).',
    params: { category: 'where to search', text: 'what is searched' },
  },
  'the lookup record exists': {
    truth: 'The category has a record with this id.',
    params: { category: 'where to look', id: 'the record' },
  },
  'the lookup record is missing': {
    truth: 'The category has no record with this id.',
    params: { category: 'where to look', id: 'the record' },
  },
  'the lookup is failing': { truth: 'The next search fails inside with a 500.' },
  'the next call fails': {
    truth:
      `${SESSION} The call named by the parameters fails inside with a 500. A switch in the test ` +
      'build, or a proxy in front of the server, can do it.',
    params: CALL,
  },
  'a public token is valid': {
    truth:
      'The token `contract-token` opens the public view of an application that holds what the parameters say.',
    params: SEED,
  },
  'a public token is invalid': { truth: 'No token `expired-token` is good.' },
  'a service token is valid': {
    truth:
      'The token `contract-token` opens the service view of an application that holds what the parameters say.',
    params: SEED,
  },
  'a service token is invalid': { truth: 'No token `expired-token` is good.' },
} satisfies Record<string, ProviderState>;

export type ProviderStateName = keyof typeof PROVIDER_STATES;
