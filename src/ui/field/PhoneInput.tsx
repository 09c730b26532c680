import { formatPhone } from './formatPhone.ts';
import { describeField, renderField, type TypedFieldProps } from './renderField.tsx';
import { UNCORRECTED } from './uncorrected.ts';
import { useFormattedText } from './useFormattedText.ts';
import { usePaste } from './usePaste.tsx';

/**
 * Asks for a US or Canadian phone number and formats it while it is typed.
 * The limit of 25 characters allows a number to be pasted with its country code; the format limits the answer.
 */
export function PhoneInput(props: TypedFieldProps) {
  const { id, autoComplete = 'tel-national' } = props;
  const formatted = useFormattedText(props, formatPhone);
  const paste = usePaste(id, { format: formatPhone });
  return renderField(
    props,
    <>
      <input
        className="app-input app-input--tabular"
        id={id}
        type="tel"
        inputMode="tel"
        maxLength={25}
        autoComplete={autoComplete}
        autoCapitalize="none"
        {...UNCORRECTED}
        {...formatted}
        {...paste.handlers}
        {...describeField(props, paste.noteId)}
      />
      {paste.note}
    </>,
  );
}
