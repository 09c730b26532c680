import type { ConfirmationQuestion } from '../../../core/declare/FormNode.ts';
import { useFormStore } from '../../../data/Connection.ts';
import { ConfirmationTrigger } from '../../../ui/index.ts';
import type { RenderNodes } from '../RenderNodes.ts';
import { useQuestion } from '../useQuestion.ts';

interface ConfirmationQuestionViewProps {
  question: ConfirmationQuestion;
  renderNodes: RenderNodes;
}

/** Shows one content before, and another after, the applicant confirms. */
export function ConfirmationQuestionView({ question, renderNodes }: ConfirmationQuestionViewProps) {
  const store = useFormStore();
  const { value, errors } = useQuestion(question);
  return (
    <ConfirmationTrigger
      id={question.key}
      variant={question.variant}
      confirmed={value === 'true'}
      onConfirm={(confirmed) => store.change({ [question.key]: confirmed ? 'true' : '' })}
      label={question.label}
      errors={errors}
      before={<p>{question.before}</p>}
      after={
        <>
          {question.after && <p>{question.after}</p>}
          {renderNodes(question.children)}
        </>
      }
    />
  );
}
