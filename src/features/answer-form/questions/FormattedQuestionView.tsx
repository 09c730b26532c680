import type { DateQuestion, PhoneQuestion, SensitiveQuestion } from '../../../core/question/Question.ts';
import { DateInput, PhoneInput, SensitiveInput } from '../../../ui/index.ts';
import { useQuestion } from '../useQuestion.ts';

/** Asks for a calendar day. */
export function DateQuestionView({ question }: { question: DateQuestion }) {
  const { field, value, set } = useQuestion(question);
  return <DateInput {...field} value={value} onChange={set} autoComplete={question.autoComplete} />;
}

/** Asks for a phone number. */
export function PhoneQuestionView({ question }: { question: PhoneQuestion }) {
  const { field, value, set } = useQuestion(question);
  return <PhoneInput {...field} value={value} onChange={set} autoComplete={question.autoComplete} />;
}

/** Asks for something to be kept from onlookers. */
export function SensitiveQuestionView({ question }: { question: SensitiveQuestion }) {
  const { field, value, set } = useQuestion(question);
  return (
    <SensitiveInput
      {...field}
      value={value}
      onChange={set}
      format={question.format}
      maxLength={question.max}
    />
  );
}
