import type { CheckboxGroupQuestion } from '../../../core/kinds/checkboxGroup.ts';
import type { CheckboxQuestion } from '../../../core/kinds/checkbox.ts';
import { useAnswer, useFormStore } from '../../../session/index.ts';
import {
  CheckboxRow,
  fieldClassName,
  joinClasses,
  renderFieldset,
  renderLabel,
  renderNotes,
} from '../../../ui/index.ts';
import { useFieldOf, useQuestion } from '../useQuestion.ts';

/** The number of boxes from which a group is laid out in two columns, where there is room. */
const MANY = 5;

const asAnswer = (checked: boolean) => (checked ? 'true' : '');

export function CheckboxQuestionView({ question }: { question: CheckboxQuestion }) {
  const store = useFormStore();
  const { id, label, hint, errors, width, value } = useQuestion(question);
  return (
    <div data-field className={fieldClassName({ width, errors })}>
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

/** A group of checkboxes, each with its own answer key as its id, and described by the group's messages. */
export function CheckboxGroupQuestionView({ question }: { question: CheckboxGroupQuestion }) {
  const { id, key, boxes } = question;
  const field = { ...useFieldOf(question, key), id };
  const errorId = field.errors?.length ? `${id}-error` : undefined;
  return renderFieldset(
    field,
    <div className={joinClasses('app-choices', boxes.length >= MANY && 'app-choices--columns')}>
      {boxes.map((box) => (
        <Box key={box.key} box={box} errorId={errorId} />
      ))}
    </div>,
  );
}

interface BoxProps {
  box: CheckboxGroupQuestion['boxes'][number];
  errorId: string | undefined;
}

function Box({ box: { key, label }, errorId }: BoxProps) {
  const store = useFormStore();
  return (
    <CheckboxRow
      id={key}
      label={label}
      checked={useAnswer(key) === 'true'}
      onChange={(checked) => store.change({ [key]: asAnswer(checked) })}
      errorId={errorId}
    />
  );
}
