import type { TextareaQuestion } from '../../../core/kinds/textarea.ts';
import type { TextQuestion } from '../../../core/kinds/text.ts';
import { roomFor } from '../../../core/kinds/roomFor.ts';
import { tidyAnswer } from '../../../core/kinds/kinds.ts';
import { useFormStore } from '../../../session/index.ts';
import { EmailInput, TextArea, TextInput } from '../../../ui/index.ts';
import { useQuestion, useUncontrolledQuestion } from '../useQuestion.ts';

export function TextQuestionView({ question }: { question: TextQuestion }) {
  const store = useFormStore();
  const { inputType: type, inputMode, tabular, look, isProse } = question;
  const input = {
    ...useUncontrolledQuestion(question),
    ...{ type, inputMode, tabular, look, isProse },
    maxLength: roomFor(question),
    clean: (text: string) => tidyAnswer(question, text),
    autoComplete: question.autoComplete ?? 'off',
  };
  if (type !== 'email') return <TextInput {...input} />;
  return <EmailInput {...input} onCorrect={(address) => store.change({ [question.key]: address })} />;
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
