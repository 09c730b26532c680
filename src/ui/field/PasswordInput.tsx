import { memo, type ComponentProps } from 'react';
import type { FieldProps } from './fieldProps.ts';
import { RevealInput } from './RevealInput.tsx';

export interface PasswordInputProps
  extends FieldProps, Pick<ComponentProps<'input'>, 'autoComplete' | 'disabled'> {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  maxLength?: number;
  /** Another text that describes it, such as the list of requirements. */
  describedBy?: string;
}

/**
 * Asks for a password, with a Show/Hide button (AUTH-44).
 *
 * 256 characters: a password manager's phrase is never cut (TRAP-55).
 */
export const PasswordInput = memo(function PasswordInput(props: PasswordInputProps) {
  const {
    value,
    onChange,
    onBlur,
    maxLength = 256,
    autoComplete = 'current-password',
    disabled,
    describedBy,
    ...field
  } = props;
  return (
    <RevealInput
      {...field}
      describedBy={describedBy}
      inputProps={{
        value,
        maxLength,
        autoComplete,
        disabled,
        onChange: (event) => onChange(event.target.value),
        onBlur,
      }}
    />
  );
});
