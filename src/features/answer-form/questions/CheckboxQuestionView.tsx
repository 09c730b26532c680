import type { CheckboxGroupQuestion, CheckboxQuestion } from '../../../core/declare/Question.ts';
import { useFormValue } from '../../../data/useFormValues.ts';
import { useFormStore } from '../../../data/Connection.ts';
import { Checkbox, CheckboxGroup } from '../../../ui/index.ts';
import { useFieldOf, useQuestion } from '../useQuestion.ts';

const asAnswer = (checked: boolean) => (checked ? 'true' : '');

/** Asks with one box. */
export function CheckboxQuestionView({ question }: { question: CheckboxQuestion }) {
  const store = useFormStore();
  const { value, ...field } = useQuestion(question);
  const set = (checked: boolean) => store.change({ [question.key]: asAnswer(checked) });
  return <Checkbox {...field} optional={false} checked={value === 'true'} onChange={set} />;
}

/** Asks with a group of boxes, each an answer of its own. */
export function CheckboxGroupQuestionView({ question }: { question: CheckboxGroupQuestion }) {
  const store = useFormStore();
  const field = useFieldOf(question, question.key);
  const keys = question.boxes.map(({ key }) => key);
  const ticked = useFormValue(({ answer }) => keys.map(answer).join(), keys).split(',');
  const set = (key: string, checked: boolean) => store.change({ [key]: asAnswer(checked) });
  const boxes = question.boxes.map((box, at) => ({ ...box, checked: ticked[at] === 'true' }));
  return <CheckboxGroup {...field} id={question.id} boxes={boxes} onChange={set} />;
}
