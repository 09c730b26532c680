import { type Mock, vi } from 'vitest';
import { type ConversionStatus, type DocumentAnswers, ServerError } from '@admission/sdk';
import { rule } from '../../core/declare/Rule.ts';
import { text, upload } from '../../core/kinds/builders.ts';
import { hiddenSection } from '../../core/declare/layout.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { ok } from './fakeSdk.ts';

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

/** The document most tests are about. */
export const KEY = 'hs_transcript_doc';
/** It, once it has been converted. */
export const DONE = { file_name: 'transcript.pdf', status: 'COMPLETED' } as const;

/** A call that the server fails. */
export const broken = () => vi.fn(() => Promise.reject(new ServerError('It broke.', { status: 500 })));

/** A file that can be taken. */
export const PDF = new File(['%PDF-1.7'], 'transcript.pdf');

/** Where files go. */
export const TARGET = { url: '/mock-storage', fields: { key: 'u/1', policy: 'P' } };

type DocumentCalls = Record<
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

/** A server that lists these documents. */
export function listing(documents: DocumentAnswers): Mock {
  return vi.fn(() => Promise.resolve({ document_answer: documents }));
}

/** The calls about documents; all succeed but those a test says otherwise of. */
export function documentCalls(calls: Partial<DocumentCalls> = {}): DocumentCalls {
  return {
    saveAnswers: ok(),
    requestUpload: vi.fn(() => Promise.resolve(TARGET)),
    uploadFile: vi.fn(() => Promise.resolve()),
    startConversion: ok(),
    getConversion: conversion(['COMPLETED']),
    getDocuments: listing({}),
    deleteDocument: ok(),
    deleteConversion: ok(),
    ...calls,
  };
}
