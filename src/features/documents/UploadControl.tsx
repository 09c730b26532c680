import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { UploadQuestion } from '../../core/question/Question.ts';
import { useAnswer, useErrors } from '../../data/answers/useFormValues.ts';
import { useApplicant } from '../../data/ApplicantContext.ts';
import { ACCEPTED_FILES } from '../../data/documents/checkFile.ts';
import { useUploads, useUploadState } from '../../data/documents/UploadsContext.ts';
import { documentsQuery } from '../../data/queries.ts';
import { Upload, type UploadProps } from '../../ui/index.ts';
import type { UploadState } from '../../data/documents/UploadState.ts';
import { DOCUMENTS_WORDS } from './documentsWords.ts';

/** Asks a student for a document and shows how it stands. Spec §4 "Document upload". */
export function UploadControl({ question }: { question: UploadQuestion }) {
  const { key, label, hint, required } = question;
  const { sdk } = useApplicant();
  const uploads = useUploads();
  const state = useUploadState(key);
  const isAnswered = useAnswer(key) !== '';
  const errors = useErrors(key);
  // The list was loaded with the form, and is kept up to date from here: it is read, never asked for again.
  const { data } = useQuery({ ...documentsQuery(sdk), enabled: false });

  // The question may have been hidden, and its answer cleared, since the document was uploaded.
  useEffect(() => {
    void uploads.resume(key);
  }, [uploads, key]);

  const hasNote = state.stage === 'refused' || state.stage === 'failed';
  const canRetry = state.stage === 'failed' && state.file !== null;
  const isConverting = state.stage === 'converting';
  return (
    <Upload
      id={key}
      label={label}
      hint={hint}
      errors={errors}
      optional={required === false}
      accept={ACCEPTED_FILES}
      {...(state.stage === 'idle'
        ? isAnswered
          ? { status: 'done', fileName: data?.document_answer[key]?.file_name }
          : { status: 'empty' }
        : look(state))}
      onChoose={(file) => void uploads.choose(key, file)}
      onRemove={() => (hasNote ? uploads.dismiss(key) : void uploads.remove(key))}
      onRetry={canRetry ? () => void uploads.retry(key) : undefined}
      onCancel={isConverting ? () => uploads.cancel(key) : undefined}
    />
  );
}

type Look = Pick<UploadProps, 'status' | 'fileName' | 'message'>;

/** From the choice of the file to the end it reads 'Converting…' (DOC-08). */
function look(state: Exclude<UploadState, { stage: 'idle' }>): Look {
  const fileName = state.fileName || undefined;
  switch (state.stage) {
    case 'converting':
      return { status: 'converting', fileName };
    case 'removing':
      return { status: 'converting', fileName, message: DOCUMENTS_WORDS.removing };
    case 'refused':
    case 'failed':
      return { status: 'failed', fileName, message: state.message };
    default:
      return state satisfies never;
  }
}
