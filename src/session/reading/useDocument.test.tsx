// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act as inReact, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { DocumentAnswers } from '@admission/sdk';
import { SessionContext } from './SessionContext.ts';
import { documentCalls, DOCUMENT_FORM, DONE, KEY, PDF } from '../test-support/documentCalls.ts';
import { answering, EXAMPLES, held, UNEXPECTED } from '../test-support/server.ts';
import { sessionOf } from '../test-support/sessionOf.ts';
import { settled } from '../test-support/turns.ts';
import { resumeConversions } from '../documents/uploads.ts';
import { UPLOAD_WORDS } from '../documents/uploadWords.ts';
import { useDocument } from './useDocument.ts';

/** Shows one document's question to a student, while another question has its own file. */
function show(calls: Parameters<typeof documentCalls>[0] = {}, documents: DocumentAnswers = {}) {
  const replies = documentCalls(calls);
  const other = { resume_doc: { ...DONE, file_name: 'cv.pdf' } };
  const { session } = sessionOf({
    form: DOCUMENT_FORM,
    calls: replies,
    documents: { ...documents, ...other },
  });
  resumeConversions(session);
  const { result } = renderHook(() => useDocument(session, KEY), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={session.queryClient}>
        <SessionContext value={session}>{children}</SessionContext>
      </QueryClientProvider>
    ),
  });
  /** Acts on the document, and waits until its question shows the expected state. */
  const act = async (run: (document: typeof result.current) => unknown, expected: object) => {
    await inReact(async () => {
      run(result.current);
      await settled();
    });
    await waitFor(() => expect(result.current.state).toEqual(expected));
  };
  return { calls: replies, session, act };
}

const TEXT = new File(['hello'], 'notes.txt');
const LISTED = { [KEY]: DONE };
const CONVERTING = { stage: 'converting', fileName: DONE.file_name, canRetry: false };
const CONVERTED = { ...CONVERTING, stage: 'done' };
const EMPTY = { stage: 'empty', fileName: '', canRetry: false };
const REJECTED = { stage: 'rejected', fileName: 'notes.txt', canRetry: false, message: UPLOAD_WORDS.text };
const FAILED = { stage: 'failed', fileName: DONE.file_name, canRetry: true, message: UNEXPECTED };

it.each<
  [string, Parameters<typeof show>, (document: ReturnType<typeof useDocument>) => unknown, expected: object]
>([
  ['there is none', [], () => undefined, EMPTY],
  ['it is listed as converted', [{}, LISTED], () => undefined, CONVERTED],
  [
    'its file is on its way',
    [{ requestUpload: held('requestUpload').call }],
    ({ choose }) => choose(PDF),
    CONVERTING,
  ],
  ['its file is rejected', [], ({ choose }) => choose(TEXT), REJECTED],
  ['a file is rejected while it has another', [{}, LISTED], ({ choose }) => choose(TEXT), REJECTED],
  [
    'the server may accept its file later',
    [{ requestUpload: '500:unexpected' }],
    ({ choose }) => choose(PDF),
    FAILED,
  ],
  [
    'its file cannot be converted',
    [{ getConversion: '200:failed' }],
    ({ choose }) => choose(PDF),
    { ...FAILED, canRetry: false, message: EXAMPLES.getConversion.replies['200:failed'].body.message },
  ],
  [
    'its conversion, begun by an earlier page, cannot be followed now',
    [{ getConversion: '500:unexpected' }, { [KEY]: { ...DONE, status: 'IN_PROGRESS' } }],
    () => undefined,
    { ...FAILED, canRetry: false },
  ],
  ['the session has ended', [{ requestUpload: '401:session_invalid' }], ({ choose }) => choose(PDF), EMPTY],
  [
    'it is being removed',
    [{ deleteDocument: held('deleteDocument').call }, LISTED],
    ({ remove }) => remove(),
    { ...CONVERTING, stage: 'removing' },
  ],
  ['it has been removed', [{}, LISTED], ({ remove }) => remove(), EMPTY],
])(
  'the question shows its document’s state when %s · DOC-06, DOC-07, DOC-08',
  async (_, shown, run, state) => {
    await show(...shown).act(run, state);
  },
);

it('an upload that is cancelled leaves no trace · DOC-07', async () => {
  const { act } = show({ requestUpload: held('requestUpload').call });
  await act(({ choose }) => choose(PDF), CONVERTING);

  await act(({ cancel }) => cancel(), EMPTY);
});

it('the same file can be sent again after a failure, and the failure is then forgotten · DOC-07', async () => {
  const requestUpload = answering('requestUpload', '500:unexpected', '200:target');
  const { act, calls, session } = show({ requestUpload });
  await act(({ choose }) => choose(PDF), FAILED);

  await act(({ retry }) => retry(), CONVERTED);

  expect(calls.uploadFile).toHaveBeenCalledOnce();
  expect(session.queryClient.getMutationCache().findAll({ mutationKey: ['upload', KEY] })).toHaveLength(1);
});

it('a rejected file is reported only at its question, and removing it removes only the message, not the earlier document · DOC-06, DOC-12', async () => {
  const { act, calls, session } = show({}, LISTED);
  await act(({ choose }) => choose(TEXT), REJECTED);

  await act(({ remove }) => remove(), CONVERTED);

  expect(session.announceFailure).not.toHaveBeenCalled();
  expect(calls.deleteDocument).not.toHaveBeenCalled();
});
