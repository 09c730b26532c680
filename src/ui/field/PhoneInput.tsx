import { memo } from 'react';
import { applyFormat } from './applyFormat.ts';
import { describeField } from './describeField.ts';
import type { FieldProps } from './fieldProps.ts';
import { renderField } from './renderField.tsx';
import { formatPhone } from './formatPhone.ts';

export interface PhoneInputProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  autoComplete?: string;
}

/**
 * Asks for a US or Canadian phone number and writes it as '(NNN) NNN-NNNN' while it is typed.
 *
 * 25 characters fit a pasted number with its country code; the format itself bounds the answer.
 */
export const PhoneInput = memo(function PhoneInput(props: PhoneInputProps) {
  const { id, value, onChange, onBlur, autoComplete = 'tel-national' } = props;
  return renderField(
    props,
    <input
      className="app-input app-input--tabular"
      id={id}
      type="tel"
      inputMode="tel"
      value={value}
      maxLength={25}
      autoComplete={autoComplete}
      onChange={(event) => onChange(applyFormat(event, value, formatPhone))}
      onBlur={onBlur}
      {...describeField(props)}
    />,
  );
});
