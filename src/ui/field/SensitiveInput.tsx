import { memo } from 'react';
import { applyFormat } from './applyFormat.ts';
import type { FieldProps } from './fieldProps.ts';
import { formatSsn } from './formatSsn.ts';
import { RevealInput } from './RevealInput.tsx';

export interface SensitiveInputProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** 'ssn' writes digits as 3-2-4 while they are typed. */
  format?: 'ssn';
  maxLength?: number;
}

/**
 * Asks for a number that is nobody else's business, masked by default (VAL-27).
 *
 * Never offered for saving or filling in. An SSN has room for 20 characters, so that one can be pasted with blanks
 * around it; its format bounds the answer.
 */
export const SensitiveInput = memo(function SensitiveInput(props: SensitiveInputProps) {
  const { value, onChange, onBlur, format, maxLength, ...field } = props;
  const isSsn = format === 'ssn';
  return (
    <RevealInput
      {...field}
      measure="medium"
      inputProps={{
        className: 'app-input--tabular',
        value,
        maxLength: isSsn ? 20 : (maxLength ?? 45),
        inputMode: isSsn ? 'numeric' : undefined,
        autoComplete: 'off',
        onChange: (event) => onChange(isSsn ? applyFormat(event, value, formatSsn) : event.target.value),
        onBlur,
      }}
    />
  );
});
