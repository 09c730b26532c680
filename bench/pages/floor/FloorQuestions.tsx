import { useEffect, useState } from 'react';
import type { FormNode, HiddenSectionNode, Question } from '../../../src/core/declare/FormNode.ts';
import type {
  CheckboxQuestion,
  ChoiceQuestion,
  DateQuestion,
  TextQuestion,
} from '../../../src/core/declare/Question.ts';
import { describe, frameControl, PlainCheckbox, PlainField, PlainFieldset } from '../plain/PlainFrames.tsx';
import { inputAttributes } from '../plain/inputAttributes.ts';
import { PlainSelectButton } from '../plain/PlainSelectButton.tsx';
import type { FloorForm } from './FloorForm.ts';

interface Props<Q> {
  form: FloorForm;
  question: Q;
}

const NONE: readonly string[] = [];

/** The messages of a question, kept beside its control. */
function useMessages(form: FloorForm, question: Question): readonly string[] {
  const [errors, show] = useState(NONE);
  useEffect(() => {
    form.fields.set(question.key, { question, show });
    return () => void form.fields.delete(question.key);
  }, [form, question]);
  return errors;
}

function FloorText({ form, question }: Props<TextQuestion | DateQuestion>) {
  const errors = useMessages(form, question);
  return (
    <PlainField question={question} errors={errors}>
      {frameControl(
        question,
        <input
          {...inputAttributes(question)}
          id={question.key}
          defaultValue=""
          onChange={(event) => form.set(question, event.target.value)}
          {...describe(question, errors)}
        />,
      )}
    </PlainField>
  );
}

function FloorSelect({ form, question }: Props<ChoiceQuestion>) {
  const errors = useMessages(form, question);
  const [value, setValue] = useState('');
  const choose = (chosen: string) => {
    setValue(chosen);
    form.set(question, chosen);
  };
  return (
    <PlainField question={question} errors={errors}>
      <PlainSelectButton question={question} errors={errors} value={value} onChoose={choose} />
    </PlainField>
  );
}

function FloorRadio({ form, question }: Props<ChoiceQuestion>) {
  const errors = useMessages(form, question);
  const options = typeof question.options === 'function' ? [] : question.options;
  return (
    <PlainFieldset question={question} errors={errors}>
      {options.map(({ value, label }) => (
        <label className="app-choice" key={value}>
          <input
            className="app-choice__mark"
            type="radio"
            id={`${question.key}-${value}`}
            name={question.key}
            value={value}
            onChange={() => form.set(question, value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </PlainFieldset>
  );
}

function FloorCheckbox({ form, question }: Props<CheckboxQuestion>) {
  const errors = useMessages(form, question);
  return (
    <PlainCheckbox question={question} errors={errors}>
      <input
        className="app-choice__mark app-choice__mark--box"
        type="checkbox"
        id={question.key}
        onChange={(event) => form.set(question, event.target.checked ? 'true' : '')}
        {...describe(question, errors)}
      />
    </PlainCheckbox>
  );
}

function FloorHidden({ form, node }: { form: FloorForm; node: HiddenSectionNode }) {
  const [isOpen, setIsOpen] = useState(true);
  const [rule] = node.hideWhen;
  useEffect(() => {
    if (!rule) return;
    form.waiting.set(rule.valueKey, () => setIsOpen(form.values.get(rule.valueKey) !== rule.target));
    return () => void form.waiting.delete(rule.valueKey);
  }, [form, rule]);
  if (!isOpen) return null;
  return <div className="app-shoot">{node.children.map((child) => renderFloor(form, child))}</div>;
}

/** Renders one node of the floor. */
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
      return <FloorCheckbox form={form} question={node} key={node.key} />;
    case 'hiddenSection':
      return <FloorHidden form={form} node={node} key={node.hideWhen[0]?.valueKey} />;
    default:
      throw new Error(`The benchmark has no ${node.kind}.`);
  }
}
