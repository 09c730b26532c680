import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ConversionStatus, ServerError, UnauthorizedError } from '@admission/sdk';
import { rule } from '../../core/conditions/Rule.ts';
import { text, upload } from '../../core/question/builders.ts';
import { hiddenSection } from '../../core/question/layout.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { forget } from '../session/forget.ts';
import { onReportedActivity } from '../session/activity.ts';
import { documentsQuery } from '../queries.ts';
import { type FakeCalls, ok } from '../test-support/fakeSdk.ts';
import { studentWith } from '../test-support/studentWith.ts';
import { Uploads } from './Uploads.ts';

const FORM = formOf(
  upload('hs_transcript_doc', { label: 'Transcript' }),
  upload('resume_doc', { label: 'Résumé' }),
  text('college_credits', { label: 'Credits' }),
  hiddenSection(
    [rule('college_credits', 'notAnswered')],
    [upload('college_transcript_doc', { label: 'College transcript' })],
  ),
);
const PDF = new File(['%PDF-1.7'], 'transcript.pdf');
const KEY = 'hs_transcript_doc';
const TARGET = { url: '/mock-storage', fields: { key: 'u/1', policy: 'P' } };

type Statuses = readonly ConversionStatus['status'][];

/** Conversions that answer these statuses in turn, the last one for ever. */
const conversion = (statuses: Statuses, message = '') => {
  const left = [...statuses];
  return vi.fn(() => {
    const status = left.length > 1 ? left.shift() : left[0];
    return Promise.resolve({ status, message } as ConversionStatus);
  });
};

const callsThat = (calls: FakeCalls = {}) => ({
  saveAnswers: ok(),
  requestUpload: vi.fn(() => Promise.resolve(TARGET)),
  uploadFile: vi.fn(() => Promise.resolve()),
  startConversion: ok(),
  getConversion: conversion(['COMPLETED']),
  deleteDocument: ok(),
  deleteConversion: ok(),
  ...calls,
});

function begin(
  calls: ReturnType<typeof callsThat>,
  settings: Partial<Parameters<typeof studentWith>[0]> = {},
) {
  const student = studentWith({ form: FORM, calls, ...settings });
  const tellFailure = vi.fn();
  const uploads = new Uploads(student.applicant, tellFailure);
  student.enter();
  const documents = () =>
    student.applicant.queryClient.getQueryData(documentsQuery(student.applicant.sdk).queryKey)
      ?.document_answer;
  return { ...student, uploads, tellFailure, documents, store: student.applicant.store };
}

/** Lets everything happen that needs no time to pass. */
const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};
const pass = async (milliseconds: number) => {
  await settled();
  await vi.advanceTimersByTimeAsync(milliseconds);
  await settled();
};

describe('Uploads', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('DOC-01 saves the answers and asks for the upload target at once', async () => {
    const calls = callsThat({ saveAnswers: vi.fn(() => new Promise(() => undefined)) });
    const { uploads } = begin(calls);

    void uploads.choose(KEY, PDF);
    await settled();

    expect(calls.saveAnswers).toHaveBeenCalledOnce();
    expect(calls.requestUpload).toHaveBeenCalledWith({ answer_key: KEY }, expect.anything());
    expect(calls.uploadFile).not.toHaveBeenCalled();
  });

  it('DOC-02 DOC-03 uploads to the target, then starts the conversion of that file', async () => {
    const calls = callsThat();
    const { uploads } = begin(calls);

    await uploads.choose(KEY, PDF);

    expect(calls.uploadFile).toHaveBeenCalledWith(TARGET, PDF, expect.anything());
    expect(calls.startConversion).toHaveBeenCalledWith(
      { answer_key: KEY, file_key: 'u/1', file_name: 'transcript.pdf' },
      expect.anything(),
    );
  });

  it('DOC-04 DOC-05 polls every 2000 ms until completed, then the question is answered', async () => {
    const calls = callsThat({ getConversion: conversion(['UNPROCESSED', 'IN_PROGRESS', 'COMPLETED']) });
    const { uploads, store, documents } = begin(calls);

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

  it('INACT-12 counts each step as activity', async () => {
    const { uploads } = begin(callsThat({ getConversion: conversion(['IN_PROGRESS', 'COMPLETED']) }));
    const listener = vi.fn();
    const stop = onReportedActivity(listener);

    void uploads.choose(KEY, PDF);
    await pass(2_000);
    stop();

    expect(listener.mock.calls.length).toBeGreaterThanOrEqual(4);
  });

  const broken = () => vi.fn(() => Promise.reject(new ServerError('It broke.', { status: 500 })));
  it.each([
    ['saving the answers', { saveAnswers: broken() }],
    ['asking for the target', { requestUpload: broken() }],
    ['uploading', { uploadFile: broken() }],
    ['starting the conversion', { startConversion: broken() }],
    ['polling', { getConversion: broken() }],
    ['converting', { getConversion: conversion(['IN_PROGRESS', 'FAILED'], 'It broke.') }],
  ])('DOC-06 DOC-07 DOC-12 a failure while %s clears that document alone', async (_step, failing) => {
    const calls = callsThat(failing);
    const { uploads, store, tellFailure, documents } = begin(calls, {
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
    let deleted = () => undefined as void;
    const calls = callsThat({
      uploadFile: vi.fn().mockRejectedValueOnce(new ServerError('offline')).mockResolvedValue(undefined),
      deleteDocument: vi.fn(() => new Promise<void>((resolve) => (deleted = resolve))),
    });
    const { uploads, store } = begin(calls);
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
    const { uploads } = begin(calls);

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
    const { uploads, tellFailure, store } = begin(calls);

    await uploads.choose(KEY, PDF);

    expect(uploads.state(KEY).stage).toBe('idle');
    expect(tellFailure).not.toHaveBeenCalled();
    expect(store.answer(KEY)).toBe('');
  });

  it('TRAP-32 gives up a conversion that does not end in five minutes', async () => {
    const calls = callsThat({ getConversion: conversion(['UNPROCESSED']) });
    const { uploads, tellFailure } = begin(calls);

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
    const { uploads, store } = begin(calls);

    void uploads.choose(KEY, PDF);
    void uploads.choose('resume_doc', PDF);
    await pass(4_000);

    expect(store.answer('resume_doc')).toBe('ANSWERED');
    expect(uploads.isBusy('resume_doc')).toBe(false);
    expect(uploads.isBusy(KEY)).toBe(true);
    expect(uploads.isBusy()).toBe(true);
  });

  it('TRAP-32 stops silently when the session ends', async () => {
    const calls = callsThat({ getConversion: conversion(['IN_PROGRESS']) });
    const { applicant, uploads, tellFailure, store } = begin(calls);
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
    const { uploads, onUnauthorized, tellFailure } = begin(calls);

    await uploads.choose(KEY, PDF);

    expect(onUnauthorized).toHaveBeenCalledOnce();
    expect(tellFailure).not.toHaveBeenCalled();
    expect(calls.deleteDocument).not.toHaveBeenCalled();
    expect(uploads.isBusy()).toBe(false);
  });

  it('DOC-07 cancel stops the polling and deletes what was sent, without a message', async () => {
    const calls = callsThat({ getConversion: conversion(['IN_PROGRESS']) });
    const { uploads, tellFailure, documents } = begin(calls);
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
    const { uploads, store, documents } = begin(calls, UPLOADED);

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
    const { uploads, store, tellFailure } = begin(callsThat({ deleteConversion: broken() }), UPLOADED);

    await uploads.remove(KEY);

    expect(store.answer(KEY)).toBe('ANSWERED');
    expect(uploads.state(KEY).stage).toBe('idle');
    expect(tellFailure.mock.calls).toEqual([['It broke.']]);
  });

  it('DOC-13 watches a conversion again that was running when the page was left', async () => {
    const calls = callsThat({ getConversion: conversion(['IN_PROGRESS', 'COMPLETED']) });
    const { uploads, store, documents } = begin(calls, {
      documents: { [KEY]: { file_name: 'transcript.docx', status: 'IN_PROGRESS' } },
    });

    expect(uploads.state(KEY)).toEqual({ stage: 'converting', fileName: 'transcript.docx' });
    await pass(2_000);

    expect(calls.getConversion).toHaveBeenCalledTimes(2);
    expect(calls.requestUpload).not.toHaveBeenCalled();
    expect(store.answer(KEY)).toBe('ANSWERED');
    expect(documents()).toEqual({ [KEY]: { file_name: 'transcript.docx', status: 'COMPLETED' } });
  });

  it('DOC-13 a conversion that failed meanwhile cannot be tried again without its file', async () => {
    const calls = callsThat({ getConversion: conversion(['FAILED'], 'Bad file') });
    const { uploads } = begin(calls, { documents: { [KEY]: { file_name: 'x.docx', status: 'FAILED' } } });
    await settled();

    expect(uploads.state(KEY)).toMatchObject({ stage: 'failed', message: 'Bad file', file: null });
    await uploads.retry(KEY);

    expect(calls.requestUpload).not.toHaveBeenCalled();
  });

  it('DOC-11 a question is answered if, and only if, its document is on the server', async () => {
    const { store } = begin(callsThat(), {
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
