import type { ComponentProps } from 'react';
import { joinClasses } from '../joinClasses.ts';
import { describeField, renderField, type TypedFieldProps } from './renderField.tsx';
import { UNCORRECTED } from './uncorrected.ts';
import { useKeptText } from './useKeptText.ts';
import { type PasteSettings, usePaste } from './usePaste.tsx';

export interface TextInputProps
  extends
    TypedFieldProps,
    Pick<PasteSettings, 'clean'>,
    Pick<ComponentProps<'input'>, 'inputMode' | 'onBlur'> {
  type?: 'text' | 'email' | 'tel' | 'url';
  /** 45 by default; null for none. Spec §5. */
  maxLength?: number | null;
  /** Whether to use tabular figures, for numbers that people check digit by digit. */
  tabular?: boolean;
  /** `signature` for a typed signature, `code` for the confirmation code, `short` for a field as wide as its answer. */
  look?: 'signature' | 'code' | 'short';
  /** Whether the answer is a sentence, which a browser may correct, and not a name, an address or a code. */
  isProse?: boolean;
  /** The id of a further text that describes the input. */
  describedBy?: string;
}

/** Asks for one line of text. */
export function TextInput(props: TextInputProps) {
  const { id, value, revision, onChange, type = 'text', maxLength = 45, tabular, look, isProse } = props;
  const keepsText = revision !== undefined;
  const { input, report } = useKeptText(value, revision);
  const paste = usePaste(id, props);

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
        {...(!isProse && { ...UNCORRECTED, autoCapitalize: capitalsOf(props) })}
        onChange={(event) => {
          report(event.target.value);
          onChange(event.target.value);
        }}
        onBlur={props.onBlur}
        {...paste.handlers}
        {...describeField(props, paste.noteId, props.describedBy ?? '')}
      />
      {paste.note}
    </>,
  );
}

/** Returns which letters a phone's keyboard should capitalise: each word's first in a name, all in a postal code. */
function capitalsOf({ type = 'text', tabular, look }: TextInputProps): string {
  if (type !== 'text' || look === 'code') return 'none';
  return tabular ? 'characters' : 'words';
}
