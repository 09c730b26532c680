import { useCallback } from 'react';
import type { DateQuestion, PhoneQuestion, SensitiveQuestion } from '../../../core/question/Question.ts';
import { DateInput, PhoneInput, SensitiveInput } from '../../../ui/index.ts';
import { roomFor } from '../../../core/question/tidyAnswer.ts';
import { useFormStore } from '../../../data/Connection.ts';
import { useTypedQuestion } from '../useQuestion.ts';

/** Asks for a calendar day. */
export function DateQuestionView({ question }: { question: DateQuestion }) {
  const store = useFormStore();
  const { field, value, revision, set } = useTypedQuestion(question);
  const note = useCallback(
    (isUnreadable: boolean) => store.setUnreadable(question.key, isUnreadable),
    [store, question],
  );
  return (
    <DateInput
      {...field}
      value={value}
      revision={revision}
      onChange={set}
      onUnreadable={note}
      autoComplete={question.autoComplete}
    />
  );
}

/** Asks for a phone number. */
export function PhoneQuestionView({ question }: { question: PhoneQuestion }) {
  const { field, value, revision, set } = useTypedQuestion(question);
  return (
    <PhoneInput
      {...field}
      value={value}
      revision={revision}
      onChange={set}
      autoComplete={question.autoComplete}
    />
  );
}

/** Asks for something to be kept from onlookers. */
export function SensitiveQuestionView({ question }: { question: SensitiveQuestion }) {
  const { field, value, revision, set } = useTypedQuestion(question);
  return (
    <SensitiveInput
      {...field}
      value={value}
      revision={revision}
      onChange={set}
      format={question.format}
      maxLength={roomFor(question)}
    />
  );
}
