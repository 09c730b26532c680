import { cleanFileName } from '../../core/application/cleanFileName.ts';
import type { UploadQuestion } from '../../core/declare/Question.ts';
import { useConnection } from '../../data/Connection.ts';
import { ACCEPTED_FILES } from '../../data/documents/checkFile.ts';
import { useDocument } from '../../data/documents/useDocument.ts';
import { useErrors } from '../../data/useFormValues.ts';
import { Upload } from '../../ui/index.ts';
import { AccountNeeded } from './AccountNeeded.tsx';

interface UploadQuestionViewProps {
  question: UploadQuestion;
}

/** Asks for a document, or for an account to upload it to. */
export function UploadQuestionView({ question }: UploadQuestionViewProps) {
  const { isStudent } = useConnection();
  return isStudent ? <UploadControl question={question} /> : <AccountNeeded question={question} />;
}

/** Asks a student for a document and shows how it stands. Spec §4 "Document upload". */
function UploadControl({ question }: UploadQuestionViewProps) {
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
      status={state.stage}
      message={state.message}
      onChoose={choose}
      onRemove={remove}
      onRetry={state.canRetry ? retry : undefined}
      onCancel={cancel}
    />
  );
}
