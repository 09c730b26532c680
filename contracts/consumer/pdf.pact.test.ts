import { call, state } from './test-support/Call.ts';
import { endedSession, internalError, replacedSession } from './test-support/failures.ts';
import { testInteractions, type Row } from './test-support/interact.ts';
import { success, textLike } from './test-support/replies.ts';

const getPdf = call('getPdf', 'for the PDF copy');

const URL = textLike(
  '^(https://[!-.0-\\[\\]-~][!-\\[\\]-~]*|/([!-.0-\\[\\]-~][!-\\[\\]-~]*)?)$',
  'https://files.example.edu/application.pdf?signature=EXAMPLE',
);

testInteractions([
  ...['UNPROCESSED', 'IN_PROGRESS', 'FAILED', 'NOT_ANSWERED', 'COMPLETED'].map((status): Row => {
    const reply = success({ status, url: status === 'COMPLETED' ? URL : '' });
    const copy = state('an application PDF with status {status}', { status });
    return [getPdf, `that is ${status}`, copy, reply, 'CARD-11, ENT-17'];
  }),
  ...endedSession([getPdf]),
  ...replacedSession([getPdf]),
  ...internalError([getPdf]),
]);
