import type { TextareaQuestion } from '../../../core/kinds/textarea.ts';
import type { TextQuestion } from '../../../core/kinds/text.ts';
import { roomFor } from '../../../core/kinds/roomFor.ts';
import { tidyAnswer } from '../../../core/kinds/kinds.ts';
import { TextArea, TextInput } from '../../../ui/index.ts';
import { useQuestion, useTypedQuestion } from '../useQuestion.ts';

/** Asks for one line of text. */
export function TextQuestionView({ question }: { question: TextQuestion }) {
  const control = useTypedQuestion(question);
  return (
    <TextInput
      {...control}
      type={question.inputType}
      inputMode={question.inputMode}
      maxLength={roomFor(question)}
      clean={(text) => tidyAnswer(question, text)}
      autoComplete={question.autoComplete ?? 'off'}
      tabular={question.tabular}
      look={question.look}
    />
  );
}

/** Asks for several lines of text. */
export function TextareaQuestionView({ question }: { question: TextareaQuestion }) {
  const control = useQuestion(question);
  return <TextArea {...control} maxLength={question.max} autoComplete={question.autoComplete} />;
}
