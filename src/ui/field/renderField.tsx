import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../action/Icon.tsx';
import { joinClasses } from '../joinClasses.ts';
import type { Markup } from '../Markup.ts';
import { UI_WORDS } from '../uiWords.ts';

/** The props of every question's control. */
export interface FieldProps {
  /** The answer key, used as the id of the focusable control. */
  id: string;
  label: string;
  hint?: ReactNode;
  errors?: readonly string[];
  optional?: boolean;
  width?: 'full' | 'half' | 'third' | 'two-thirds';
}

/** The props of controls for typed text. */
export interface TypedFieldProps extends FieldProps {
  value: string;
  /** If given, the input keeps its own text and adopts `value` only when `value` or `revision` changes. */
  revision?: number;
  onChange: (value: string) => void;
  autoComplete?: string;
}

export interface FieldFrameProps extends FieldProps {
  /** For controls that a `label` would click rather than focus: renders the label as a span that focuses them. */
  isFocusedByLabel?: boolean;
}

/**
 * Renders one question: label, hint, messages and control, in that order.
 * Not a component: a form has hundreds of these, and as components they would add a quarter to React's memory use.
 */
export function renderField(frame: FieldFrameProps, control: Markup): ReactElement {
  const { id, label, optional, isFocusedByLabel } = frame;
  const words = renderLabel(label, optional);
  return (
    <div data-field className={fieldClassName(frame)}>
      {isFocusedByLabel ? (
        <span
          className="app-field__label"
          id={`${id}-label`}
          onClick={() => document.getElementById(id)?.focus()}
        >
          {words}
        </span>
      ) : (
        <label className="app-field__label" id={`${id}-label`} htmlFor={id}>
          {words}
        </label>
      )}
      {renderNotes(frame)}
      {control}
    </div>
  );
}

/**
 * Renders a question with several controls: legend, hint, messages and controls.
 * The `id` is on the fieldset, which only scripts can focus, so that `#<key>` leads to the whole question. Only a group
 * of radios may itself be `aria-invalid`.
 */
export function renderFieldset(
  frame: FieldProps & { isRadioGroup?: boolean },
  controls: Markup,
): ReactElement {
  const { id, label, optional, isRadioGroup } = frame;
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = describeField(frame);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      data-field
      className={joinClasses(fieldClassName(frame), 'app-field--set')}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      {...(isRadioGroup && { role: 'radiogroup', 'aria-invalid': isInvalid })}
    >
      <legend className="app-field__label" id={`${id}-label`}>
        {renderLabel(label, optional)}
      </legend>
      {renderNotes(frame)}
      {controls}
    </fieldset>
  );
}

/** Returns a question's label, with a mark if it is optional. */
export function renderLabel(label: ReactNode, optional: boolean | undefined): ReactNode {
  if (!optional) return label;
  return (
    <>
      <span>{label}</span>
      <em className="app-field__optional">{` ${UI_WORDS.field.optional}`}</em>
    </>
  );
}

/**
 * Renders the hint and the messages of one question, each message once.
 * They are above the control, so that a phone's keyboard or an open list never hides them, and not paragraphs, because
 * a radio group may contain only elements with the role radio.
 */
export function renderNotes({ id, hint, errors }: Pick<FieldProps, 'id' | 'hint' | 'errors'>): ReactElement {
  return (
    <>
      {hint && (
        <div className="app-field__hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {Boolean(errors?.length) && (
        <div className="app-field-error" id={`${id}-error`}>
          {[...new Set(errors)].map((message) => (
            <div className="app-field-error__line" key={message}>
              <Icon name="alert" />
              <span>{message}</span>
            </div>
          ))}
        </div>
      )}
    </>
  );
}

/** Returns the attributes that connect a control to its hint, its messages and any further descriptions. */
export function describeField(
  { id, hint, errors }: Pick<FieldProps, 'id' | 'hint' | 'errors'>,
  ...extraIds: readonly string[]
): { 'aria-describedby'?: string; 'aria-invalid'?: true } {
  const hasErrors = Boolean(errors?.length);
  const ids = [hint ? `${id}-hint` : '', hasErrors ? `${id}-error` : '', ...extraIds].filter(Boolean);
  return {
    'aria-describedby': ids.join(' ') || undefined,
    'aria-invalid': hasErrors || undefined,
  };
}

export function fieldClassName({ width = 'full', errors }: Pick<FieldProps, 'width' | 'errors'>): string {
  return joinClasses('app-field', `app-field--${width}`, Boolean(errors?.length) && 'app-field--invalid');
}
