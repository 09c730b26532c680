import { Link } from 'react-router-dom';
import type { UploadQuestion } from '../../core/question/Question.ts';
import { useErrors } from '../../data/answers/useFormValues.ts';
import { Field } from '../../ui/index.ts';

/** Stands where a document would be asked for: without an account there is nowhere to keep it (DOC-15). */
export function AccountNeeded({ question }: { question: UploadQuestion }) {
  const { key, label, required } = question;
  const errors = useErrors(key);
  return (
    <Field id={key} label={label} errors={errors} optional={required === false}>
      <p id={key} tabIndex={-1}>
        <Link to="/login">Sign in</Link> or <Link to="/signup">create an account</Link> to upload documents.
      </p>
    </Field>
  );
}
