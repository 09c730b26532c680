import { isOptional } from '../../../core/run/validation/isOptional.ts';
import type { DateQuestion } from '../../../core/kinds/date.ts';
import type { PhoneQuestion } from '../../../core/kinds/phone.ts';
import type { SensitiveQuestion } from '../../../core/kinds/sensitive.ts';
import { roomFor } from '../../../core/kinds/roomFor.ts';
import { tidyAnswer } from '../../../core/kinds/kinds.ts';
import { DateInput, PhoneInput, SensitiveInput } from '../../../ui/index.ts';
import { useUncontrolledQuestion } from '../useQuestion.ts';
import { useFormStore, useFormValue } from '../../../session/index.ts';

export function DateQuestionView({ question }: { question: DateQuestion }) {
  const store = useFormStore();
  const control = useUncontrolledQuestion(question);
  const note = (isUnreadable: boolean) => store.setUnreadable(question.key, isUnreadable);
  return <DateInput {...control} onUnreadable={note} />;
}

/** Marks a phone number as optional while it is, e.g. because another number has been given. */
export function PhoneQuestionView({ question }: { question: PhoneQuestion }) {
  const optional = useFormValue(({ index, view }) => isOptional(question, index, view));
  return <PhoneInput {...useUncontrolledQuestion(question)} optional={optional} />;
}

export function SensitiveQuestionView({ question }: { question: SensitiveQuestion }) {
  const control = useUncontrolledQuestion(question);
  return (
    <SensitiveInput
      {...control}
      format={question.format}
      clean={(text) => tidyAnswer(question, text)}
      maxLength={roomFor(question)}
    />
  );
}
