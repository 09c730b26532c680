/** What is answered when a call is refused: the status, and the texts of `openapi.yaml`. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly code: string;
  readonly retryAfter: number | undefined;
  /** What the body says besides. */
  details: object = {};

  constructor(status: number, code: string, message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

const table = {
  unknown_status: [
    400,
    'invalid_request',
    'We could not save your progress. Please reload the page and try again.',
  ],
  unknown_page: [
    400,
    'invalid_request',
    'We could not save your place in the application. Your answers are not affected.',
  ],
  invalid_validations: [
    400,
    'invalid_request',
    'We could not check your answers. Please reload the page and try again.',
  ],
  invalid_answer: [
    400,
    'invalid_answer',
    'One of your answers could not be saved. Please check your answers and try again.',
  ],
  out_of_range: [400, 'invalid_request', 'You cannot add any more here. Please use the entries you have.'],
  unknown_tab: [
    400,
    'invalid_request',
    'We could not save your change. Please reload the page and try again.',
  ],
  upload_unknown: [
    400,
    'invalid_request',
    'We cannot take a file for this question. Please reload the page and try again.',
  ],
  upload_incomplete: [400, 'invalid_request', 'The upload was not complete. Please choose the file again.'],
  unknown_document: [
    400,
    'invalid_request',
    'We do not know this document. Please reload the page and try again.',
  ],
  unsupported_file: [
    400,
    'unsupported_file',
    'We cannot read this kind of file. Please choose a PDF, Word, JPG or PNG file.',
  ],
  weak_password: [400, 'weak_password', 'Please choose a password that meets all the requirements.'],
  invalid_new_username: [400, 'invalid_username', 'Your email address must be valid.'],
  invalid_username: [400, 'invalid_username', 'Please provide a valid email address.'],
  code_rejected: [
    400,
    'code_rejected',
    'This code is wrong or has expired. Check your email, or ask for a new code.',
  ],
  bad_credentials: [400, 'bad_credentials', 'Incorrect username or password.'],
  not_confirmed: [
    400,
    'user_not_confirmed',
    'User is not confirmed. Choose "Resend confirmation code?" to get a new code.',
  ],
  link_rejected: [
    400,
    'link_rejected',
    'This reset link has expired or was already used. Please request a new one.',
  ],
  passwords_differ: [400, 'passwords_differ', 'passwords must match'],
  token_missing: [
    400,
    'invalid_request',
    'This link is incomplete. Please copy the whole link and try again.',
  ],
  invalid_search: [400, 'invalid_request', 'We could not search for this. Please type your answer instead.'],
  session_invalid: [401, 'session_invalid', 'Your session has ended. Please log in again.'],
  session_replaced: [
    409,
    'session_replaced',
    'Another account was logged in to in this browser. Please reload the page.',
  ],
  answers_changed: [
    412,
    'answers_changed',
    'Your answers were changed on another device. Please reload the page.',
  ],
  document_missing: [
    400,
    'document_missing',
    'A required document is missing. Please upload it and submit again.',
  ],
  token_invalid: [401, 'token_invalid', 'This link has expired. Please open the application again.'],
  already_submitted: [
    403,
    'already_submitted',
    'Your application was already submitted, so it can no longer be changed. Please contact us if something is wrong.',
  ],
  cross_site: [
    403,
    'cross_site',
    'You can only do this in the application itself. Please open it and try again.',
  ],
  upload_expired: [403, 'upload_expired', 'The upload took too long to start. Please choose the file again.'],
  token_unknown: [404, 'token_unknown', 'This link has expired. Please ask for a new one.'],
  file_missing: [404, 'file_missing', 'Your file did not reach us. Please choose it again.'],
  record_missing: [404, 'record_missing', 'We could not find the details. Please type them yourself.'],
  no_such_call: [404, 'not_found', 'There is nothing at this address.'],
  status_out_of_order: [
    409,
    'status_out_of_order',
    'Your application has moved on since this page was opened. Please reload the page.',
  ],
  not_ready: [
    409,
    'not_ready',
    'Your application is not complete yet. Please check your answers and submit again.',
  ],
  conversion_running: [
    409,
    'conversion_running',
    'Please wait until your documents are converted, then submit again.',
  ],
  user_exists: [
    409,
    'user_exists',
    'An account with this email address already exists. Log in, or use "Forgot password?" on the log-in page.',
  ],
  too_large: [
    413,
    'too_large',
    'Your answers are too long to save. Please shorten your longest answers and try again.',
  ],
  file_too_large: [413, 'too_large', 'This file is too large. Please choose a file up to 10 MB.'],
  unexpected: [
    500,
    'unexpected',
    "We've encountered an unexpected error at this time. Please try again later.",
  ],
} as const;

export type RefusalName = keyof typeof table;

/** Makes the refusal of that name, to be thrown. */
export function refuse(name: RefusalName): Refusal {
  const [status, code, message] = table[name];
  return new Refusal(status, code, message);
}

/** Makes the `429`; its message says the seconds of `Retry-After` in words. */
export function refuseTooMany(seconds: number): Refusal {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const message = `Too many attempts. Please wait ${wait} and try again.`;
  return new Refusal(429, 'too_many_requests', message, seconds);
}
