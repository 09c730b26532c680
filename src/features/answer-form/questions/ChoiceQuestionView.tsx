import type { RadioQuestion } from '../../../core/kinds/radio.ts';
import type { SelectQuestion } from '../../../core/kinds/select.ts';
import { RadioGroup, Select } from '../../../ui/index.ts';
import { useChoice } from '../useChoice.ts';
import { useQuestion } from '../useQuestion.ts';

export function SelectQuestionView({ question }: { question: SelectQuestion }) {
  return <Select {...useQuestion(question)} {...useChoice(question.key, question.options)} />;
}

export function RadioQuestionView({ question }: { question: RadioQuestion }) {
  return <RadioGroup {...useQuestion(question)} {...useChoice(question.key, question.options)} />;
}
