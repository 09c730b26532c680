import type { DocumentAnswerKey } from '@admission/sdk';
import type { QuestionBase } from '../declare/QuestionBase.ts';
import { builderOf } from './common.ts';

/** A document to upload, which is converted to PDF; the answer is 'ANSWERED' once it has been converted. */
export interface UploadQuestion extends QuestionBase {
  readonly kind: 'upload';
  readonly key: DocumentAnswerKey;
}

/** @example upload('resume_doc', { label: 'Résumé or activity list' }) */
export const upload = builderOf<UploadQuestion>('upload');
