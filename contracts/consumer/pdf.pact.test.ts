import { describe, it } from 'vitest';
import { call, state } from './test-support/Call.ts';
import { describeEndedSession, describeFailure, describeReplacedSession } from './test-support/failures.ts';
import { interact } from './test-support/interact.ts';
import { success, textLike } from './test-support/replies.ts';

const getPdf = call('getPdf', 'for the PDF copy');
const copy = (status: string) => state('an application PDF with status {status}', { status });

describe('the PDF copy', () => {
  it.each(['UNPROCESSED', 'IN_PROGRESS', 'FAILED', 'NOT_ANSWERED'])(
    'the PDF copy has no URL while its status is %s · CARD-11, ENT-17',
    (status) =>
      interact(getPdf, { given: copy(status), when: `that is ${status}` }, success({ status, url: '' })),
  );

  it('the PDF copy has a URL once its status is COMPLETED · CARD-11, ENT-17', () =>
    interact(
      getPdf,
      { given: copy('COMPLETED'), when: 'that is COMPLETED' },
      success({
        status: 'COMPLETED',
        url: textLike(
          '^(https://[!-.0-\\[\\]-~][!-\\[\\]-~]*|/([!-.0-\\[\\]-~][!-\\[\\]-~]*)?)$',
          'https://files.example.edu/application.pdf?signature=EXAMPLE',
        ),
      }),
    ));
});

describeEndedSession([getPdf]);
describeReplacedSession([getPdf]);
describeFailure([getPdf]);
