import type { ReactNode } from 'react';
import type { ConfirmationQuestion } from '../../../core/question/FormNode.ts';
import { useFormStore } from '../../../data/Connection.ts';
import { ConfirmationTrigger } from '../../../ui/index.ts';
import { useQuestion } from '../useQuestion.ts';

/** Shows one content before, and another after, the applicant confirms (COND-17…19). */
export function ConfirmationQuestionView(props: { question: ConfirmationQuestion; children: ReactNode }) {
  const { question, children } = props;
  const store = useFormStore();
  const { field, value } = useQuestion(question);
  return (
    <ConfirmationTrigger
      id={question.key}
      variant={question.variant}
      confirmed={value === 'true'}
      onConfirm={(confirmed) => store.change({ [question.key]: confirmed ? 'true' : '' })}
      label={question.label}
      errors={field.errors}
      before={<p>{question.before}</p>}
      after={
        <>
          {question.after && <p>{question.after}</p>}
          {children}
        </>
      }
    />
  );
}
