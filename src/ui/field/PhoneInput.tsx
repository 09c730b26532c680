import { formatPhone } from './formatPhone.ts';
import { describeField, type FieldProps, renderField } from './renderField.tsx';
import { useFormattedText } from './useFormattedText.ts';

export interface PhoneInputProps extends FieldProps {
  value: string;
  /** Changes when `value` is to be taken over although it is the one given last. */
  revision?: number;
  onChange: (value: string) => void;
  autoComplete?: string;
}

/**
 * Asks for a US or Canadian phone number and writes it as '(NNN) NNN-NNNN' while it is typed.
 *
 * 25 characters fit a pasted number with its country code; the format itself bounds the answer.
 */
export function PhoneInput(props: PhoneInputProps) {
  const { id, value, revision, onChange, autoComplete = 'tel-national' } = props;
  const formatted = useFormattedText({ value, revision, onChange, format: formatPhone });
  return renderField(
    props,
    <input
      className="app-input app-input--tabular"
      id={id}
      type="tel"
      inputMode="tel"
      maxLength={25}
      autoComplete={autoComplete}
      {...formatted}
      {...describeField(props)}
    />,
  );
}
