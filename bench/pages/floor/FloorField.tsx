import type { ReactNode } from 'react';
import type { Question } from '../../../src/core/declare/FormNode.ts';
import { Icon } from '../../../src/ui/index.ts';

interface FloorFieldProps {
  question: Question;
  errors: readonly string[];
  children: ReactNode;
}

/** Label, hint, messages and control of a question, written out: the product's markup without its components. */
export function FloorField({ question, errors, children }: FloorFieldProps) {
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
      {errors.length > 0 && <FloorErrors id={`${key}-error`} errors={errors} />}
      {children}
    </div>
  );
}

export function FloorErrors({ id, errors }: { id: string; errors: readonly string[] }) {
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
