import { expect, it } from 'vitest';
import { createSdk } from '../calls/createSdk.ts';
import { pdfQuery } from './pdf.ts';

const { refetchInterval, ...options } = pdfQuery(createSdk());
const intervalAfter = refetchInterval as unknown as (query: { state: object }) => number;

it.each([
  ['UNPROCESSED', 'success', 1_000],
  ['IN_PROGRESS', 'success', 1_000],
  ['COMPLETED', 'success', 600_000],
  ['FAILED', 'success', 600_000],
  ['IN_PROGRESS', 'error', 600_000],
  [undefined, 'error', 600_000],
])(
  'a PDF that is %s is requested again, after a call with %s, in %d ms · DOC-10, TRAP-32',
  (pdf, status, ms) => {
    expect(intervalAfter({ state: { status, data: pdf && { status: pdf } } })).toBe(ms);
  },
);

it('the link to the PDF is renewed in the background and on each visit, and a failure does not replace the page · DOC-10', () => {
  expect(options).toMatchObject({
    queryKey: ['pdf'],
    throwOnError: false,
    refetchOnMount: 'always',
    refetchIntervalInBackground: true,
  });
});
