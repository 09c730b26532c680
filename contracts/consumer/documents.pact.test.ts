import type { DocumentAnswerKey, ProcessingStatus } from '@admission/sdk';
import { describe, it } from 'vitest';
import { asWrong, state } from './test-support/Call.ts';
import type { Call } from './test-support/Call.ts';
import {
  describeAccepted,
  describeEndedSession,
  describeFailure,
  describeOtherHost,
  describeLimit,
  describeSubmitted,
  describeReplacedSession,
  describeSizeLimit,
} from './test-support/failures.ts';
import { interact } from './test-support/interact.ts';
import { refused, said, success, text, textLike } from './test-support/replies.ts';

const KEY: DocumentAnswerKey = 'hs_transcript_doc';
const UNKNOWN: DocumentAnswerKey = asWrong('diary_doc');

const requestUpload = (answer_key: DocumentAnswerKey = KEY): Call => ({
  asks: `for where to upload ${answer_key}`,
  method: 'POST',
  path: '/api/presigned-url',
  body: { answer_key },
  send: (sdk) => sdk.requestUpload({ answer_key }),
});
const getDocuments: Call = {
  asks: 'for the documents',
  method: 'GET',
  path: '/api/document-answer',
  send: (sdk) => sdk.getDocuments(),
};
const deleteDocument = (answer_key: DocumentAnswerKey = KEY): Call => ({
  asks: `to remove the document ${answer_key}`,
  method: 'DELETE',
  path: `/api/document-answer/${answer_key}`,
  send: (sdk) => sdk.deleteDocument({ answer_key }),
});
const startConversion = (file_key = 'contract-file-key', file_name = 'transcript.docx'): Call => ({
  asks: 'to convert an uploaded file',
  method: 'POST',
  path: `/api/pdf/document-answer/${KEY}`,
  body: { file_key, file_name },
  send: (sdk) => sdk.startConversion({ answer_key: KEY, file_key, file_name }),
});
const getConversion = (answer_key: DocumentAnswerKey = KEY): Call => ({
  asks: `for how the conversion of ${answer_key} goes`,
  method: 'GET',
  path: `/api/pdf/document-answer/${answer_key}`,
  send: (sdk) => sdk.getConversion({ answer_key }),
});
const deleteConversion = (answer_key: DocumentAnswerKey = KEY): Call => ({
  asks: `to remove the PDF of ${answer_key}`,
  method: 'DELETE',
  path: `/api/pdf/document-answer/${answer_key}`,
  send: (sdk) => sdk.deleteConversion({ answer_key }),
});

const given = state('a student is logged in');
const conversion = (status: ProcessingStatus) =>
  state('a document conversion with status {status}', { status });
const refusedDocument = refused(400, 'We do not know this document. Please reload the page and try again.');

describe('an upload', () => {
  it('gets a target with fields that name the file · ENT-19', () =>
    interact(
      requestUpload(),
      { given },
      success({
        url: textLike(
          '^(https?://[!-.0-\\[\\]-~][!-\\[\\]-~]*|/([!-.0-\\[\\]-~][!-\\[\\]-~]*)?)$',
          '/mock-storage',
        ),
        fields: { key: textLike('^[\\s\\S]{1,1024}$', 'uploads/6f1c2a/hs_transcript_doc') },
      }),
    ));

  it('is for a document question only · API-16', () =>
    interact(
      requestUpload(UNKNOWN),
      { given },
      refused(400, 'We cannot take a file for this question. Please reload the page and try again.'),
    ));
});

describe('the documents', () => {
  it('are none before an upload · DOC-11', () =>
    interact(getDocuments, { given, when: 'before an upload' }, success({ document_answer: {} })));

  it.each(['UNPROCESSED', 'IN_PROGRESS', 'COMPLETED', 'FAILED'] as const)(
    'name one that is %s · DOC-11',
    (status) =>
      interact(
        getDocuments,
        { given: conversion(status), when: `with one that is ${status}` },
        success({
          document_answer: {
            [KEY]: {
              file_name: text('transcript.docx'),
              status,
            },
          },
        }),
      ),
  );

  it('are removed · DOC-12', () =>
    interact(deleteDocument(), { given: conversion('COMPLETED') }, said('The document is removed.')));

  it.each(['UNPROCESSED', 'IN_PROGRESS', 'FAILED'] as const)(
    'are removed while one is %s · DOC-12',
    (status) =>
      interact(
        deleteDocument(),
        { given: conversion(status), when: `when its conversion is ${status}` },
        said('The document is removed.'),
      ),
  );

  it('are removed though there is none · DOC-12', () =>
    interact(deleteDocument(), { given, when: 'that is not there' }, said('The document is removed.')));

  it('are removed from a document question only · API-21', () =>
    interact(deleteDocument(UNKNOWN), { given }, refusedDocument));
});

describe('a conversion', () => {
  it('starts with the uploaded file · API-19', () =>
    interact(
      startConversion(),
      { given: state('an uploaded file is waiting') },
      said('Your document is being converted.'),
    ));

  it('does not start with a file that never arrived · API-19', () =>
    interact(
      startConversion('uploads/unknown'),
      { given, when: 'that did not arrive' },
      refused(404, 'Your file did not reach us. Please choose it again.'),
    ));

  it('does not start with a kind of file nobody can read · DOC-14', () =>
    interact(
      startConversion('contract-file-key', 'transcript.exe'),
      { given: state('an uploaded file is waiting'), when: 'of a kind that is not taken' },
      refused(400, 'We cannot read this kind of file. Please choose a PDF, Word, JPG or PNG file.'),
    ));

  it.each(['UNPROCESSED', 'IN_PROGRESS', 'COMPLETED', 'FAILED', 'NOT_ANSWERED'] as const)(
    'is %s · CARD-11, ENT-20',
    (status) =>
      interact(
        getConversion(),
        { given: conversion(status), when: `when it is ${status}` },
        success({ status, message: text('Your document is being converted.') }),
      ),
  );

  it('is asked of a document question only · API-20', () =>
    interact(getConversion(UNKNOWN), { given }, refusedDocument));

  it('is removed · DOC-12', () =>
    interact(
      deleteConversion(),
      { given: conversion('COMPLETED') },
      said('The converted document is removed.'),
    ));

  it('is removed while it runs · DOC-12', () =>
    interact(
      deleteConversion(),
      { given: conversion('IN_PROGRESS'), when: 'while it is made' },
      said('The converted document is removed.'),
    ));

  it.each(['UNPROCESSED', 'FAILED'] as const)('is removed when it is %s · DOC-12', (status) =>
    interact(
      deleteConversion(),
      { given: conversion(status), when: `when it is ${status}` },
      said('The converted document is removed.'),
    ),
  );

  it('is removed though there is none · DOC-12', () =>
    interact(
      deleteConversion(),
      { given, when: 'that is not there' },
      said('The converted document is removed.'),
    ));

  it('is removed from a document question only · API-22', () =>
    interact(deleteConversion(UNKNOWN), { given }, refusedDocument));
});

const WRITES = [requestUpload(), deleteDocument(), startConversion(), deleteConversion()];

describeEndedSession([getDocuments, getConversion(), ...WRITES]);
describeReplacedSession([getDocuments, getConversion(), ...WRITES]);
describeFailure([getDocuments, getConversion(), ...WRITES]);
describeOtherHost(WRITES);
describeSubmitted(WRITES);
describeAccepted(WRITES);
describeLimit([requestUpload()]);
describeSizeLimit([requestUpload(), startConversion()]);
