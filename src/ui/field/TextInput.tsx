import { type ComponentProps } from 'react';
import { joinClasses } from '../joinClasses.ts';
import { describeField, renderField, type TypedFieldProps } from './renderField.tsx';
import { useKeptText } from './useKeptText.ts';
import { type PasteSettings, usePaste } from './usePaste.tsx';

/** Cleans a text, given the position of its caret. */
type Format = (text: string, caret: number) => string;

export interface TextInputProps
  extends
    TypedFieldProps,
    Pick<PasteSettings, 'clean'>,
    Pick<ComponentProps<'input'>, 'inputMode' | 'spellCheck'> {
  type?: 'text' | 'email' | 'tel' | 'url';
  /** 45 unless overridden, e.g. for an e-mail address; null for none. Spec §5. */
  maxLength?: number | null;
  /** Cleans the text as soon as it has changed, whether typed, pasted or filled in, unless it is being composed. */
  format?: Format;
  /** For numbers that people check digit by digit: tabular figures and a slashed zero. */
  tabular?: boolean;
  /** `signature` for a typed signature, `code` for the confirmation code, `short` for a field as wide as its answer. */
  look?: 'signature' | 'code' | 'short';
}

/** Asks for one line of text. */
export function TextInput(props: TextInputProps) {
  const {
    id,
    value,
    revision,
    onChange,
    type = 'text',
    maxLength = 45,
    format,
    tabular,
    look,
    clean,
  } = props;
  const keepsText = revision !== undefined;
  const { input, report } = useKeptText(value, revision);
  const paste = usePaste(id, { clean });
  const take = (element: HTMLInputElement, isComposing?: boolean) => {
    if (format && !isComposing) formatInput(element, format);
    report(element.value);
    onChange(element.value);
  };

  return renderField(
    props,
    <>
      <input
        className={joinClasses('app-input', tabular && 'app-input--tabular', look && `app-input--${look}`)}
        ref={input}
        id={id}
        type={type}
        {...(keepsText ? { defaultValue: value } : { value })}
        maxLength={maxLength ?? undefined}
        inputMode={props.inputMode}
        autoComplete={props.autoComplete}
        autoCapitalize={type === 'email' || type === 'url' ? 'none' : undefined}
        spellCheck={props.spellCheck ?? (type === 'text' ? undefined : false)}
        onChange={({ target, nativeEvent }) => take(target, (nativeEvent as Partial<InputEvent>).isComposing)}
        onCompositionEnd={({ currentTarget }) => format && take(currentTarget)}
        {...paste.handlers}
        {...describeField(props, paste.noteId)}
      />
      {paste.note}
    </>,
  );
}

/** Formats an input's text and keeps the caret after the same character. */
function formatInput(element: HTMLInputElement, format: Format): void {
  const { value } = element;
  const caret = element.selectionStart ?? value.length;
  const text = format(value, caret);
  if (text === value) return;
  const newCaret = format(value.slice(0, caret), caret).length;
  element.value = text;
  // WebKit would move the focus to a field that was filled in from elsewhere.
  if (document.activeElement === element) element.setSelectionRange(newCaret, newCaret);
}
