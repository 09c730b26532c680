import { memo } from 'react';
import { type Control, Controller, useFormState, type UseFormRegister, useWatch } from 'react-hook-form';
import type { FormNode, HiddenSectionNode } from '../../../src/core/declare/FormNode.ts';
import type {
  CheckboxQuestion,
  ChoiceQuestion,
  DateQuestion,
  TextQuestion,
} from '../../../src/core/declare/Question.ts';
import { describe, frameControl, PlainCheckbox, PlainField, PlainFieldset } from '../plain/PlainFrames.tsx';
import { inputAttributes } from '../plain/inputAttributes.ts';
import { PlainSelectButton } from '../plain/PlainSelectButton.tsx';

/** What was typed, by key. */
export type PeerValues = Record<string, unknown>;

interface Peer {
  control: Control<PeerValues>;
  register: UseFormRegister<PeerValues>;
}
interface Props<Q> extends Peer {
  question: Q;
}

const NONE: readonly string[] = [];

/** The messages of one question; it subscribes to that question alone, as the library advises. */
function useMessages(control: Control<PeerValues>, key: string): readonly string[] {
  const { errors } = useFormState({ control, name: key, exact: true });
  const message = errors[key]?.message;
  return typeof message === 'string' ? [message] : NONE;
}

const PeerText = memo(function PeerText(props: Props<TextQuestion | DateQuestion>) {
  const { control, register, question } = props;
  const errors = useMessages(control, question.key);
  return (
    <PlainField question={question} errors={errors}>
      {frameControl(
        question,
        <input
          {...inputAttributes(question)}
          id={question.key}
          {...register(question.key)}
          {...describe(question, errors)}
        />,
      )}
    </PlainField>
  );
});

const PeerSelect = memo(function PeerSelect({ control, question }: Props<ChoiceQuestion>) {
  const errors = useMessages(control, question.key);
  return (
    <PlainField question={question} errors={errors}>
      <Controller
        control={control}
        name={question.key}
        render={({ field }) => (
          <PlainSelectButton
            question={question}
            errors={errors}
            value={String(field.value)}
            onChoose={field.onChange}
          />
        )}
      />
    </PlainField>
  );
});

const PeerRadio = memo(function PeerRadio({ control, register, question }: Props<ChoiceQuestion>) {
  const errors = useMessages(control, question.key);
  const options = typeof question.options === 'function' ? [] : question.options;
  return (
    <PlainFieldset question={question} errors={errors}>
      {options.map(({ value, label }) => (
        <label className="app-choice" key={value}>
          <input
            className="app-choice__mark"
            type="radio"
            id={`${question.key}-${value}`}
            value={value}
            {...register(question.key)}
          />
          <span>{label}</span>
        </label>
      ))}
    </PlainFieldset>
  );
});

const PeerCheckbox = memo(function PeerCheckbox({ control, register, question }: Props<CheckboxQuestion>) {
  const errors = useMessages(control, question.key);
  return (
    <PlainCheckbox question={question} errors={errors}>
      <input
        className="app-choice__mark app-choice__mark--box"
        type="checkbox"
        id={question.key}
        {...register(question.key)}
        {...describe(question, errors)}
      />
    </PlainCheckbox>
  );
});

function PeerHidden({ node, ...peer }: Peer & { node: HiddenSectionNode }) {
  const [rule] = node.hideWhen;
  const answer = useWatch({ control: peer.control, name: rule?.valueKey ?? '' });
  if (answer === rule?.target) return null;
  return <div className="app-shoot">{node.children.map((child) => renderPeer(peer, child))}</div>;
}

/** Renders one node with react-hook-form. */
export function renderPeer(peer: Peer, node: FormNode) {
  switch (node.kind) {
    case 'text':
    case 'date':
      return <PeerText {...peer} question={node} key={node.key} />;
    case 'select':
      return <PeerSelect {...peer} question={node} key={node.key} />;
    case 'radio':
      return <PeerRadio {...peer} question={node} key={node.key} />;
    case 'checkbox':
      return <PeerCheckbox {...peer} question={node} key={node.key} />;
    case 'hiddenSection':
      return <PeerHidden {...peer} node={node} key={node.hideWhen[0]?.valueKey} />;
    default:
      throw new Error(`The benchmark has no ${node.kind}.`);
  }
}
