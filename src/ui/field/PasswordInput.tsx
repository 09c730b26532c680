import { memo } from 'react';
import type { FieldProps } from './fieldProps.ts';
import { RevealInput } from './RevealInput.tsx';

export interface PasswordInputProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password';
  value: string;
  onChange: (value: string) => void;
  /** Another text that describes it, such as the list of requirements. */
  describedBy?: string;
}

/**
 * Asks for a password, with a Show/Hide button.
 *
 * It has no longest length: a pasted password that is cut would be another one, unseen.
 */
export const PasswordInput = memo(function PasswordInput(props: PasswordInputProps) {
  const { value, onChange, autoComplete, ...field } = props;
  return (
    <RevealInput
      {...field}
      inputProps={{ value, autoComplete, onChange: (event) => onChange(event.target.value) }}
    />
  );
});
