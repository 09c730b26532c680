import type { TypedFieldProps } from './renderField.tsx';
import { formatSsn } from './formatSsn.ts';
import { RevealInput } from './RevealInput.tsx';
import { useFormattedText } from './useFormattedText.ts';
import { type PasteSettings, usePaste } from './usePaste.tsx';

export interface SensitiveInputProps extends TypedFieldProps, Pick<PasteSettings, 'clean'> {
  /** 'ssn' groups digits as 3-2-4 while they are typed. */
  format?: 'ssn';
  maxLength?: number;
}

const asTyped = (text: string) => text;

/**
 * Asks for a private number, masked by default, which the browser never offers to save or autofill.
 * An SSN may have 20 characters, so that it can be pasted with spaces around it; the format limits the answer.
 */
export function SensitiveInput(props: SensitiveInputProps) {
  const { id, format, clean, maxLength = 45 } = props;
  const isSsn = format === 'ssn';
  const formatted = useFormattedText(props, isSsn ? formatSsn : asTyped);
  const paste = usePaste(id, isSsn ? { format: formatSsn } : { clean });
  return (
    <RevealInput
      {...props}
      measure="medium"
      describedBy={paste.noteId}
      note={paste.note}
      inputProps={{
        className: 'app-input--tabular',
        maxLength: isSsn ? 20 : maxLength,
        inputMode: isSsn ? 'numeric' : undefined,
        autoComplete: 'off',
        ...formatted,
        ...paste.handlers,
      }}
    />
  );
}
