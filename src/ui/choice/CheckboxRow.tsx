import type { ReactNode } from 'react';

export interface CheckboxRowProps {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  isInvalid?: boolean;
  describedBy?: string;
}

/** Renders one box and its words; the whole row is the target. */
export function CheckboxRow({
  id,
  label,
  hint,
  checked,
  onChange,
  isInvalid,
  describedBy,
}: CheckboxRowProps) {
  const ids = [hint ? `${id}-hint` : '', describedBy].filter(Boolean).join(' ');
  return (
    <div className="app-choice">
      <input
        className="app-choice__mark app-choice__mark--box"
        type="checkbox"
        id={id}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        aria-invalid={isInvalid || undefined}
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
