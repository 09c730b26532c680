import { useRef, useState, type ChangeEvent } from 'react';
import { describeField, type FieldProps, renderField } from '../field/renderField.tsx';
import { usePaste } from '../field/usePaste.tsx';
import type { LoadOptions, LookupItem } from './createLookup.ts';
import { lists } from '../parts.ts';

export interface AutocompleteProps extends FieldProps {
  value: string;
  loadOptions: LoadOptions;
  /** Called on every change of the text. `isByHand`: typed, not filled in by the browser or a password manager. */
  onType: (text: string, isByHand: boolean) => void;
  onChoose: (item: LookupItem) => void;
  /** Called when the person chooses 'Use: <text>'. */
  onCreate: (text: string) => void;
  maxLength?: number;
  autoComplete?: string;
}

/**
 * Asks for a name or an address and suggests known ones; any typed text can be used.
 * A plain input until the first key, then replaced by react-select. Its owner receives every letter.
 */
export function Autocomplete(props: AutocompleteProps) {
  const { id, value, loadOptions, onType, onChoose, onCreate, maxLength = 60, autoComplete = 'off' } = props;
  /** The caret at which the list takes over; null while the plain input is shown. */
  const [caret, setCaret] = useState<number | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isByHand = useRef(false);
  const paste = usePaste(id);
  const description = describeField(props, paste.noteId);
  const List = caret !== null ? lists.get()?.AutocompleteList : undefined;

  const activate = () => {
    const element = input.current;
    if (!element || element !== document.activeElement) return;
    setCaret(element.selectionStart ?? element.value.length);
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    onType(event.target.value, isByHand.current);
    // A half-composed character would be lost when the inputs are exchanged.
    if (!isByHand.current || (event.nativeEvent as InputEvent).isComposing) return;
    if (lists.get()) activate();
    else lists.load().then(activate, () => undefined);
  };

  return renderField(
    props,
    <div
      className="app-select app-select--autocomplete"
      {...paste.handlers}
      onInputCapture={({ nativeEvent }) => (isByHand.current = isTypedByHand(nativeEvent))}
    >
      {List ? (
        <List
          id={id}
          aria-labelledby={`${id}-label`}
          {...description}
          text={value}
          caret={caret ?? 0}
          maxLength={maxLength}
          loadOptions={loadOptions}
          onType={(text) => onType(text, isByHand.current)}
          onChoose={onChoose}
          onCreate={onCreate}
          onLeave={() => setCaret(null)}
        />
      ) : (
        <input
          className="app-input"
          ref={input}
          id={id}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded="false"
          autoComplete={autoComplete}
          spellCheck={false}
          maxLength={maxLength}
          value={value}
          onPointerEnter={lists.preload}
          onFocus={lists.preload}
          onChange={handleChange}
          onCompositionEnd={() => lists.get() && activate()}
          {...description}
        />
      )}
      {paste.note}
    </div>,
  );
}

/**
 * Returns whether an input event comes from typing, pasting or dictating, not from autofill.
 * Autofill fires a plain event, or one that says it replaces the text.
 */
function isTypedByHand(event: Event): boolean {
  const { inputType } = event as Partial<InputEvent>;
  return Boolean(inputType) && inputType !== 'insertReplacementText';
}
