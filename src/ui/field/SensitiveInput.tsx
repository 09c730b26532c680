import type { FieldProps } from './renderField.tsx';
import { formatSsn } from './formatSsn.ts';
import { RevealInput } from './RevealInput.tsx';
import { useFormattedText } from './useFormattedText.ts';

export interface SensitiveInputProps extends FieldProps {
  value: string;
  /** Changes when `value` is to be taken over although it is the one given last. */
  revision?: number;
  onChange: (value: string) => void;
  /** 'ssn' writes digits as 3-2-4 while they are typed. */
  format?: 'ssn';
  maxLength?: number;
}

const asTyped = (text: string) => text;

/**
 * Asks for a private number, masked by default.
 *
 * Never offered for saving or filling in. An SSN has room for 20 characters, so that one can be pasted with blanks
 * around it; its format bounds the answer.
 */
export function SensitiveInput(props: SensitiveInputProps) {
  const { value, revision, onChange, format, maxLength, ...field } = props;
  const isSsn = format === 'ssn';
  const formatted = useFormattedText({ value, revision, onChange, format: isSsn ? formatSsn : asTyped });
  return (
    <RevealInput
      {...field}
      measure="medium"
      inputProps={{
        className: 'app-input--tabular',
        maxLength: isSsn ? 20 : (maxLength ?? 45),
        inputMode: isSsn ? 'numeric' : undefined,
        autoComplete: 'off',
        ...formatted,
      }}
    />
  );
}
