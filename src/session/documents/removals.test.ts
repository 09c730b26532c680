import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveLastLetters } from '../saving/answers.ts';
import { isListDoubtful } from './uploads.ts';
import { documentCalls, DONE, KEY, listing, PDF } from '../test-support/documentCalls.ts';
import { profileOf } from '../test-support/openApplication.ts';
import { savedAs } from '../test-support/savingStudent.ts';
import { answering, EXAMPLES, held, UNEXPECTED } from '../test-support/server.ts';
import { studentWithDocuments } from '../test-support/studentWithDocuments.ts';
import { pass, settled } from '../test-support/turns.ts';

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an interrupted upload', () => {
  it('stops polling and deletes the sent file without a message if it is cancelled · DOC-07', async () => {
    const calls = documentCalls({ getConversion: '200:in_progress' });
    const { choose, documents, isConverting, announceFailure } = studentWithDocuments(calls);
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
    expect(announceFailure).not.toHaveBeenCalled();
  });

  it('stops silently and deletes nothing if the session ends · TRAP-32', async () => {
    const calls = documentCalls({ getConversion: '200:in_progress' });
    const { choose, controller, isConverting, announceFailure } = studentWithDocuments(calls);
    choose(KEY, PDF);
    await pass(2_000);
    const polls = calls.getConversion.mock.calls.length;

    controller.abort();
    await pass(60_000);

    expect(calls.getConversion).toHaveBeenCalledTimes(polls);
    expect(calls.deleteDocument).not.toHaveBeenCalled();
    expect(announceFailure).not.toHaveBeenCalled();
    expect(isConverting()).toBe(false);
  });

  it('deletes nothing and shows no message if the server rejects the session · ERR-06', async () => {
    const calls = documentCalls({ startConversion: '401:session_invalid' });
    const { choose, upload, announceFailure } = studentWithDocuments(calls);

    choose(KEY, PDF);
    await settled();

    expect(upload(KEY)?.status).toBe('error');
    expect(calls.deleteDocument).not.toHaveBeenCalled();
    expect(announceFailure).not.toHaveBeenCalled();
  });
});

it.each(['requestUpload', 'startConversion', 'getConversion'] as const)(
  'cancelling an upload aborts its pending call %s · DOC-07',
  async (id) => {
    const calls = documentCalls({ [id]: held(id).call });
    const { choose, requests } = studentWithDocuments(calls);
    const cancel = choose(KEY, PDF);
    await settled();
    const sent = requests.findLast(({ url, method }) => method !== 'PUT' && !url.endsWith('answer'));

    cancel();

    expect(sent?.signal.aborted).toBe(true);
  },
);

it('a failed upload is discarded locally at once; if the server cannot delete it, its list wins · DOC-07', async () => {
  const { call, waiting } = held('deleteDocument');
  const calls = documentCalls({
    startConversion: '500:unexpected',
    deleteDocument: call,
    getDocuments: listing({ [KEY]: DONE }),
  });
  const { choose, documents } = studentWithDocuments(calls, { documents: { [KEY]: DONE } });
  choose(KEY, PDF);
  await settled();
  expect(documents()).toEqual({});

  waiting[0]?.resolve('500:unexpected');
  await settled();

  expect(documents()).toEqual({ [KEY]: DONE });
});

describe('removing a document', () => {
  it('deletes the document and its conversion, then clears the answer and notifies the other tabs · DOC-12', async () => {
    const { call, waiting } = held('deleteConversion');
    const calls = documentCalls({ deleteConversion: call });
    const { remove, form, documents, post, session } = studentWithDocuments(calls, {
      documents: { [KEY]: DONE },
    });

    const removing = remove(KEY);
    await settled();
    expect(form.answer(KEY)).toBe('ANSWERED');
    waiting[0]?.resolve('200:removed');
    await removing;

    expect(calls.deleteDocument).toHaveBeenCalledOnce();
    expect(calls.deleteConversion).toHaveBeenCalledOnce();
    expect(form.answer(KEY)).toBe('');
    expect(documents()).toEqual({});
    expect(isListDoubtful(session)).toBe(false);
    expect(post).toHaveBeenCalledExactlyOnceWith({ type: 'document', key: KEY, document: null });
  });

  it.each([
    ['deletes nothing', { deleteDocument: '500:unexpected' }, { [KEY]: DONE }],
    ['deletes the document but not its conversion', {}, {}],
  ] as const)(
    'reports a failed removal that %s, and shows the server’s list · DOC-06, DOC-12',
    async (_, failing, list) => {
      const calls = documentCalls({
        deleteConversion: '500:unexpected',
        getDocuments: listing(list),
        ...failing,
      });
      const { choose, remove, form, documents, announceFailure, session } = studentWithDocuments(calls);
      choose(KEY, PDF);
      await settled();
      expect(isListDoubtful(session)).toBe(false);

      await remove(KEY);
      await settled();

      expect(announceFailure.mock.calls).toEqual([[UNEXPECTED, KEY]]);
      expect(isListDoubtful(session)).toBe(true);
      expect(form.answer(KEY)).toBe(KEY in list ? 'ANSWERED' : '');
      expect(documents()).toEqual(list);
    },
  );
});

describe('a document sent before this page was opened', () => {
  it('is attached once its conversion has completed · DOC-13', async () => {
    const calls = documentCalls({
      getConversion: answering('getConversion', '200:in_progress', '200:completed'),
    });
    const { form, documents, isConverting, session } = studentWithDocuments(calls, {
      documents: { [KEY]: { file_name: 'transcript.docx', status: 'IN_PROGRESS' }, resume_doc: DONE },
    });
    expect([isConverting(), isListDoubtful(session)]).toEqual([true, true]);

    await pass(2_000);

    expect(calls.requestUpload).not.toHaveBeenCalled();
    expect(form.answer(KEY)).toBe('ANSWERED');
    expect(documents()).toMatchObject({ [KEY]: { file_name: 'transcript.docx', status: 'COMPLETED' } });
  });

  it('is kept, with the reason, if its conversion has failed · DOC-13', async () => {
    const failed = { [KEY]: { file_name: 'x.docx', status: 'FAILED' } } as const;
    const calls = documentCalls({ getConversion: '200:failed' });
    const { upload, documents, announceFailure } = studentWithDocuments(calls, { documents: failed });

    await settled();

    const { message } = EXAMPLES.getConversion.replies['200:failed'].body;
    expect(upload(KEY)?.error).toMatchObject({ why: 'failedBefore', message });
    expect(announceFailure).not.toHaveBeenCalled();
    expect(calls.deleteDocument).not.toHaveBeenCalled();
    expect(documents()).toEqual(failed);
  });

  it('is not polled if it has been converted or there is nothing to convert · DOC-13', async () => {
    const calls = documentCalls();
    const notAnswered = { file_name: 'x.pdf', status: 'NOT_ANSWERED' } as const;
    studentWithDocuments(calls, { documents: { [KEY]: DONE, resume_doc: notAnswered } });

    await settled();

    expect(calls.getConversion).not.toHaveBeenCalled();
  });
});

it('the answers are reread after a document is added or removed, because their version may have changed and the save of a closing page would be rejected · PROD-06', async () => {
  const calls = {
    ...documentCalls({ saveAnswers: savedAs('"v1"') }),
    getProfile: profileOf({ version: '"v2"' }),
  };
  const { choose, session, form, requests } = studentWithDocuments(calls, { version: '"v1"' });
  choose(KEY, PDF);
  await settled();

  form.change({ college_credits: '12' });
  saveLastLetters(session);
  await settled();

  expect(requests.at(-1)?.headers.get('If-Match')).toBe('"v2"');
});
