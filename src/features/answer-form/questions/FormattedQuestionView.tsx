import type { DateQuestion, PhoneQuestion, SensitiveQuestion } from '../../../core/declare/Question.ts';
import { roomFor, tidyAnswer } from '../../../core/run/tidyAnswer.ts';
import { useFormStore } from '../../../data/Connection.ts';
import { DateInput, PhoneInput, SensitiveInput } from '../../../ui/index.ts';
import { useTypedQuestion } from '../useQuestion.ts';

/** Asks for a calendar day. */
export function DateQuestionView({ question }: { question: DateQuestion }) {
  const store = useFormStore();
  const control = useTypedQuestion(question);
  const note = (isUnreadable: boolean) => store.setUnreadable(question.key, isUnreadable);
  return <DateInput {...control} onUnreadable={note} />;
}

/** Asks for a phone number. */
export function PhoneQuestionView({ question }: { question: PhoneQuestion }) {
  return <PhoneInput {...useTypedQuestion(question)} />;
}

/** Asks for something to be kept from onlookers. */
export function SensitiveQuestionView({ question }: { question: SensitiveQuestion }) {
  const control = useTypedQuestion(question);
  return (
    <SensitiveInput
      {...control}
      format={question.format}
      clean={(text) => tidyAnswer(question, text)}
      maxLength={roomFor(question)}
    />
  );
}
