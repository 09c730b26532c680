import { optionsFor } from '../../../core/kinds/dependent.ts';
import type { DependentQuestion } from '../../../core/kinds/dependent.ts';
import { useAnswer, useFormStore } from '../../../session/index.ts';
import { Select } from '../../../ui/index.ts';
import { useChoice } from '../useChoice.ts';
import { useGate } from '../useGate.ts';
import { useQuestion } from '../useQuestion.ts';

/** A drop-down list that is shown only for certain values of its controlling answer. Spec §4. */
export function DependentQuestionView({ question }: { question: DependentQuestion }) {
  const isOpen = useGate({ gate: 'dependent', question });
  const store = useFormStore();
  useAnswer(question.controlledBy);
  const control = useQuestion(question);
  const choice = useChoice(question.key, optionsFor(question, store.view));
  return isOpen ? <Select {...control} {...choice} /> : null;
}
