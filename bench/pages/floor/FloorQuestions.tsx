import { memo, useEffect, useState } from 'react';
import type { FormNode, Question } from '../../../src/core/declare/FormNode.ts';
import type { CheckboxQuestion } from '../../../src/core/kinds/checkbox.ts';
import type { RadioQuestion } from '../../../src/core/kinds/radio.ts';
import type { SelectQuestion } from '../../../src/core/kinds/select.ts';
import type { DateQuestion } from '../../../src/core/kinds/date.ts';
import type { TextQuestion } from '../../../src/core/kinds/text.ts';
import {
  describeField,
  fieldClassName,
  type FieldProps,
  Icon,
  renderField,
  renderNotes,
} from '../../../src/ui/index.ts';
import type { FloorForm } from './FloorForm.ts';

interface Props<Q> {
  form: FloorForm;
  question: Q;
}

const NONE: readonly string[] = [];

/**
 * Registers a question and returns its field props. Inputs are uncontrolled, so its errors are the only
 * state.
 */
function useFrame(form: FloorForm, question: Question): FieldProps {
  const [errors, show] = useState(NONE);
  useEffect(() => {
    form.fields.set(question.key, { question, show });
    return () => void form.fields.delete(question.key);
  }, [form, question]);
  const { key, label, hint, width } = question;
  return { id: key, label, hint, width, errors };
}

const FloorText = memo(function FloorText({ form, question }: Props<TextQuestion>) {
  const frame = useFrame(form, question);
  const { inputType, inputMode, max, tabular } = question;
  return renderField(
    frame,
    <input
      className={tabular ? 'app-input app-input--tabular' : 'app-input'}
      id={frame.id}
      type={inputType}
      inputMode={inputMode}
      maxLength={max}
      autoComplete="off"
      autoCapitalize={inputType === 'email' ? 'none' : undefined}
      spellCheck={inputType === 'text' ? undefined : false}
      onChange={({ target }) => form.set(question, target.value)}
      {...describeField(frame)}
    />,
  );
});

const FloorDate = memo(function FloorDate({ form, question }: Props<DateQuestion>) {
  const frame = useFrame(form, question);
  return renderField(
    frame,
    <span className="app-date-input">
      <input
        className="app-input app-input--date app-input--tabular"
        id={frame.id}
        type="date"
        max="9999-12-31"
        onChange={({ target }) => form.set(question, target.value)}
        {...describeField(frame)}
      />
      <Icon name="calendar" />
    </span>,
  );
});

/** A closed drop-down, with the same button as in the product. No run opens it. */
const FloorSelect = memo(function FloorSelect({ form, question }: Props<SelectQuestion>) {
  const frame = useFrame(form, question);
  return renderField(
    { ...frame, isFocusedByLabel: true },
    <div className="app-select">
      <button
        type="button"
        className="app-input app-select__button app-select__button--blank"
        id={frame.id}
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-labelledby={`${frame.id}-label`}
        {...describeField(frame)}
      >
        <span className="app-select__shown-text">--</span>
        <Icon name="chevron" />
      </button>
    </div>,
  );
});

const FloorRadio = memo(function FloorRadio({ form, question }: Props<RadioQuestion>) {
  const frame = useFrame(form, question);
  const { id, label } = frame;
  const options = typeof question.options === 'function' ? [] : question.options;
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      role="radiogroup"
      className={`${fieldClassName(frame)} app-field--set`}
      aria-labelledby={`${id}-label`}
      {...describeField(frame)}
    >
      <legend className="app-field__label" id={`${id}-label`}>
        {label}
      </legend>
      {renderNotes(frame)}
      <div className="app-choices app-choices--inline">
        {options.map((option) => (
          <label className="app-choice" key={option.value}>
            <input
              className="app-choice__mark"
              type="radio"
              id={`${id}-${option.value}`}
              name={id}
              value={option.value}
              onChange={({ target }) => form.set(question, target.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
});

const FloorBox = memo(function FloorBox({ form, question }: Props<CheckboxQuestion>) {
  const frame = useFrame(form, question);
  const { id, label } = frame;
  return (
    <div className={fieldClassName(frame)}>
      {renderNotes(frame)}
      <div className="app-choice">
        <input
          className="app-choice__mark app-choice__mark--box"
          type="checkbox"
          id={id}
          onChange={({ target }) => form.set(question, target.checked ? 'true' : '')}
          {...describeField(frame)}
        />
        <span>
          <label className="app-choice__label" htmlFor={id}>
            {label}
          </label>
        </span>
      </div>
    </div>
  );
});

/** Renders one node. */
export function renderFloor(form: FloorForm, node: FormNode) {
  switch (node.kind) {
    case 'text':
      return <FloorText form={form} question={node} key={node.key} />;
    case 'date':
      return <FloorDate form={form} question={node} key={node.key} />;
    case 'select':
      return <FloorSelect form={form} question={node} key={node.key} />;
    case 'radio':
      return <FloorRadio form={form} question={node} key={node.key} />;
    case 'checkbox':
      return <FloorBox form={form} question={node} key={node.key} />;
    case 'hiddenSection':
      return (
        <div className="app-shoot" key={node.hideWhen[0]?.valueKey}>
          {node.children.map((child) => renderFloor(form, child))}
        </div>
      );
    default:
      throw new Error(`The benchmark has no ${node.kind}.`);
  }
}
