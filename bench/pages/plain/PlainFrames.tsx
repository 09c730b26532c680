import type { ReactNode } from 'react';
import type { Question } from '../../../src/core/declare/FormNode.ts';
import { Icon } from '../../../src/ui/index.ts';

interface FrameProps {
  question: Question;
  errors: readonly string[];
  children: ReactNode;
}

/** Label, hint, messages and control of a question, written out: the product's markup without its components. */
export function PlainField({ question, errors, children }: FrameProps) {
  const { key, label, hint, width = 'full' } = question;
  return (
    <div className={`app-field app-field--${width}${errors.length > 0 ? ' app-field--invalid' : ''}`}>
      {question.kind === 'select' ? (
        <span className="app-field__label" id={`${key}-label`}>
          {label}
        </span>
      ) : (
        <label className="app-field__label" id={`${key}-label`} htmlFor={key}>
          {label}
        </label>
      )}
      {hint && (
        <div className="app-field__hint" id={`${key}-hint`}>
          {hint}
        </div>
      )}
      {errors.length > 0 && <PlainErrors id={`${key}-error`} errors={errors} />}
      {children}
    </div>
  );
}

/** A line of text as it is, a date with its icon; no component, since the product has none there. */
export function frameControl(question: Question, control: ReactNode): ReactNode {
  if (question.kind !== 'date') return control;
  return (
    <span className="app-date-input">
      {control}
      <Icon name="calendar" />
    </span>
  );
}

/** The same for a question of radio buttons. */
export function PlainFieldset({ question, errors, children }: FrameProps) {
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
      {errors.length > 0 && <PlainErrors id={`${key}-error`} errors={errors} />}
      <div className="app-choices app-choices--inline">{children}</div>
    </fieldset>
  );
}

/** The same for a question of one box. */
export function PlainCheckbox({ question, errors, children }: FrameProps) {
  const { key, label } = question;
  return (
    <div className={`app-field app-field--full${errors.length > 0 ? ' app-field--invalid' : ''}`}>
      {errors.length > 0 && <PlainErrors id={`${key}-error`} errors={errors} />}
      <div className="app-choice">
        {children}
        <span>
          <label className="app-choice__label" htmlFor={key}>
            {label}
          </label>
        </span>
      </div>
    </div>
  );
}

function PlainErrors({ id, errors }: { id: string; errors: readonly string[] }) {
  return (
    <div className="app-field-error" id={id}>
      {errors.map((message) => (
        <p className="app-field-error__line" key={message}>
          <Icon name="alert" />
          <span>{message}</span>
        </p>
      ))}
    </div>
  );
}

/** The attributes that tie a control to its hint and messages. */
export function describe({ key, hint }: Question, errors: readonly string[]) {
  const ids = [hint ? `${key}-hint` : '', errors.length > 0 ? `${key}-error` : ''].filter(Boolean);
  return { 'aria-describedby': ids.join(' ') || undefined, 'aria-invalid': errors.length > 0 || undefined };
}
