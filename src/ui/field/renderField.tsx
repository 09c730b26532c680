import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../action/Icon.tsx';
import { joinClasses } from '../joinClasses.ts';
import type { Markup } from '../Markup.ts';
import { UI_WORDS } from '../uiWords.ts';
import { keepHyphens } from './keepHyphens.tsx';

/** What every question's control takes. */
export interface FieldProps {
  /** The answer key; it is put on the focusable control itself. */
  id: string;
  label: string;
  hint?: ReactNode;
  errors?: readonly string[];
  optional?: boolean;
  width?: 'full' | 'half' | 'third' | 'two-thirds';
}

/** What a control takes that is typed into. */
export interface TypedFieldProps extends FieldProps {
  value: string;
  /**
   * Where it is given the input keeps its own text, and takes `value` over whenever either changes: its owner
   * need not render again for each letter.
   */
  revision?: number;
  onChange: (value: string) => void;
  autoComplete?: string;
}

export interface FieldFrameProps extends FieldProps {
  /** For controls a `label` would press instead of focus: the label is a span, pressing it focuses the control. */
  isFocusedByLabel?: boolean;
}

/**
 * Frames one question: label, hint, messages, control, in that order.
 *
 * The ids `<id>-label`, `<id>-hint` and `<id>-error` are what `describeField` refers to. A form has hundreds of
 * these and each control renders its own, so it is no component: that would be a fourth of what React keeps.
 */
export function renderField(frame: FieldFrameProps, control: Markup): ReactElement {
  const { id, label, optional, isFocusedByLabel } = frame;
  const words = renderLabel(label, optional);
  return (
    <div className={fieldClassName(frame)}>
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

/** `isRadioGroup`: one answer chosen among radios; only then may the group itself be invalid. */
export type FieldsetProps = FieldProps & { isRadioGroup?: boolean };

/**
 * Frames a question made of several controls: legend, hint, messages, controls.
 *
 * The `id` is on the fieldset, which takes focus from scripts only, so `#<key>` lands on the whole question.
 */
export function renderFieldset(frame: FieldsetProps, controls: Markup): ReactElement {
  const { id, label, optional, isRadioGroup } = frame;
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = describeField(frame);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
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

/** Renders the words of a question, marking the optional ones; not a component, so that most are only words. */
export function renderLabel(label: ReactNode, optional: boolean | undefined): ReactNode {
  const words = keepHyphens(label);
  if (!optional) return words;
  return (
    <>
      <span>{words}</span>
      <em className="app-field__optional">{` ${UI_WORDS.field.optional}`}</em>
    </>
  );
}

/**
 * Shows the hint and the messages of one question, each message once.
 *
 * They stand above the control, so a phone keyboard or an open list never hides them. No paragraphs: a radio group may
 * hold nothing with a role but its radios.
 */
export function renderNotes({ id, hint, errors }: Pick<FieldProps, 'id' | 'hint' | 'errors'>): ReactElement {
  return (
    <>
      {hint && (
        <div className="app-field__hint" id={`${id}-hint`}>
          {keepHyphens(hint)}
        </div>
      )}
      {Boolean(errors?.length) && (
        <div className="app-field-error" id={`${id}-error`}>
          {[...new Set(errors)].map((message) => (
            <div className="app-field-error__line" key={message}>
              <Icon name="alert" />
              <span>{keepHyphens(message)}</span>
            </div>
          ))}
        </div>
      )}
    </>
  );
}

/**
 * Builds the attributes that tie a control to its hint and its messages.
 *
 * Extra ids (a remaining-characters line, say) come last, so the hint is read first.
 */
export function describeField(
  { id, hint, errors }: Pick<FieldProps, 'id' | 'hint' | 'errors'>,
  ...extraIds: readonly string[]
): { 'aria-describedby'?: string; 'aria-invalid'?: true } {
  const hasErrors = Boolean(errors?.length);
  const ids = [hint ? `${id}-hint` : '', hasErrors ? `${id}-error` : '', ...extraIds].filter(Boolean);
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': hasErrors || undefined,
  };
}

/** Names the classes of a question's frame. */
export function fieldClassName({ width = 'full', errors }: Pick<FieldProps, 'width' | 'errors'>): string {
  return joinClasses('app-field', `app-field--${width}`, Boolean(errors?.length) && 'app-field--invalid');
}
