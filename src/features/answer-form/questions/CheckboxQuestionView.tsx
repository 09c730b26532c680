import type { CheckboxGroupQuestion } from '../../../core/kinds/checkboxGroup.ts';
import type { CheckboxQuestion } from '../../../core/kinds/checkbox.ts';
import { useFormStore, useFormValue } from '../../../session/index.ts';
import {
  CheckboxRow,
  fieldClassName,
  joinClasses,
  renderFieldset,
  renderLabel,
  renderNotes,
} from '../../../ui/index.ts';
import { useFieldOf, useQuestion } from '../useQuestion.ts';

/** Groups with at least this many boxes are laid out in two columns, where there is room. */
const MANY = 5;

const asAnswer = (checked: boolean) => (checked ? 'true' : '');

/** A single checkbox beside its own label. */
export function CheckboxQuestionView({ question }: { question: CheckboxQuestion }) {
  const store = useFormStore();
  const { id, label, hint, errors, width, value } = useQuestion(question);
  return (
    <div className={fieldClassName({ width, errors })}>
      {renderNotes({ id, errors })}
      <CheckboxRow
        id={id}
        label={renderLabel(label, false)}
        hint={hint}
        checked={value === 'true'}
        onChange={(checked) => store.change({ [question.key]: asAnswer(checked) })}
        errorId={errors?.length ? `${id}-error` : undefined}
      />
    </div>
  );
}

/**
 * A group of checkboxes with one answer key per box; each box's id is its key.
 *
 * The group's messages apply to every box, so each box is described by them.
 */
export function CheckboxGroupQuestionView({ question }: { question: CheckboxGroupQuestion }) {
  const { id, key, boxes } = question;
  const store = useFormStore();
  const field = { ...useFieldOf(question, key), id };
  const keys = boxes.map((box) => box.key);
  const ticked = useFormValue(({ answer }) => keys.map(answer).join(), keys).split(',');
  return renderFieldset(
    field,
    <div className={joinClasses('app-choices', boxes.length >= MANY && 'app-choices--columns')}>
      {boxes.map((box, at) => (
        <CheckboxRow
          key={box.key}
          id={box.key}
          label={box.label}
          checked={ticked[at] === 'true'}
          onChange={(checked) => store.change({ [box.key]: asAnswer(checked) })}
          errorId={field.errors?.length ? `${id}-error` : undefined}
        />
      ))}
    </div>,
  );
}
