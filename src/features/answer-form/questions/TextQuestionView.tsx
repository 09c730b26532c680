import type { TextareaQuestion } from '../../../core/kinds/textarea.ts';
import type { TextQuestion } from '../../../core/kinds/text.ts';
import { roomFor } from '../../../core/kinds/roomFor.ts';
import { tidyAnswer } from '../../../core/kinds/kinds.ts';
import { useFormStore } from '../../../session/index.ts';
import { TextArea, TextInput } from '../../../ui/index.ts';
import { useQuestion, useUncontrolledQuestion } from '../useQuestion.ts';

export function TextQuestionView({ question }: { question: TextQuestion }) {
  const control = useUncontrolledQuestion(question);
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
      isProse={question.isProse}
    />
  );
}

export function TextareaQuestionView({ question }: { question: TextareaQuestion }) {
  const store = useFormStore();
  return (
    <TextArea
      {...useQuestion(question)}
      onChange={(text) => store.set(question.key, text)}
      maxLength={question.max}
      autoComplete={question.autoComplete}
    />
  );
}
