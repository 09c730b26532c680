import type { ChoiceQuestion } from '../../../core/declare/Question.ts';
import { RadioGroup, Select } from '../../../ui/index.ts';
import { useChoose } from '../useChoose.ts';
import { useOptions } from '../useOptions.ts';
import { useQuestion } from '../useQuestion.ts';

const isYesNo = (labels: readonly string[]) => labels.join() === 'Yes,No';

/** Asks for one of a list in a drop-down. */
export function SelectQuestionView({ question }: { question: ChoiceQuestion }) {
  const control = useQuestion(question);
  const options = useOptions(question.options);
  const choose = useChoose(question.key);
  return <Select {...control} options={options} onChange={choose} />;
}

/** Asks for one of a few with radio buttons; Yes and No stand side by side. */
export function RadioQuestionView({ question }: { question: ChoiceQuestion }) {
  const control = useQuestion(question);
  const options = useOptions(question.options);
  const choose = useChoose(question.key);
  const inline = isYesNo(options.map((option) => option.label));
  return <RadioGroup {...control} options={options} onChange={choose} inline={inline} />;
}
