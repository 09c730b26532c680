import { cleanFileName } from '../../core/application/cleanFileName.ts';
import type { UploadQuestion } from '../../core/declare/Question.ts';
import { ACCEPTED_FILES } from '../../data/documents/checkFile.ts';
import { type DocumentState, useDocument } from '../../data/documents/useDocument.ts';
import { useErrors } from '../../data/useFormValues.ts';
import { Upload, type UploadProps } from '../../ui/index.ts';
import { DOCUMENTS_WORDS } from './documentsWords.ts';

/** Asks a student for a document and shows how it stands. Spec §4 "Document upload". */
export function UploadControl({ question }: { question: UploadQuestion }) {
  const { key, label, hint, required } = question;
  const { state, choose, retry, cancel, remove } = useDocument(key);
  const errors = useErrors(key);
  return (
    <Upload
      id={key}
      label={label}
      hint={hint}
      errors={errors}
      optional={required === false}
      accept={ACCEPTED_FILES}
      fileName={cleanFileName(state.fileName) || undefined}
      {...statusOf(state)}
      onChoose={choose}
      onRemove={remove}
      onRetry={state.canRetry ? retry : undefined}
      onCancel={state.stage === 'converting' ? cancel : undefined}
    />
  );
}

/** From the choice of the file to the end it reads 'Converting…'. */
function statusOf({ stage, message }: DocumentState): Pick<UploadProps, 'status' | 'message'> {
  switch (stage) {
    case 'removing':
      return { status: 'converting', message: DOCUMENTS_WORDS.removing };
    case 'refused':
    case 'failed':
      return { status: 'failed', message };
    default:
      return { status: stage };
  }
}
