import { memo, useEffect, useState } from 'react';
import type { FormNode, HiddenSectionNode, Question } from '../../../src/core/declare/FormNode.ts';
import type {
  CheckboxQuestion,
  ChoiceQuestion,
  DateQuestion,
  TextQuestion,
} from '../../../src/core/declare/Question.ts';
import { Icon } from '../../../src/ui/index.ts';
import { describe, FloorErrors, FloorField } from './FloorField.tsx';
import type { FloorForm } from './FloorForm.ts';
import { inputAttributes } from './inputAttributes.ts';

interface Props<Q> {
  form: FloorForm;
  question: Q;
}

const NONE: readonly string[] = [];

/** The one state of a question whose input keeps itself. */
function useMessages(form: FloorForm, question: Question): readonly string[] {
  const [errors, show] = useState(NONE);
  useEffect(() => {
    form.fields.set(question.key, { question, show });
    return () => void form.fields.delete(question.key);
  }, [form, question]);
  return errors;
}

/** A line of text as it is, a date with its icon; no component, since the product has none there. */
const FloorText = memo(function FloorText({ form, question }: Props<TextQuestion | DateQuestion>) {
  const errors = useMessages(form, question);
  const input = (
    <input
      {...inputAttributes(question)}
      id={question.key}
      onChange={({ target }) => form.set(question, target.value)}
      {...describe(question, errors)}
    />
  );
  return (
    <FloorField question={question} errors={errors}>
      {question.kind === 'date' ? (
        <span className="app-date-input">
          {input}
          <Icon name="calendar" />
        </span>
      ) : (
        input
      )}
    </FloorField>
  );
});

/** A closed drop-down: the product's button. No run opens one; pressing it takes the first option. */
const FloorSelect = memo(function FloorSelect({ form, question }: Props<ChoiceQuestion>) {
  const errors = useMessages(form, question);
  const [value, setValue] = useState('');
  const { key } = question;
  const options = optionsOf(question);
  const choose = (chosen: string) => {
    setValue(chosen);
    form.set(question, chosen);
  };
  return (
    <FloorField question={question} errors={errors}>
      <div className="app-select">
        <button
          type="button"
          className={`app-input app-select__button${value === '' ? ' app-select__button--blank' : ''}`}
          id={key}
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={false}
          aria-labelledby={`${key}-label`}
          onClick={() => choose(options[0]?.value ?? '')}
          {...describe(question, errors)}
        >
          <span className="app-select__shown-text">
            {options.find((option) => option.value === value)?.label ?? '--'}
          </span>
          <Icon name="chevron" />
        </button>
      </div>
    </FloorField>
  );
});

const FloorRadio = memo(function FloorRadio({ form, question }: Props<ChoiceQuestion>) {
  const errors = useMessages(form, question);
  const { key, label } = question;
  return (
    <fieldset
      id={key}
      tabIndex={-1}
      role="radiogroup"
      className={`app-field app-field--set app-field--full${errors.length > 0 ? ' app-field--invalid' : ''}`}
      aria-labelledby={`${key}-label`}
      {...describe(question, errors)}
    >
      <legend className="app-field__label" id={`${key}-label`}>
        {label}
      </legend>
      {errors.length > 0 && <FloorErrors id={`${key}-error`} errors={errors} />}
      <div className="app-choices app-choices--inline">
        {optionsOf(question).map((option) => (
          <label className="app-choice" key={option.value}>
            <input
              className="app-choice__mark"
              type="radio"
              id={`${key}-${option.value}`}
              name={key}
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
  const errors = useMessages(form, question);
  const { key, label } = question;
  return (
    <div className={`app-field app-field--full${errors.length > 0 ? ' app-field--invalid' : ''}`}>
      {errors.length > 0 && <FloorErrors id={`${key}-error`} errors={errors} />}
      <div className="app-choice">
        <input
          className="app-choice__mark app-choice__mark--box"
          type="checkbox"
          id={key}
          onChange={({ target }) => form.set(question, target.checked ? 'true' : '')}
          {...describe(question, errors)}
        />
        <span>
          <label className="app-choice__label" htmlFor={key}>
            {label}
          </label>
        </span>
      </div>
    </div>
  );
});

function FloorHidden({ form, node }: { form: FloorForm; node: HiddenSectionNode }) {
  const [isHidden, setIsHidden] = useState(false);
  const [rule] = node.hideWhen;
  useEffect(() => {
    if (!rule) return;
    form.waiting.set(rule.valueKey, () => setIsHidden(form.values.get(rule.valueKey) === rule.target));
    return () => void form.waiting.delete(rule.valueKey);
  }, [form, rule]);
  if (isHidden) return null;
  return <div className="app-shoot">{node.children.map((child) => renderFloor(form, child))}</div>;
}

const optionsOf = ({ options }: ChoiceQuestion) => (typeof options === 'function' ? [] : options);

/** Renders one node. */
export function renderFloor(form: FloorForm, node: FormNode) {
  switch (node.kind) {
    case 'text':
    case 'date':
      return <FloorText form={form} question={node} key={node.key} />;
    case 'select':
      return <FloorSelect form={form} question={node} key={node.key} />;
    case 'radio':
      return <FloorRadio form={form} question={node} key={node.key} />;
    case 'checkbox':
      return <FloorBox form={form} question={node} key={node.key} />;
    case 'hiddenSection':
      return <FloorHidden form={form} node={node} key={node.hideWhen[0]?.valueKey} />;
    default:
      throw new Error(`The benchmark has no ${node.kind}.`);
  }
}
