import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServerError } from '@admission/sdk';
import { onReportedActivity } from '../session/activity.ts';
import {
  beginUploads,
  callsThat,
  conversion,
  listing,
  pass,
  PDF,
  settled,
  TARGET,
} from '../test-support/beginUploads.ts';

const KEY = 'hs_transcript_doc';
const broken = () => vi.fn(() => Promise.reject(new ServerError('It broke.', { status: 500 })));

describe('Uploads', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('DOC-01 saves the answers and asks for the upload target at once', async () => {
    const calls = callsThat({ saveAnswers: vi.fn(() => new Promise(() => undefined)) });
    const { uploads } = beginUploads(calls);

    void uploads.choose(KEY, PDF);
    await settled();

    expect(calls.saveAnswers).toHaveBeenCalledOnce();
    expect(calls.requestUpload).toHaveBeenCalledWith({ answer_key: KEY }, expect.anything());
    expect(calls.uploadFile).not.toHaveBeenCalled();
  });

  it('DOC-02 DOC-03 uploads to the target, then starts the conversion of that file', async () => {
    const calls = callsThat();
    const { uploads } = beginUploads(calls);

    await uploads.choose(KEY, PDF);

    expect(calls.uploadFile).toHaveBeenCalledWith(TARGET, PDF, expect.anything());
    expect(calls.startConversion).toHaveBeenCalledWith(
      { answer_key: KEY, file_key: 'u/1', file_name: 'transcript.pdf' },
      expect.anything(),
    );
  });

  it('DOC-04 DOC-05 polls every 2000 ms until completed, then the question is answered', async () => {
    const calls = callsThat({ getConversion: conversion(['UNPROCESSED', 'IN_PROGRESS', 'COMPLETED']) });
    const { uploads, store, documents } = beginUploads(calls);

    void uploads.choose(KEY, PDF);
    await pass(1_999);
    expect(calls.getConversion).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(calls.getConversion).toHaveBeenCalledTimes(2);
    expect(uploads.isBusy(KEY)).toBe(true);
    await pass(2_000);
    expect(calls.getConversion).toHaveBeenCalledTimes(3);
    await pass(60_000);

    expect(calls.getConversion).toHaveBeenCalledTimes(3);
    expect(store.answer(KEY)).toBe('ANSWERED');
    expect(documents()).toEqual({ [KEY]: { file_name: 'transcript.pdf', status: 'COMPLETED' } });
    expect(uploads.state(KEY).stage).toBe('idle');
  });

  it('DOC-05 DOC-11 a converted document is attached only once the server lists it', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const calls = callsThat({ getDocuments: vi.fn(() => promise) });
    const { uploads, store, documents } = beginUploads(calls);

    void uploads.choose(KEY, PDF);
    await settled();
    expect(calls.getConversion).toHaveBeenCalledOnce();
    expect(uploads.isBusy(KEY)).toBe(true);
    expect(store.answer(KEY)).toBe('');
    resolve({ document_answer: { [KEY]: { file_name: 'as listed.pdf', status: 'COMPLETED' } } });
    await settled();

    expect(calls.getDocuments).toHaveBeenCalledOnce();
    expect(uploads.state(KEY).stage).toBe('idle');
    expect(store.answer(KEY)).toBe('ANSWERED');
    expect(documents()).toEqual({ [KEY]: { file_name: 'as listed.pdf', status: 'COMPLETED' } });
  });

  it.each([
    ['not at all', {}],
    ['as failed', { [KEY]: { file_name: 'transcript.pdf', status: 'FAILED' } }],
  ] as const)('DOC-05 DOC-07 says so where the server lists a converted document %s', async (_how, list) => {
    const { uploads, store, tellFailure, documents } = beginUploads(
      callsThat({ getDocuments: listing(list) }),
    );

    await uploads.choose(KEY, PDF);

    const message = 'Your file was converted, but it did not get into your application. Please try again.';
    expect(uploads.state(KEY)).toMatchObject({ stage: 'failed', message, file: PDF });
    expect(tellFailure.mock.calls).toEqual([[message]]);
    expect(store.answer(KEY)).toBe('');
    expect(documents()).toEqual({});
  });

  it('INACT-12 counts each step as activity', async () => {
    const { uploads } = beginUploads(callsThat({ getConversion: conversion(['IN_PROGRESS', 'COMPLETED']) }));
    const listener = vi.fn();
    const stop = onReportedActivity(listener);

    void uploads.choose(KEY, PDF);
    await pass(2_000);
    stop();

    expect(listener.mock.calls.length).toBeGreaterThanOrEqual(4);
  });

  it.each([
    ['saving the answers', { saveAnswers: broken() }],
    ['asking for the target', { requestUpload: broken() }],
    ['uploading', { uploadFile: broken() }],
    ['starting the conversion', { startConversion: broken() }],
    ['polling', { getConversion: broken() }],
    ['asking for the list', { getDocuments: broken() }],
    ['converting', { getConversion: conversion(['IN_PROGRESS', 'FAILED'], 'It broke.') }],
  ])('DOC-06 DOC-07 DOC-12 a failure while %s clears that document alone', async (_step, failing) => {
    const calls = callsThat(failing);
    const { uploads, store, tellFailure, documents } = beginUploads(calls, {
      state: { answers: { resume_doc: 'ANSWERED' } },
      documents: { resume_doc: { file_name: 'cv.pdf', status: 'COMPLETED' } },
    });

    void uploads.choose(KEY, PDF);
    await pass(10_000);

    expect(uploads.state(KEY)).toEqual({
      stage: 'failed',
      fileName: 'transcript.pdf',
      message: 'It broke.',
      file: PDF,
    });
    expect(uploads.isBusy()).toBe(false);
    expect(tellFailure.mock.calls).toEqual([['It broke.']]);
    expect(store.answer(KEY)).toBe('');
    expect(store.answer('resume_doc')).toBe('ANSWERED');
    expect(documents()).toEqual({ resume_doc: { file_name: 'cv.pdf', status: 'COMPLETED' } });
    expect(calls.deleteDocument.mock.calls).toEqual([[{ answer_key: KEY }]]);
    expect(calls.deleteConversion.mock.calls).toEqual([[{ answer_key: KEY }]]);
    const polls = calls.getConversion.mock.calls.length;
    await pass(10_000);
    expect(calls.getConversion).toHaveBeenCalledTimes(polls);
  });

  it('DOC-07 tries the same file again, once the failed one has been deleted', async () => {
    let deleted: () => void = () => undefined;
    const calls = callsThat({
      uploadFile: vi.fn().mockRejectedValueOnce(new ServerError('offline')).mockResolvedValue(undefined),
      deleteDocument: vi.fn(() => new Promise<void>((resolve) => (deleted = resolve))),
    });
    const { uploads, store } = beginUploads(calls);
    void uploads.choose(KEY, PDF);
    await settled();

    void uploads.retry(KEY);
    await settled();
    expect(calls.requestUpload).toHaveBeenCalledTimes(1);
    deleted();
    await settled();

    expect(calls.requestUpload).toHaveBeenCalledTimes(2);
    expect(store.answer(KEY)).toBe('ANSWERED');
  });

  it('DOC-14 sends nothing for a file it cannot take', async () => {
    const calls = callsThat();
    const { uploads } = beginUploads(calls);

    await uploads.choose(KEY, new File(['hello'], 'notes.txt'));

    expect(uploads.state(KEY)).toMatchObject({
      stage: 'refused',
      message: 'Please choose a PDF, Word, JPG or PNG file up to 10 MB.',
    });
    for (const call of Object.values(calls)) expect(call).not.toHaveBeenCalled();
    uploads.dismiss(KEY);
    expect(uploads.state(KEY).stage).toBe('idle');
  });

  it('DOC-16 NOT_ANSWERED ends the polling without an error', async () => {
    const calls = callsThat({ getConversion: conversion(['NOT_ANSWERED']) });
    const { uploads, tellFailure, store } = beginUploads(calls);

    await uploads.choose(KEY, PDF);

    expect(uploads.state(KEY).stage).toBe('idle');
    expect(tellFailure).not.toHaveBeenCalled();
    expect(store.answer(KEY)).toBe('');
  });

  it('TRAP-32 gives up a conversion that does not end in five minutes', async () => {
    const calls = callsThat({ getConversion: conversion(['UNPROCESSED']) });
    const { uploads, tellFailure } = beginUploads(calls);

    void uploads.choose(KEY, PDF);
    await pass(299_000);
    expect(uploads.isBusy()).toBe(true);
    await pass(3_000);

    expect(tellFailure.mock.calls).toEqual([['The conversion is taking too long. Please try again.']]);
    const polls = calls.getConversion.mock.calls.length;
    await pass(60_000);
    expect(calls.getConversion).toHaveBeenCalledTimes(polls);
  });

  it('TRAP-32 two documents end independently', async () => {
    const calls = callsThat({
      getConversion: vi.fn(({ answer_key }: { answer_key: string }) =>
        Promise.resolve({ status: answer_key === KEY ? 'IN_PROGRESS' : 'COMPLETED', message: '' }),
      ),
    });
    const { uploads, store } = beginUploads(calls);

    void uploads.choose(KEY, PDF);
    void uploads.choose('resume_doc', PDF);
    await pass(4_000);

    expect(store.answer('resume_doc')).toBe('ANSWERED');
    expect(uploads.isBusy('resume_doc')).toBe(false);
    expect(uploads.isBusy(KEY)).toBe(true);
    expect(uploads.isBusy()).toBe(true);
  });
});
