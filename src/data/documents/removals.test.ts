// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UnauthorizedError } from '@admission/sdk';
import { broken, conversion, documentCalls, DONE, KEY, listing, PDF } from '../test-support/documentCalls.ts';
import { studentWithDocuments } from '../test-support/studentWithDocuments.ts';
import { pass, settled } from '../test-support/turns.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an upload that is called off', () => {
  it('stops the polling and deletes what was sent, without a message · DOC-07', async () => {
    const calls = documentCalls({ getConversion: conversion(['IN_PROGRESS']) });
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

  it('stops silently when the session ends, and deletes nothing · TRAP-32', async () => {
    const calls = documentCalls({ getConversion: conversion(['IN_PROGRESS']) });
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

  it('clears nothing where the session was refused · ERR-06', async () => {
    const refused = vi.fn(() => Promise.reject(new UnauthorizedError('ended', { status: 401 })));
    const calls = documentCalls({ startConversion: refused });
    const { choose, upload } = studentWithDocuments(calls);

    choose(KEY, PDF);
    await settled();

    expect(upload(KEY)?.status).toBe('error');
    expect(calls.deleteDocument).not.toHaveBeenCalled();
  });
});

describe('removing a document', () => {
  const UPLOADED = { state: { answers: { [KEY]: 'ANSWERED' } }, documents: { [KEY]: DONE } };

  it('deletes both, then the answer, and tells the other tabs · DOC-12', async () => {
    const deleted = Promise.withResolvers<object>();
    const calls = documentCalls({ deleteConversion: vi.fn(() => deleted.promise) });
    const { remove, form, documents, post } = studentWithDocuments(calls, UPLOADED);

    const removing = remove(KEY);
    await settled();
    expect(form.answer(KEY)).toBe('ANSWERED');
    deleted.resolve({ message: 'ok' });
    await removing;

    expect(calls.deleteDocument).toHaveBeenCalledOnce();
    expect(calls.deleteConversion).toHaveBeenCalledOnce();
    expect(form.answer(KEY)).toBe('');
    expect(documents()).toEqual({});
    expect(post).toHaveBeenCalledExactlyOnceWith({ type: 'document', key: KEY, document: null });
  });

  it('leaves the document where it is when nothing was deleted · DOC-12', async () => {
    const calls = documentCalls({
      deleteDocument: broken(),
      deleteConversion: broken(),
      getDocuments: listing({ [KEY]: DONE }),
    });
    const { remove, form, documents, removal } = studentWithDocuments(calls, UPLOADED);

    await remove(KEY);
    await settled();

    expect(removal(KEY)).toMatchObject({ status: 'error', error: { message: 'It broke.' } });
    expect(form.answer(KEY)).toBe('ANSWERED');
    expect(documents()).toEqual({ [KEY]: DONE });
  });

  it('shows what is really there when it half failed · DOC-12', async () => {
    const calls = documentCalls({ deleteConversion: broken(), getDocuments: listing({}) });
    const { remove, form, documents } = studentWithDocuments(calls, UPLOADED);

    await remove(KEY);
    await settled();

    expect(form.answer(KEY)).toBe('');
    expect(documents()).toEqual({});
  });

  it('shows what is really there when a document converted on this page half failed to go · DOC-12', async () => {
    const calls = documentCalls({ deleteConversion: broken(), getDocuments: listing({}) });
    const { choose, remove, form } = studentWithDocuments(calls);
    choose(KEY, PDF);
    await settled();

    await remove(KEY);
    await settled();

    expect(form.answer(KEY)).toBe('');
  });

  it('leaves the document where the list cannot be read either', async () => {
    const calls = documentCalls({ deleteDocument: broken(), getDocuments: broken() });
    const { remove, form } = studentWithDocuments(calls, UPLOADED);

    await remove(KEY);
    await settled();

    expect(form.answer(KEY)).toBe('ANSWERED');
  });
});

describe('a document that was sent before this page was opened', () => {
  it('is watched again while it is converted · DOC-13', async () => {
    const calls = documentCalls({ getConversion: conversion(['IN_PROGRESS', 'COMPLETED']) });
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

  it('stays, as failed, where its conversion has failed · DOC-13', async () => {
    const failed = { [KEY]: { file_name: 'x.docx', status: 'FAILED' } } as const;
    const calls = documentCalls({ getConversion: conversion(['FAILED'], 'Bad file') });
    const { upload, form, documents } = studentWithDocuments(calls, {
      state: { answers: { [KEY]: 'ANSWERED' } },
      documents: failed,
    });

    await settled();

    expect(upload(KEY)?.error).toMatchObject({ why: 'failedBefore', message: 'Bad file' });
    expect(form.answer(KEY)).toBe('');
    expect(calls.deleteDocument).not.toHaveBeenCalled();
    expect(documents()).toEqual(failed);
  });

  it.each(['COMPLETED', 'NOT_ANSWERED'] as const)(
    'asks nothing of one that is %s · DOC-13',
    async (status) => {
      const calls = documentCalls();
      studentWithDocuments(calls, { documents: { [KEY]: { file_name: 'x.pdf', status } } });

      await settled();

      expect(calls.getConversion).not.toHaveBeenCalled();
    },
  );
});
