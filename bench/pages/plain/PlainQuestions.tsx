import { type ComponentProps, memo } from 'react';
import type { FormNode, HiddenSectionNode, Question } from '../../../src/core/declare/FormNode.ts';
import type {
  CheckboxQuestion,
  ChoiceQuestion,
  DateQuestion,
  TextQuestion,
} from '../../../src/core/declare/Question.ts';
import { describe, frameControl, PlainCheckbox, PlainField, PlainFieldset } from './PlainFrames.tsx';
import { inputAttributes } from './inputAttributes.ts';
import { PlainSelectButton } from './PlainSelectButton.tsx';

/** How a form keeps what its controls hold: the one thing in which the floor and the peer differ. */
export interface Ways {
  /** The messages of a question, and what its inputs take to report what is typed or pressed. */
  useInput: (question: Question) => { errors: readonly string[]; input: ComponentProps<'input'> };
  useChoice: (question: ChoiceQuestion) => {
    errors: readonly string[];
    value: string;
    onChoose: (value: string) => void;
  };
  useIsHidden: (node: HiddenSectionNode) => boolean;
}
interface Props<Q> {
  ways: Ways;
  question: Q;
}

const PlainText = memo(function PlainText({ ways, question }: Props<TextQuestion | DateQuestion>) {
  const { errors, input } = ways.useInput(question);
  return (
    <PlainField question={question} errors={errors}>
      {frameControl(
        question,
        <input {...inputAttributes(question)} id={question.key} {...input} {...describe(question, errors)} />,
      )}
    </PlainField>
  );
});

const PlainSelect = memo(function PlainSelect({ ways, question }: Props<ChoiceQuestion>) {
  const choice = ways.useChoice(question);
  return (
    <PlainField question={question} errors={choice.errors}>
      <PlainSelectButton question={question} {...choice} />
    </PlainField>
  );
});

const PlainRadio = memo(function PlainRadio({ ways, question }: Props<ChoiceQuestion>) {
  const { errors, input } = ways.useInput(question);
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
            {...input}
          />
          <span>{label}</span>
        </label>
      ))}
    </PlainFieldset>
  );
});

const PlainBox = memo(function PlainBox({ ways, question }: Props<CheckboxQuestion>) {
  const { errors, input } = ways.useInput(question);
  return (
    <PlainCheckbox question={question} errors={errors}>
      <input
        className="app-choice__mark app-choice__mark--box"
        type="checkbox"
        id={question.key}
        {...input}
        {...describe(question, errors)}
      />
    </PlainCheckbox>
  );
});

function PlainHidden({ ways, node }: { ways: Ways; node: HiddenSectionNode }) {
  if (ways.useIsHidden(node)) return null;
  return <div className="app-shoot">{node.children.map((child) => renderPlain(ways, child))}</div>;
}

/** Renders one node. */
export function renderPlain(ways: Ways, node: FormNode) {
  switch (node.kind) {
    case 'text':
    case 'date':
      return <PlainText ways={ways} question={node} key={node.key} />;
    case 'select':
      return <PlainSelect ways={ways} question={node} key={node.key} />;
    case 'radio':
      return <PlainRadio ways={ways} question={node} key={node.key} />;
    case 'checkbox':
      return <PlainBox ways={ways} question={node} key={node.key} />;
    case 'hiddenSection':
      return <PlainHidden ways={ways} node={node} key={node.hideWhen[0]?.valueKey} />;
    default:
      throw new Error(`The benchmark has no ${node.kind}.`);
  }
}
