import { memo, useEffect, useEffectEvent, useRef, useState, type ChangeEvent } from 'react';
import { describeField } from '../field/describeField.ts';
import type { FieldProps } from '../field/fieldProps.ts';
import { renderField } from '../field/renderField.tsx';
import { afterPress } from './afterPress.ts';
import type { LoadOptions, LookupItem } from './createLookup.ts';
import { getLists, loadLists, preloadSelect } from './loadLists.ts';

export interface AutocompleteProps extends FieldProps {
  value: string;
  loadOptions: LoadOptions;
  onChoose: (item: LookupItem) => void;
  /** What was typed is taken as it is: 'Use: <text>', or leaving the field. */
  onCreate: (text: string) => void;
  onClear: () => void;
  maxLength?: number;
}

/**
 * Asks for a name or an address and suggests known ones; what is typed can always be used.
 *
 * A plain input until the first key, then react-select in its place. Leaving the field keeps what was typed, and so
 * does leaving the page with the cursor still in it; emptying it clears at once.
 */
export const Autocomplete = memo(function Autocomplete(props: AutocompleteProps) {
  const { id, value, loadOptions, onChoose, onCreate, onClear, maxLength = 60 } = props;
  const [draft, showDraft] = useState<string | null>(null);
  // On a phone choosing also blurs, within one event: what leaving reads must not lag a render behind.
  const unsettled = useRef<string | null>(null);
  const [isActive, setIsActive] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef(0);
  const description = describeField(props);
  const text = draft ?? value;
  const List = isActive ? getLists()?.AutocompleteList : undefined;

  const setDraft = (next: string | null) => {
    unsettled.current = next;
    showDraft(next);
  };
  const type = (typed: string) => {
    setDraft(typed);
    if (typed === '' && value !== '') onClear();
  };
  const settle = () => {
    const left = unsettled.current;
    setDraft(null);
    if (left === null || left === value) return;
    if (left.trim() !== '') onCreate(left);
    else if (value !== '') onClear();
  };
  const leave = () => {
    setIsActive(false);
    afterPress(settle);
  };
  const onGone = useEffectEvent(settle);
  useEffect(() => {
    const keep = () => onGone();
    // Captured: what saves and carries the answers hears of it next.
    for (const type of ['beforeunload', 'pagehide', 'visibilitychange'])
      window.addEventListener(type, keep, { capture: true });
    return () => {
      for (const type of ['beforeunload', 'pagehide', 'visibilitychange'])
        window.removeEventListener(type, keep, { capture: true });
      keep();
    };
  }, []);
  const activate = () => {
    const element = input.current;
    if (!element || element !== document.activeElement) return;
    caret.current = element.selectionStart ?? element.value.length;
    setIsActive(true);
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    type(event.target.value);
    // A half-composed character would be lost in the exchange of inputs.
    if ((event.nativeEvent as InputEvent).isComposing) return;
    if (getLists()) activate();
    else loadLists().then(activate, () => undefined);
  };

  return renderField(
    props,
    <div className="app-select app-select--autocomplete">
      {List ? (
        <List
          id={id}
          labelId={`${id}-label`}
          describedBy={description['aria-describedby']}
          isInvalid={Boolean(description['aria-invalid'])}
          text={text}
          caret={caret.current}
          maxLength={maxLength}
          loadOptions={loadOptions}
          onType={type}
          onChoose={(item) => {
            setDraft(null);
            onChoose(item);
          }}
          onCreate={(typed) => {
            setDraft(null);
            onCreate(typed);
          }}
          onLeave={leave}
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
          autoComplete="off"
          spellCheck={false}
          maxLength={maxLength}
          value={text}
          onPointerEnter={preloadSelect}
          onFocus={preloadSelect}
          onChange={handleChange}
          onCompositionEnd={() => getLists() && activate()}
          onBlur={leave}
          {...description}
        />
      )}
    </div>,
  );
});
