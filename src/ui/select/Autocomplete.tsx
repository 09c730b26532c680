import { useRef, useState, type ChangeEvent } from 'react';
import { describeField, type FieldProps, renderField } from '../field/renderField.tsx';
import { UNCORRECTED } from '../field/uncorrected.ts';
import { usePaste } from '../field/usePaste.tsx';
import type { LoadOptions, LookupItem } from './createLookup.ts';
import { listsChunk } from '../chunks.ts';

export interface AutocompleteProps extends FieldProps {
  value: string;
  loadOptions: LoadOptions;
  /** Called on every change of the text. `isByHand`: whether it was typed rather than filled in by the browser. */
  onType: (text: string, isByHand: boolean) => void;
  onChoose: (item: LookupItem) => void;
  /** Called when 'Use: <text>' is chosen. */
  onCreate: (text: string) => void;
  maxLength?: number;
  autoComplete?: string;
}

/**
 * Asks for a name or an address and suggests known ones; any typed text can be used.
 * It is a plain input until the first keystroke, then react-select.
 */
export function Autocomplete(props: AutocompleteProps) {
  const { id, value, loadOptions, onType, onChoose, onCreate, maxLength = 60, autoComplete = 'off' } = props;
  /** The position of the caret when the list replaced the plain input; null while that is shown. */
  const [caret, setCaret] = useState<number | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isByHand = useRef(false);
  const paste = usePaste(id);
  const description = describeField(props, paste.noteId);
  const List = caret !== null ? listsChunk.get()?.AutocompleteList : undefined;

  const activate = () => {
    const element = input.current;
    if (!element || element !== document.activeElement) return;
    setCaret(element.selectionStart ?? element.value.length);
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    onType(event.target.value, isByHand.current);
    // A half-composed character would be lost if the input were replaced now.
    if (!isByHand.current || (event.nativeEvent as InputEvent).isComposing) return;
    if (listsChunk.get()) activate();
    else listsChunk.load().then(activate, () => undefined);
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
          autoCapitalize="words"
          {...UNCORRECTED}
          maxLength={maxLength}
          value={value}
          onPointerEnter={listsChunk.preload}
          onFocus={listsChunk.preload}
          onChange={handleChange}
          onCompositionEnd={() => listsChunk.get() && activate()}
          {...description}
        />
      )}
      {paste.note}
    </div>,
  );
}

/** Autofill fires an event without an `inputType`, or one with the type `insertReplacementText`. */
function isTypedByHand(event: Event): boolean {
  const { inputType } = event as Partial<InputEvent>;
  return Boolean(inputType) && inputType !== 'insertReplacementText';
}
