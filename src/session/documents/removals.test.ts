// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentCalls, DONE, KEY, listing, PDF } from '../test-support/documentCalls.ts';
import { answering, EXAMPLES, held, UNEXPECTED } from '../test-support/server.ts';
import { studentWithDocuments } from '../test-support/studentWithDocuments.ts';
import { pass, settled } from '../test-support/turns.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('cancelling an upload', () => {
  it('stops polling and deletes the sent file without a message · DOC-07', async () => {
    const calls = documentCalls({ getConversion: '200:in_progress' });
    const { choose, documents, isConverting } = studentWithDocuments(calls);
    const cancel = choose(KEY, PDF);
    await pass(2_000);

    cancel();
    const polls = calls.getConversion.mock.calls.length;
    await pass(10_000);

    expect(calls.getConversion).toHaveBeenCalledTimes(polls);
    expect(calls.deleteDocument).toHaveBeenCalledOnce();
    expect(calls.deleteConversion).toHaveBeenCalledOnce();
    expect(documents()).toEqual({});
    expect(isConverting()).toBe(false);
  });

  it('stops silently and deletes nothing when the session ends · TRAP-32', async () => {
    const calls = documentCalls({ getConversion: '200:in_progress' });
    const { choose, controller, form, isConverting, onFailure } = studentWithDocuments(calls);
    choose(KEY, PDF);
    await pass(2_000);
    const polls = calls.getConversion.mock.calls.length;

    controller.abort();
    await pass(60_000);

    expect(calls.getConversion).toHaveBeenCalledTimes(polls);
    expect(calls.deleteDocument).not.toHaveBeenCalled();
    expect(onFailure.mock.calls.map(([error]) => error.name)).toEqual(['AbortError']);
    expect(isConverting()).toBe(false);
    expect(form.hasUnsaved).toBe(false);
  });

  it('deletes nothing when the server refuses the session · ERR-06', async () => {
    const calls = documentCalls({ startConversion: '401:session_invalid' });
    const { choose, upload } = studentWithDocuments(calls);

    choose(KEY, PDF);
    await settled();

    expect(upload(KEY)?.status).toBe('error');
    expect(calls.deleteDocument).not.toHaveBeenCalled();
  });
});

describe('removing a document', () => {
  const UPLOADED = { state: { answers: { [KEY]: 'ANSWERED' } }, documents: { [KEY]: DONE } };

  it('deletes the document and its conversion, then the answer, and notifies the other tabs · DOC-12', async () => {
    const { call, waiting } = held('deleteConversion');
    const calls = documentCalls({ deleteConversion: call });
    const { remove, form, documents, post } = studentWithDocuments(calls, UPLOADED);

    const removing = remove(KEY);
    await settled();
    expect(form.answer(KEY)).toBe('ANSWERED');
    waiting[0]?.resolve('200:removed');
    await removing;

    expect(calls.deleteDocument).toHaveBeenCalledOnce();
    expect(calls.deleteConversion).toHaveBeenCalledOnce();
    expect(form.answer(KEY)).toBe('');
    expect(documents()).toEqual({});
    expect(post).toHaveBeenCalledExactlyOnceWith({ type: 'document', key: KEY, document: null });
  });

  it('keeps the document if the server has deleted nothing · DOC-12', async () => {
    const calls = documentCalls({
      deleteDocument: '500:unexpected',
      deleteConversion: '500:unexpected',
      getDocuments: listing({ [KEY]: DONE }),
    });
    const { remove, form, documents, removal } = studentWithDocuments(calls, UPLOADED);

    await remove(KEY);
    await settled();

    expect(removal(KEY)).toMatchObject({ status: 'error', error: { message: UNEXPECTED } });
    expect(form.answer(KEY)).toBe('ANSWERED');
    expect(documents()).toEqual({ [KEY]: DONE });
  });

  it('shows the server’s list when a removal fails halfway · DOC-12', async () => {
    const calls = documentCalls({
      deleteConversion: '500:unexpected',
      getDocuments: listing({}),
    });
    const { remove, form, documents } = studentWithDocuments(calls, UPLOADED);

    await remove(KEY);
    await settled();

    expect(form.answer(KEY)).toBe('');
    expect(documents()).toEqual({});
  });

  it('shows the server’s list when removing a newly converted document fails halfway · DOC-12', async () => {
    const calls = documentCalls({
      deleteConversion: '500:unexpected',
      getDocuments: listing({}),
    });
    const { choose, remove, form } = studentWithDocuments(calls);
    choose(KEY, PDF);
    await settled();

    await remove(KEY);
    await settled();

    expect(form.answer(KEY)).toBe('');
  });

  it('keeps the document when the list cannot be read either', async () => {
    const calls = documentCalls({
      deleteDocument: '500:unexpected',
      getDocuments: '500:unexpected',
    });
    const { remove, form } = studentWithDocuments(calls, UPLOADED);

    await remove(KEY);
    await settled();

    expect(form.answer(KEY)).toBe('ANSWERED');
  });
});

describe('a document sent before this page was opened', () => {
  it('resumes polling a document that is still being converted · DOC-13', async () => {
    const calls = documentCalls({
      getConversion: answering('getConversion', '200:in_progress', '200:completed'),
    });
    const { form, documents, isConverting } = studentWithDocuments(calls, {
      documents: { [KEY]: { file_name: 'transcript.docx', status: 'IN_PROGRESS' } },
    });
    expect(isConverting()).toBe(true);

    await pass(2_000);

    expect(calls.getConversion).toHaveBeenCalledTimes(2);
    expect(calls.requestUpload).not.toHaveBeenCalled();
    expect(form.answer(KEY)).toBe('ANSWERED');
    expect(documents()).toEqual({ [KEY]: { file_name: 'transcript.docx', status: 'COMPLETED' } });
  });

  it('keeps a document whose conversion has failed, and marks it as failed · DOC-13', async () => {
    const failed = { [KEY]: { file_name: 'x.docx', status: 'FAILED' } } as const;
    const calls = documentCalls({ getConversion: '200:failed' });
    const { upload, form, documents } = studentWithDocuments(calls, {
      state: { answers: { [KEY]: 'ANSWERED' } },
      documents: failed,
    });

    await settled();

    expect(upload(KEY)?.error).toMatchObject({
      why: 'failedBefore',
      message: EXAMPLES.getConversion.replies['200:failed'].body.message,
    });
    expect(form.answer(KEY)).toBe('');
    expect(calls.deleteDocument).not.toHaveBeenCalled();
    expect(documents()).toEqual(failed);
  });

  it.each(['COMPLETED', 'NOT_ANSWERED'] as const)(
    'does not poll a document with the status %s · DOC-13',
    async (status) => {
      const calls = documentCalls();
      studentWithDocuments(calls, { documents: { [KEY]: { file_name: 'x.pdf', status } } });

      await settled();

      expect(calls.getConversion).not.toHaveBeenCalled();
    },
  );
});
