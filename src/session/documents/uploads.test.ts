import { GENERIC_ERROR_MESSAGE } from '@admission/sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { canSucceedLater } from './DocumentError.ts';
import { documentCalls, DONE, KEY, PDF } from '../test-support/documentCalls.ts';
import { savedAs } from '../test-support/savingStudent.ts';
import { answering, EXAMPLES, held, unanswered, UNEXPECTED, variant } from '../test-support/server.ts';
import { studentWithDocuments } from '../test-support/studentWithDocuments.ts';
import { pass, settled } from '../test-support/turns.ts';

const failed = (message: string) => variant('getConversion', '200:failed', { message });

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('uploading a document', () => {
  it('saves the answers and requests an upload target in parallel, then uploads and converts the file · DOC-01, DOC-02, DOC-03', async () => {
    const { call, waiting } = held('saveAnswers');
    const calls = documentCalls({ saveAnswers: call });
    const { choose } = studentWithDocuments(calls);

    choose(KEY, PDF);
    await settled();
    expect(call).toHaveBeenCalledOnce();
    expect(calls.requestUpload).toHaveBeenCalledWith({ answer_key: KEY });
    expect(calls.uploadFile).not.toHaveBeenCalled();
    waiting[0]?.resolve(savedAs(null));
    await settled();

    const { fields } = EXAMPLES.requestUpload.replies['200:target'].body;
    const [sent] = calls.uploadFile.mock.calls[0] ?? [];
    expect(sent).toMatchObject({ ...fields, file: { name: PDF.name, size: PDF.size } });
    expect(calls.startConversion).toHaveBeenCalledWith({
      answer_key: KEY,
      file_key: fields.key,
      file_name: 'transcript.pdf',
    });
  });

  it('polls every 2000 ms until completed, then attaches the document and notifies the other tabs · DOC-04, DOC-05, API-38, CONST-08', async () => {
    const calls = documentCalls({
      getConversion: answering('getConversion', '200:unprocessed', '200:in_progress', '200:completed'),
    });
    const { choose, form, documents, isConverting, post } = studentWithDocuments(calls);

    choose(KEY, PDF);
    await pass(1_999);
    expect(calls.getConversion.mock.calls).toEqual([[{ answer_key: KEY }]]);
    expect(documents()).toEqual({ [KEY]: { ...DONE, status: 'IN_PROGRESS' } });
    await pass(1);
    expect(calls.getConversion).toHaveBeenCalledTimes(2);
    expect(isConverting()).toBe(true);
    await pass(2_000);
    expect(calls.getConversion).toHaveBeenCalledTimes(3);
    await pass(60_000);

    expect(calls.getConversion).toHaveBeenCalledTimes(3);
    expect(calls.getDocuments).not.toHaveBeenCalled();
    expect(form.answer(KEY)).toBe('ANSWERED');
    expect(documents()).toEqual({ [KEY]: DONE });
    expect(isConverting()).toBe(false);
    expect(post).toHaveBeenLastCalledWith({ type: 'document', key: KEY, document: DONE });
  });

  it('commits the field being filled in when a file is chosen, but not when its upload starts · DOC-01, PROD-06', async () => {
    const { call, waiting } = held('requestUpload');
    const { choose, form } = studentWithDocuments(documentCalls({ requestUpload: call }));
    choose(KEY, PDF);
    form.set('college_credits', '12 ');
    choose(KEY, PDF);
    await settled();
    expect(form.answer('college_credits')).toBe('12');
    form.set('college_credits', '34 ');

    waiting[0]?.resolve('200:target');
    await settled();

    expect(call).toHaveBeenCalledTimes(2);
    expect(form.answer('college_credits')).toBe('34 ');
  });

  it.each([
    ['saving the answers', { saveAnswers: '500:unexpected' }],
    ['requesting the target', { requestUpload: '500:unexpected' }],
    [
      'uploading to a blocked storage host',
      {
        uploadFile: unanswered(),
        requestUpload: variant('requestUpload', '200:target', { url: 'https://files.example.edu/box' }),
      },
      'We could not reach files.example.edu, where files are stored. You are online, so your network or a browser extension may be blocking it. Please try another network or browser.',
    ],
    [
      'uploading without a connection',
      { uploadFile: unanswered(), getDocuments: unanswered() },
      GENERIC_ERROR_MESSAGE,
    ],
    [
      'storing the file',
      { startConversion: '404:file_missing' },
      'Your file did not reach us. Please try again.',
    ],
    ['starting the conversion', { startConversion: '500:unexpected' }],
    ['polling', { getConversion: '500:unexpected' }],
    ['converting', { getConversion: answering('getConversion', '200:in_progress', failed(UNEXPECTED)) }],
    [
      'converting without a message',
      { getConversion: failed('') },
      'We could not convert this file. Please try a PDF, JPG or PNG.',
    ],
  ] as const)(
    'clears only the affected document after a failure while %s · DOC-06, DOC-07, DOC-12',
    async (step, failing, message: string = UNEXPECTED) => {
      const calls = documentCalls(failing);
      const { choose, form, documents, upload, isConverting, announceFailure } = studentWithDocuments(calls, {
        state: { answers: { resume_doc: 'ANSWERED' } },
        documents: { resume_doc: { file_name: 'cv.pdf', status: 'COMPLETED' } },
      });

      choose(KEY, PDF);
      await pass(10_000);

      expect(upload(KEY)).toMatchObject({ status: 'error', error: { message } });
      expect(canSucceedLater(upload(KEY)?.error as Error)).toBe(!step.startsWith('converting'));
      expect(announceFailure).toHaveBeenCalledOnce();
      expect(isConverting()).toBe(false);
      expect(form.answer(KEY)).toBe('');
      expect(form.answer('resume_doc')).toBe('ANSWERED');
      expect(documents()).toEqual({ resume_doc: { file_name: 'cv.pdf', status: 'COMPLETED' } });
      expect(calls.deleteDocument.mock.calls).toEqual([[{ answer_key: KEY }]]);
      expect(calls.deleteConversion.mock.calls).toEqual([[{ answer_key: KEY }]]);
      const polls = calls.getConversion.mock.calls.length;
      await pass(10_000);
      expect(calls.getConversion).toHaveBeenCalledTimes(polls);
    },
  );

  it('can send a file made from photographs again after a failed conversion · DOC-07', async () => {
    const { choose, upload } = studentWithDocuments(documentCalls({ getConversion: '200:failed' }));

    choose(KEY, PDF, true);
    await settled();

    expect(canSucceedLater(upload(KEY)?.error as Error)).toBe(true);
  });

  it('keeps a document whose conversion is being polled when the page is reloaded · DOC-13', async () => {
    const calls = documentCalls({ getConversion: unanswered() });
    const { choose, session } = studentWithDocuments(calls);

    session.hasLeftPage = true;
    choose(KEY, PDF);
    await pass(10_000);

    expect(calls.getConversion).toHaveBeenCalled();
    expect(calls.deleteDocument).not.toHaveBeenCalled();
    expect(calls.deleteConversion).not.toHaveBeenCalled();
  });

  it('waits until the earlier document has been removed, then sends the file as it was when chosen, even if it can no longer be read · DOC-07, DOC-14', async () => {
    const { call, waiting } = held('deleteDocument');
    const calls = documentCalls({ deleteDocument: call });
    const { choose, remove, form } = studentWithDocuments(calls);
    const chosen = new File(['%PDF-1.7'], 'transcript (1)');
    void remove(KEY);
    choose(KEY, chosen);
    chosen.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
    await settled();
    expect(calls.requestUpload).not.toHaveBeenCalled();

    waiting[0]?.resolve('200:removed');
    await settled();

    expect(form.answer(KEY)).toBe('ANSWERED');
    expect(calls.uploadFile.mock.calls[0]?.[0]).toMatchObject({
      file: { name: 'transcript (1).pdf', size: 8 },
    });
    expect(calls.startConversion.mock.calls[0]?.[0]).toMatchObject({ file_name: 'transcript (1).pdf' });
  });

  it('finishes without an error when there is nothing to convert · DOC-16', async () => {
    const calls = documentCalls({ getConversion: '200:not_answered' });
    const { choose, upload, form, onFailure, documents } = studentWithDocuments(calls);

    choose(KEY, PDF);
    await settled();

    expect(upload(KEY)?.status).toBe('success');
    expect(onFailure).not.toHaveBeenCalled();
    expect(form.answer(KEY)).toBe('');
    expect(documents()).toEqual({});
  });

  it.each([
    ['forward', 3_600_000],
    ['back', -3_600_000],
  ])(
    'waits for a conversion just as long if the device’s clock is set %s an hour · TRAP-32',
    async (_, ms) => {
      const calls = documentCalls({ getConversion: answering('getConversion', '200:unprocessed') });
      const { choose, upload, isConverting } = studentWithDocuments(calls);
      choose(KEY, PDF);
      await pass(60_000);

      vi.setSystemTime(Date.now() + ms);
      await pass(239_000);
      expect(isConverting()).toBe(true);
      await pass(3_000);

      expect(upload(KEY)?.error?.message).toBe('The conversion is taking too long. Please try again.');
    },
  );

  it('gives up on a conversion after five minutes without affecting another document · TRAP-32', async () => {
    const calls = documentCalls({
      getConversion: answering('getConversion').mockImplementation(({ answer_key }) =>
        answer_key === KEY ? '200:unprocessed' : '200:completed',
      ),
    });
    const { choose, form, upload, isConverting } = studentWithDocuments(calls);

    choose(KEY, PDF);
    choose('resume_doc', PDF);
    await pass(299_000);
    expect(form.answer('resume_doc')).toBe('ANSWERED');
    expect(isConverting()).toBe(true);
    await pass(3_000);

    expect(upload(KEY)?.error?.message).toBe('The conversion is taking too long. Please try again.');
    expect(canSucceedLater(upload(KEY)?.error as Error)).toBe(true);
    const polls = calls.getConversion.mock.calls.length;
    await pass(60_000);
    expect(calls.getConversion).toHaveBeenCalledTimes(polls);
  });
});
