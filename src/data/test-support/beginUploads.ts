import { type Mock, vi } from 'vitest';
import type { ConversionStatus, DocumentAnswers } from '@admission/sdk';
import { rule } from '../../core/conditions/Rule.ts';
import { text, upload } from '../../core/question/builders.ts';
import { hiddenSection } from '../../core/question/layout.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { readDocuments } from '../documents/documentList.ts';
import { Uploads } from '../documents/Uploads.ts';
import { ok } from './fakeSdk.ts';
import { studentWith } from './studentWith.ts';

/** Three documents, the last of them hidden until credits are given. */
export const DOCUMENT_FORM = formOf(
  upload('hs_transcript_doc', { label: 'Transcript' }),
  upload('resume_doc', { label: 'Résumé' }),
  text('college_credits', { label: 'Credits' }),
  hiddenSection(
    [rule('college_credits', 'notAnswered')],
    [upload('college_transcript_doc', { label: 'College transcript' })],
  ),
);

/** A file that can be taken. */
export const PDF = new File(['%PDF-1.7'], 'transcript.pdf');

/** Where files go. */
export const TARGET = { url: '/mock-storage', fields: { key: 'u/1', policy: 'P' } };

type UploadCalls = Record<
  | 'saveAnswers'
  | 'requestUpload'
  | 'uploadFile'
  | 'startConversion'
  | 'getConversion'
  | 'getDocuments'
  | 'deleteDocument'
  | 'deleteConversion',
  Mock
>;

/** Conversions that answer these statuses in turn, the last one for ever. */
export function conversion(statuses: readonly ConversionStatus['status'][], message = ''): Mock {
  const left = [...statuses];
  return vi.fn(() => Promise.resolve({ status: left.length > 1 ? left.shift() : left[0], message }));
}

const CONVERTED = { file_name: 'transcript.pdf', status: 'COMPLETED' } as const;

/** A server that lists these documents. */
export function listing(documents: DocumentAnswers): Mock {
  return vi.fn(() => Promise.resolve({ document_answer: documents }));
}

/** The calls of the pipeline; all succeed but those a test says otherwise of. */
export function callsThat(calls: Partial<UploadCalls> = {}): UploadCalls {
  return {
    saveAnswers: ok(),
    requestUpload: vi.fn(() => Promise.resolve(TARGET)),
    uploadFile: vi.fn(() => Promise.resolve()),
    startConversion: ok(),
    getConversion: conversion(['COMPLETED']),
    getDocuments: listing({ hs_transcript_doc: CONVERTED, resume_doc: CONVERTED }),
    deleteDocument: ok(),
    deleteConversion: ok(),
    ...calls,
  };
}

/** A student on the form, and their documents. */
export function beginUploads(calls: UploadCalls, settings: Partial<Parameters<typeof studentWith>[0]> = {}) {
  const student = studentWith({ form: DOCUMENT_FORM, calls, ...settings });
  const tellFailure = vi.fn();
  const uploads = new Uploads(student.applicant, tellFailure);
  student.enter();
  const documents = () => readDocuments(student.applicant);
  return { ...student, uploads, tellFailure, documents, store: student.applicant.store };
}

/** Lets everything happen that needs no time to pass. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Lets time pass on the fake clock, and everything happen that is due by then. */
export async function pass(milliseconds: number): Promise<void> {
  await settled();
  await vi.advanceTimersByTimeAsync(milliseconds);
  await settled();
}
