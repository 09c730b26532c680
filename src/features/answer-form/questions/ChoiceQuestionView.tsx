import { type DependentQuestion, optionsFor } from '../../../core/kinds/dependent.ts';
import type { RadioQuestion } from '../../../core/kinds/radio.ts';
import type { SelectQuestion } from '../../../core/kinds/select.ts';
import { useAnswer, useFormStore } from '../../../session/index.ts';
import { RadioGroup, Select } from '../../../ui/index.ts';
import { useChoice } from '../useChoice.ts';
import { useGate } from '../useGate.ts';
import { useQuestion } from '../useQuestion.ts';

export function SelectQuestionView({ question }: { question: SelectQuestion }) {
  return <Select {...useQuestion(question)} {...useChoice(question.key, question.options)} />;
}

export function RadioQuestionView({ question }: { question: RadioQuestion }) {
  return <RadioGroup {...useQuestion(question)} {...useChoice(question.key, question.options)} />;
}

/** A drop-down list that is shown only for certain values of its controlling answer. Spec §4. */
export function DependentQuestionView({ question }: { question: DependentQuestion }) {
  const isOpen = useGate({ gate: 'dependent', question });
  const store = useFormStore();
  useAnswer(question.controlledBy);
  const control = useQuestion(question);
  const choice = useChoice(question.key, optionsFor(question, store.view));
  return isOpen ? <Select {...control} {...choice} /> : null;
}
