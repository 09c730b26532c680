import type { ReactNode } from 'react';

export interface CheckboxRowProps {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The id of the element with the error messages. If set, the checkbox is marked as invalid. */
  errorId?: string;
}

/** Renders one checkbox with its label; the whole row is clickable. */
export function CheckboxRow({ id, label, hint, checked, onChange, errorId }: CheckboxRowProps) {
  const ids = [hint ? `${id}-hint` : '', errorId].filter(Boolean).join(' ');
  return (
    <div className="app-choice">
      <input
        className="app-choice__mark app-choice__mark--box"
        type="checkbox"
        id={id}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={ids || undefined}
      />
      <span>
        <label className="app-choice__label" htmlFor={id}>
          {label}
        </label>
        {hint && (
          <small className="app-choice__hint" id={`${id}-hint`}>
            {hint}
          </small>
        )}
      </span>
    </div>
  );
}
