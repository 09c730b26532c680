import { describe, expect, it } from 'vitest';
import type { DocumentAnswer, DocumentAnswerKey, DocumentAnswers } from '@admission/sdk';
import { sessionOf } from '../test-support/sessionOf.ts';
import { DOCUMENT_FORM } from '../test-support/documentCalls.ts';
import { variant } from '../test-support/server.ts';
import { noteDocument, readDocuments, rereadDocuments } from './documents.ts';

const KEY = 'hs_transcript_doc';
const DONE = { file_name: 'transcript.pdf', status: 'COMPLETED' } as const;
const RUNNING = { file_name: 'transcript.pdf', status: 'IN_PROGRESS' } as const;
const CV = { file_name: 'cv.pdf', status: 'COMPLETED' } as const;

/** A student whose server lists `documents`, and later the content of `list`. */
function setUp(documents: DocumentAnswers = {}, answers: object = {}) {
  const server: { list: DocumentAnswers } = { list: documents };
  const made = sessionOf({
    form: DOCUMENT_FORM,
    calls: { getDocuments: () => variant('getDocuments', '200:none', { document_answer: server.list }) },
    documents,
    state: { answers },
  });
  return {
    ...made,
    server,
    note: (key: DocumentAnswerKey, document: DocumentAnswer | null) =>
      noteDocument(made.session, key, document),
    reread: () => rereadDocuments(made.session),
    documents: () => readDocuments(made.session),
  };
}

describe('the known documents', () => {
  it('combines the last list with the documents converted since · DOC-11', () => {
    const { note, documents, form } = setUp({ resume_doc: CV });

    note(KEY, DONE);

    expect(documents()).toEqual({ resume_doc: CV, [KEY]: DONE });
    expect(form.answer(KEY)).toBe('ANSWERED');
    expect(form.answer('resume_doc')).toBe('ANSWERED');
  });

  it('excludes documents whose removal was confirmed · DOC-12', () => {
    const { note, documents, form } = setUp({ [KEY]: DONE, resume_doc: CV }, { [KEY]: 'ANSWERED' });

    note(KEY, null);

    expect(documents()).toEqual({ resume_doc: CV });
    expect(form.answer(KEY)).toBe('');
    expect(form.unsaved.answers).toHaveProperty(KEY);
  });

  it('adopts a later list after another device has added or removed a document', async () => {
    const { server, reread, documents, form } = setUp({ [KEY]: DONE });
    server.list = { resume_doc: CV };

    await reread();

    expect(documents()).toEqual({ resume_doc: CV });
    expect(form.answer(KEY)).toBe('');
    expect(form.answer('resume_doc')).toBe('ANSWERED');
  });

  it('keeps a converted document that the list does not yet contain · DOC-18', async () => {
    const { note, reread, documents, form } = setUp();
    note(KEY, DONE);

    await reread();

    expect(documents()).toEqual({ [KEY]: DONE });
    expect(form.answer(KEY)).toBe('ANSWERED');
  });

  it('follows the list again once it contains the converted document', async () => {
    const { note, server, reread, documents } = setUp();
    note(KEY, DONE);
    server.list = { [KEY]: { ...DONE, file_name: 'as listed.pdf' } };
    await reread();
    expect(documents()).toEqual({ [KEY]: { ...DONE, file_name: 'as listed.pdf' } });

    server.list = {};
    await reread();

    expect(documents()).toEqual({});
  });

  it('does not bring back a removed document that had been converted', async () => {
    const { note, reread, documents } = setUp();
    note(KEY, DONE);
    note(KEY, null);

    await reread();

    expect(documents()).toEqual({});
  });

  it('treats a document that is being uploaded again as unfinished · DOC-05', () => {
    const { note, documents, form } = setUp();
    note(KEY, DONE);

    note(KEY, RUNNING);

    expect(documents()).toEqual({ [KEY]: RUNNING });
    expect(form.answer(KEY)).toBe('');
  });
});

it('marks an upload question as answered only if its document exists and the question is visible · DOC-11', () => {
  const { form } = setUp(
    { [KEY]: DONE, college_transcript_doc: { file_name: 'college.pdf', status: 'COMPLETED' } },
    { resume_doc: 'ANSWERED' },
  );

  expect(form.answer(KEY)).toBe('ANSWERED');
  expect(form.answer('resume_doc')).toBe('');
  expect(form.answer('college_transcript_doc'), 'it is hidden').toBe('');
});

it.each(['UNPROCESSED', 'IN_PROGRESS', 'FAILED', 'NOT_ANSWERED'] as const)(
  'does not mark a question as answered while its document is listed as %s · DOC-05',
  (status) => {
    const { form } = setUp({ [KEY]: { file_name: 'x.pdf', status } }, { [KEY]: 'ANSWERED' });

    expect(form.answer(KEY)).toBe('');
  },
);
