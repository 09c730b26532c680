import type { DocumentAnswerKey, ProcessingStatus } from '@admission/sdk';
import { asWrong, call, state } from './test-support/Call.ts';
import * as failures from './test-support/failures.ts';
import { testInteractions, type Row } from './test-support/interact.ts';
import { success, text, textLike } from './test-support/replies.ts';

const KEY: DocumentAnswerKey = 'hs_transcript_doc';
const UNKNOWN: DocumentAnswerKey = asWrong('diary_doc');

const requestUpload = (answer_key: DocumentAnswerKey = KEY) =>
  call('requestUpload', `to upload ${answer_key}`, { answer_key });
const getDocuments = call('getDocuments', 'for the documents');
const deleteDocument = (answer_key: DocumentAnswerKey = KEY) =>
  call('deleteDocument', `to remove the document ${answer_key}`, { answer_key });
const startConversion = (file_key = 'contract-file-key', file_name = 'transcript.docx') =>
  call('startConversion', 'to convert an uploaded file', { answer_key: KEY, file_key, file_name });
/** The key is the backend's: the provider state may return its own. */
const own = { file_key: 'file_key' };
const unsupported = { ...startConversion('contract-file-key', 'transcript.exe'), own };
const getConversion = (answer_key: DocumentAnswerKey = KEY) =>
  call('getConversion', `for the conversion status of ${answer_key}`, { answer_key });
const deleteConversion = (answer_key: DocumentAnswerKey = KEY) =>
  call('deleteConversion', `to remove the PDF of ${answer_key}`, { answer_key });

const given = state('a student is logged in');
const waiting = state('an uploaded file is waiting');
const conversion = (status: ProcessingStatus) =>
  state('a document conversion with status {status}', { status });

const TARGET = success({
  url: textLike(
    '^(https?://[!-.0-\\[\\]-~][!-\\[\\]-~]*|/([!-.0-\\[\\]-~][!-\\[\\]-~]*)?)$',
    '/mock-storage',
  ),
  fields: { key: textLike('^[\\s\\S]{1,1024}$', 'uploads/6f1c2a/hs_transcript_doc') },
});

const rowsWith = (status: ProcessingStatus): Row[] => [
  [
    getDocuments,
    `with one that is ${status}`,
    conversion(status),
    success({ document_answer: { [KEY]: { file_name: text('transcript.docx'), status } } }),
    'DOC-11',
  ],
  [deleteDocument(), `that is ${status}`, conversion(status), '200:removed', 'DOC-12'],
  [deleteConversion(), `that is ${status}`, conversion(status), '200:removed', 'DOC-12'],
];

const WRITES = [requestUpload(), deleteDocument(), startConversion(), deleteConversion()];
const ALL = [getDocuments, getConversion(), ...WRITES];

testInteractions([
  [requestUpload(), '', given, TARGET, 'ENT-19'],
  [requestUpload(UNKNOWN), '', given, '400:unknown_document', 'API-16'],

  [getDocuments, 'before an upload', given, success({ document_answer: {} }), 'DOC-11'],
  ...(['UNPROCESSED', 'IN_PROGRESS', 'COMPLETED', 'FAILED'] as const).flatMap(rowsWith),
  [deleteDocument(), 'that does not exist', given, '200:removed', 'DOC-12'],
  [deleteDocument(UNKNOWN), '', given, '400:unknown_document', 'API-21'],
  [deleteConversion(), 'that does not exist', given, '200:removed', 'DOC-12'],
  [deleteConversion(UNKNOWN), '', given, '400:unknown_document', 'API-22'],

  [{ ...startConversion(), own }, '', waiting, '200:started', 'API-19'],
  [startConversion('uploads/unknown'), 'that never arrived', given, '404:file_missing', 'API-19'],
  [unsupported, 'of an unsupported type', waiting, '400:unsupported_file', 'DOC-14'],
  ...(['UNPROCESSED', 'IN_PROGRESS', 'COMPLETED', 'FAILED', 'NOT_ANSWERED'] as const).map((status): Row => {
    const reply = success({ status, message: text('Your document is being converted.') });
    return [getConversion(), `when it is ${status}`, conversion(status), reply, 'CARD-11, ENT-20'];
  }),
  [getConversion(UNKNOWN), '', given, '400:unknown_document', 'API-20'],

  ...failures.endedSession(ALL),
  ...failures.replacedSession(ALL),
  ...failures.internalError(ALL),
  ...failures.otherHost(WRITES),
  ...failures.submitted(WRITES),
  ...failures.accepted(WRITES),
  ...failures.rateLimit([requestUpload()]),
  ...failures.sizeLimit([requestUpload(), startConversion()]),
]);
