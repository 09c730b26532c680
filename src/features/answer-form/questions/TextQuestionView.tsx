import type { TextareaQuestion, TextQuestion } from '../../../core/question/Question.ts';
import { roomFor } from '../../../core/question/tidyAnswer.ts';
import { TextArea, TextInput } from '../../../ui/index.ts';
import { useQuestion, useTypedQuestion } from '../useQuestion.ts';

/** Asks for one line of text. */
export function TextQuestionView({ question }: { question: TextQuestion }) {
  const { field, value, revision, set } = useTypedQuestion(question);
  return (
    <TextInput
      {...field}
      value={value}
      revision={revision}
      onChange={set}
      type={question.inputType}
      inputMode={question.inputMode}
      maxLength={roomFor(question)}
      autoComplete={question.autoComplete ?? 'off'}
      tabular={question.tabular}
      look={question.look === 'signature' ? 'signature' : 'plain'}
      measure={question.look === 'short' ? 'short' : 'full'}
    />
  );
}

/** Asks for several lines of text. */
export function TextareaQuestionView({ question }: { question: TextareaQuestion }) {
  const { field, value, set } = useQuestion(question);
  return (
    <TextArea
      {...field}
      value={value}
      onChange={set}
      maxLength={question.max}
      autoComplete={question.autoComplete}
    />
  );
}
