import { useEffect, useRef, useState, type ComponentProps, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Markup } from '../Markup.ts';
import { Icon } from '../action/Icon.tsx';
import { joinClasses } from '../joinClasses.ts';
import { UI_WORDS } from '../uiWords.ts';
import { describeField, type FieldProps, renderField } from './renderField.tsx';
import { UNCORRECTED } from './uncorrected.ts';

export interface RevealInputProps extends FieldProps {
  inputProps: Omit<ComponentProps<'input'>, 'id' | 'type' | 'ref'> & {
    ref?: RefObject<HTMLInputElement | null>;
  };
  measure?: 'medium' | 'full';
  describedBy?: string;
  note?: Markup;
}

/**
 * Asks for a password or another private text: masked by default, with a Show/Hide button.
 * The mask is `type="password"`, which no screen reader reads out. The button changes only the type, so the value and
 * the caret are kept. Passwords have no maximum length, because truncating a pasted one would silently change it.
 */
export function RevealInput(props: RevealInputProps) {
  const { inputProps, measure = 'full', describedBy = '', note, ...field } = props;
  const { id, label } = field;
  const [isShown, setIsShown] = useState(false);
  const ownInput = useRef<HTMLInputElement>(null);
  const input = inputProps.ref ?? ownInput;

  // A password is masked again when the form is submitted, and stays masked afterwards.
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setIsShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, [input]);

  const toggle = () => {
    const { selectionStart = null, selectionEnd = null } = input.current ?? {};
    flushSync(() => setIsShown((shown) => !shown));
    // Chromium 150 moves the caret to the start when it lays out the input with its new type.
    input.current?.getBoundingClientRect();
    input.current?.setSelectionRange(selectionStart, selectionEnd);
  };

  return renderField(
    field,
    <>
      <span className={joinClasses('app-reveal-input', measure !== 'full' && `app-reveal-input--${measure}`)}>
        <input
          autoCapitalize="none"
          {...UNCORRECTED}
          {...inputProps}
          className={joinClasses('app-input', 'app-reveal-input__input', inputProps.className)}
          ref={input}
          id={id}
          type={isShown ? 'text' : 'password'}
          {...describeField(field, describedBy)}
        />
        <button
          type="button"
          className="app-reveal-input__button"
          // Keeps focus in the field, so that the caret and a phone's keyboard stay.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        >
          <Icon name={isShown ? 'hide' : 'show'} />
          <span>{isShown ? UI_WORDS.field.hide : UI_WORDS.field.show}</span>
          <span className="app-visually-hidden">{` ${label}`}</span>
        </button>
      </span>
      {note}
    </>,
  );
}
