import type { DocumentAnswerKey, ProcessingStatus } from '@admission/sdk';
import { describe, it } from 'vitest';
import { asWrong, call, state } from './test-support/Call.ts';
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

const requestUpload = (answer_key: DocumentAnswerKey = KEY) =>
  call('requestUpload', `for where to upload ${answer_key}`, { answer_key });
const getDocuments = call('getDocuments', 'for the documents');
const deleteDocument = (answer_key: DocumentAnswerKey = KEY) =>
  call('deleteDocument', `to remove the document ${answer_key}`, { answer_key });
const startConversion = (file_key = 'contract-file-key', file_name = 'transcript.docx') =>
  call('startConversion', 'to convert an uploaded file', { answer_key: KEY, file_key, file_name });
const getConversion = (answer_key: DocumentAnswerKey = KEY) =>
  call('getConversion', `for how the conversion of ${answer_key} goes`, { answer_key });
const deleteConversion = (answer_key: DocumentAnswerKey = KEY) =>
  call('deleteConversion', `to remove the PDF of ${answer_key}`, { answer_key });

const given = state('a student is logged in');
const conversion = (status: ProcessingStatus) =>
  state('a document conversion with status {status}', { status });
const refusedDocument = refused(400, 'We do not know this document. Please reload the page and try again.');

describe('an upload', () => {
  it('a request to upload gets a target whose fields identify the file · ENT-19', () =>
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

  it('an upload target is refused for a question that takes no document · API-16', () =>
    interact(
      requestUpload(UNKNOWN),
      { given },
      refused(400, 'We cannot take a file for this question. Please reload the page and try again.'),
    ));
});

describe('the documents', () => {
  it('there are no documents before an upload · DOC-11', () =>
    interact(getDocuments, { given, when: 'before an upload' }, success({ document_answer: {} })));

  it.each(['UNPROCESSED', 'IN_PROGRESS', 'COMPLETED', 'FAILED'] as const)(
    'the list of documents includes one that is %s · DOC-11',
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

  it('a document can be removed · DOC-12', () =>
    interact(deleteDocument(), { given: conversion('COMPLETED') }, said('The document is removed.')));

  it.each(['UNPROCESSED', 'IN_PROGRESS', 'FAILED'] as const)(
    'a document that is %s can be removed · DOC-12',
    (status) =>
      interact(
        deleteDocument(),
        { given: conversion(status), when: `when its conversion is ${status}` },
        said('The document is removed.'),
      ),
  );

  it('removing a document that does not exist succeeds · DOC-12', () =>
    interact(deleteDocument(), { given, when: 'that is not there' }, said('The document is removed.')));

  it('removing a document is rejected for a question that takes none · API-21', () =>
    interact(deleteDocument(UNKNOWN), { given }, refusedDocument));
});

describe('a conversion', () => {
  it('the conversion of an uploaded file can be started · API-19', () =>
    interact(
      startConversion(),
      { given: state('an uploaded file is waiting') },
      said('Your document is being converted.'),
    ));

  it('a conversion cannot be started if the file never arrived · API-19', () =>
    interact(
      startConversion('uploads/unknown'),
      { given, when: 'that did not arrive' },
      refused(404, 'Your file did not reach us. Please choose it again.'),
    ));

  it('a conversion cannot be started for an unsupported file type · DOC-14', () =>
    interact(
      startConversion('contract-file-key', 'transcript.exe'),
      { given: state('an uploaded file is waiting'), when: 'of a kind that is not taken' },
      refused(400, 'We cannot read this kind of file. Please choose a PDF, Word, JPG or PNG file.'),
    ));

  it.each(['UNPROCESSED', 'IN_PROGRESS', 'COMPLETED', 'FAILED', 'NOT_ANSWERED'] as const)(
    'the status of a conversion can be %s · CARD-11, ENT-20',
    (status) =>
      interact(
        getConversion(),
        { given: conversion(status), when: `when it is ${status}` },
        success({ status, message: text('Your document is being converted.') }),
      ),
  );

  it('a request for a conversion status is rejected for a question that takes no document · API-20', () =>
    interact(getConversion(UNKNOWN), { given }, refusedDocument));

  it('a conversion can be removed · DOC-12', () =>
    interact(
      deleteConversion(),
      { given: conversion('COMPLETED') },
      said('The converted document is removed.'),
    ));

  it('a running conversion can be removed · DOC-12', () =>
    interact(
      deleteConversion(),
      { given: conversion('IN_PROGRESS'), when: 'while it is made' },
      said('The converted document is removed.'),
    ));

  it.each(['UNPROCESSED', 'FAILED'] as const)('a conversion that is %s can be removed · DOC-12', (status) =>
    interact(
      deleteConversion(),
      { given: conversion(status), when: `when it is ${status}` },
      said('The converted document is removed.'),
    ),
  );

  it('removing a conversion that does not exist succeeds · DOC-12', () =>
    interact(
      deleteConversion(),
      { given, when: 'that is not there' },
      said('The converted document is removed.'),
    ));

  it('removing a conversion is rejected for a question that takes no document · API-22', () =>
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
