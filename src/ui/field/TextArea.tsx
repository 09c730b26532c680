import { describeField, type FieldProps, renderField } from './renderField.tsx';
import { UNCORRECTED } from './uncorrected.ts';
import { usePaste } from './usePaste.tsx';

export interface TextAreaProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  maxLength: number;
  autoComplete?: string;
}

/**
 * Asks for a few lines of text and shows how many characters are left.
 * The count is announced only near the limit, so that a screen reader is not interrupted on every keystroke.
 */
export function TextArea(props: TextAreaProps) {
  const { id, value, onChange, maxLength, autoComplete } = props;
  const paste = usePaste(id);
  const left = Math.max(0, maxLength - value.length);
  const words = `${left} ${left === 1 ? 'character' : 'characters'} left`;
  return renderField(
    props,
    <>
      <textarea
        className="app-input app-input--area"
        id={id}
        value={value}
        maxLength={maxLength}
        rows={4}
        autoComplete={autoComplete}
        // Browsers fill in addresses, never sentences.
        {...(autoComplete && UNCORRECTED)}
        onChange={(event) => onChange(event.target.value)}
        {...paste.handlers}
        {...describeField(props, `${id}-count`, paste.noteId)}
      />
      {paste.note}
      <p className="app-field__count" id={`${id}-count`}>
        {words}
      </p>
      <span className="app-visually-hidden" role="status">
        {left <= maxLength / 10 && left % 5 === 0 ? words : ''}
      </span>
    </>,
  );
}
