import { Link } from 'react-router-dom';
import type { UploadQuestion } from '../../core/declare/Question.ts';
import { useErrors } from '../../data/useFormValues.ts';
import { renderField } from '../../ui/index.ts';
import { DOCUMENTS_WORDS } from './documentsWords.ts';

const WORDS = DOCUMENTS_WORDS.accountNeeded;

/** Stands where a document would be asked for: without an account there is nowhere to keep it. */
export function AccountNeeded({ question }: { question: UploadQuestion }) {
  const { key, label, required } = question;
  const errors = useErrors(key);
  return renderField(
    { id: key, label, errors, optional: required === false, isFocusedByLabel: true },
    <p id={key} tabIndex={-1}>
      <Link to="/login">{WORDS.signIn}</Link>
      {WORDS.or}
      <Link to="/signup">{WORDS.createAccount}</Link>
      {WORDS.toUpload}
    </p>,
  );
}
