import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServerError, UnauthorizedError } from '@admission/sdk';
import { forget } from '../session/forget.ts';
import {
  beginUploads,
  callsThat,
  conversion,
  listing,
  pass,
  PDF,
  settled,
} from '../test-support/beginUploads.ts';

const KEY = 'hs_transcript_doc';
const broken = () => vi.fn(() => Promise.reject(new ServerError('It broke.', { status: 500 })));

describe('Uploads and the session', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('TRAP-32 stops silently when the session ends', async () => {
    const calls = callsThat({ getConversion: conversion(['IN_PROGRESS']) });
    const { applicant, uploads, tellFailure, store } = beginUploads(calls);
    void uploads.choose(KEY, PDF);
    await pass(2_000);
    const polls = calls.getConversion.mock.calls.length;

    forget(applicant);
    await pass(60_000);

    expect(calls.getConversion).toHaveBeenCalledTimes(polls);
    expect(calls.deleteDocument).not.toHaveBeenCalled();
    expect(tellFailure).not.toHaveBeenCalled();
    expect(uploads.isBusy()).toBe(false);
    expect(store.unsaved.size).toBe(0);
  });

  it('ERR-06 an ended session leads to the login and clears nothing', async () => {
    const unauthorized = vi.fn(() => Promise.reject(new UnauthorizedError('ended', { status: 401 })));
    const calls = callsThat({ startConversion: unauthorized });
    const { uploads, onUnauthorized, tellFailure } = beginUploads(calls);

    await uploads.choose(KEY, PDF);

    expect(onUnauthorized).toHaveBeenCalledOnce();
    expect(tellFailure).not.toHaveBeenCalled();
    expect(calls.deleteDocument).not.toHaveBeenCalled();
    expect(uploads.isBusy()).toBe(false);
  });

  it('DOC-07 cancel stops the polling and deletes what was sent, without a message', async () => {
    const calls = callsThat({ getConversion: conversion(['IN_PROGRESS']) });
    const { uploads, tellFailure, documents } = beginUploads(calls);
    void uploads.choose(KEY, PDF);
    await pass(2_000);

    uploads.cancel(KEY);
    const polls = calls.getConversion.mock.calls.length;
    await pass(10_000);

    expect(calls.getConversion).toHaveBeenCalledTimes(polls);
    expect(calls.deleteDocument).toHaveBeenCalledOnce();
    expect(calls.deleteConversion).toHaveBeenCalledOnce();
    expect(tellFailure).not.toHaveBeenCalled();
    expect(documents()).toEqual({});
    expect(uploads.state(KEY).stage).toBe('idle');
  });

  const UPLOADED = {
    state: { answers: { [KEY]: 'ANSWERED' } },
    documents: { [KEY]: { file_name: 'transcript.pdf', status: 'COMPLETED' } },
  } as const;

  it('DOC-12 removing deletes both, then the answer', async () => {
    const calls = callsThat();
    const { uploads, store, documents } = beginUploads(calls, UPLOADED);

    const removing = uploads.remove(KEY);
    expect(uploads.state(KEY)).toEqual({ stage: 'removing', fileName: 'transcript.pdf' });
    void uploads.remove(KEY);
    await removing;

    expect(calls.deleteDocument).toHaveBeenCalledOnce();
    expect(calls.deleteConversion).toHaveBeenCalledOnce();
    expect(store.answer(KEY)).toBe('');
    expect(documents()).toEqual({});
    expect(uploads.state(KEY).stage).toBe('idle');
  });

  it('DOC-12 a removal that fails leaves the document where it is and says so', async () => {
    const { uploads, store, tellFailure } = beginUploads(callsThat({ deleteConversion: broken() }), UPLOADED);

    await uploads.remove(KEY);

    expect(store.answer(KEY)).toBe('ANSWERED');
    expect(uploads.state(KEY).stage).toBe('idle');
    expect(tellFailure.mock.calls).toEqual([['It broke.']]);
  });

  it('DOC-13 watches a conversion again that was running when the page was left', async () => {
    const calls = callsThat({
      getConversion: conversion(['IN_PROGRESS', 'COMPLETED']),
      getDocuments: listing({ [KEY]: { file_name: 'transcript.docx', status: 'COMPLETED' } }),
    });
    const { uploads, store, documents } = beginUploads(calls, {
      documents: { [KEY]: { file_name: 'transcript.docx', status: 'IN_PROGRESS' } },
    });

    expect(uploads.state(KEY)).toEqual({ stage: 'converting', fileName: 'transcript.docx' });
    await pass(2_000);

    expect(calls.getConversion).toHaveBeenCalledTimes(2);
    expect(calls.requestUpload).not.toHaveBeenCalled();
    expect(store.answer(KEY)).toBe('ANSWERED');
    expect(documents()).toEqual({ [KEY]: { file_name: 'transcript.docx', status: 'COMPLETED' } });
  });

  const FAILED = {
    state: { answers: { [KEY]: 'ANSWERED' } },
    documents: { [KEY]: { file_name: 'x.docx', status: 'FAILED' } },
  } as const;

  it('DOC-13 a conversion that failed meanwhile is shown at its question only, and cannot be tried again without its file', async () => {
    const calls = callsThat({ getConversion: conversion(['FAILED'], 'Bad file') });
    const { uploads, store, tellFailure, documents } = beginUploads(calls, FAILED);
    await settled();

    expect(uploads.state(KEY)).toMatchObject({ stage: 'failed', message: 'Bad file', file: null });
    expect(store.answer(KEY)).toBe('');
    expect(tellFailure).not.toHaveBeenCalled();
    expect(calls.deleteDocument).not.toHaveBeenCalled();
    await uploads.resume(KEY);
    await uploads.retry(KEY);

    expect(calls.getConversion).toHaveBeenCalledOnce();
    expect(calls.requestUpload).not.toHaveBeenCalled();
    expect(documents()).toEqual(FAILED.documents);
  });

  it('DOC-12 putting away such a note removes the document it is about', async () => {
    const calls = callsThat({ getConversion: conversion(['FAILED'], 'Bad file') });
    const { uploads, documents } = beginUploads(calls, FAILED);
    await settled();

    uploads.dismiss(KEY);
    await settled();

    expect(calls.deleteDocument).toHaveBeenCalledOnce();
    expect(calls.deleteConversion).toHaveBeenCalledOnce();
    expect(documents()).toEqual({});
    expect(uploads.state(KEY).stage).toBe('idle');
  });

  it('DOC-11 a question is answered if, and only if, its document is on the server', async () => {
    const { store } = beginUploads(callsThat(), {
      state: { answers: { resume_doc: 'ANSWERED' } },
      documents: {
        [KEY]: { file_name: 'transcript.pdf', status: 'COMPLETED' },
        college_transcript_doc: { file_name: 'college.pdf', status: 'COMPLETED' },
      },
    });

    expect(store.answer(KEY)).toBe('ANSWERED');
    expect(store.answer('resume_doc')).toBe('');
    expect(store.answer('college_transcript_doc'), 'it is hidden').toBe('');
  });
});
