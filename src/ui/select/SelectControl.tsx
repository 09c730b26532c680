import { startTransition, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../action/Icon.tsx';
import { isEnter } from '../isEnter.ts';
import { joinClasses } from '../joinClasses.ts';
import type { ListProps } from './listProps.ts';
import { listsChunk } from '../chunks.ts';
import { NativeSelect } from './NativeSelect.tsx';
import { menuSizes, placeMenu, type MenuPlacement } from './placeMenu.ts';
import { blankOption, type SelectOption } from './SelectOption.ts';

export interface SelectControlProps extends ListProps {
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string, label: string) => void;
}

/**
 * Renders a dropdown without its label: a button until it is opened, then react-select, because a page has thirty of
 * these. Letters typed while react-select is loading are passed on to it; Enter or Tab chooses the matching option at
 * once. If its script cannot be loaded, the browser's own dropdown is used.
 */
export function SelectControl({ options, value, onChange, listLabelId, ...control }: SelectControlProps) {
  const [mode, setMode] = useState<'rest' | 'opening' | 'open' | 'native'>('rest');
  const [placement, setPlacement] = useState<MenuPlacement>({ side: 'bottom', maxHeight: menuSizes.max });
  const [letters, setLetters] = useState('');
  const button = useRef<HTMLButtonElement>(null);

  const List = mode === 'open' ? listsChunk.get()?.SelectList : undefined;
  const all = useMemo(() => [blankOption, ...options], [options]);
  const chosen = all.find((option) => option.value === value);

  const open = (isByKey: boolean) => {
    if (mode !== 'rest' || !button.current) return;
    setPlacement(placeMenu(button.current.getBoundingClientRect(), all.length * menuSizes.rowHeight));
    const isHere = listsChunk.get() !== undefined;
    // Opens at once, because the next key is meant for the list.
    if (isHere && isByKey) {
      setMode('open');
      return;
    }
    setMode('opening');
    // Gives feedback on the press before the list is built, which takes several frames on a slow phone.
    const settle = (next: 'open' | 'native') => () =>
      startTransition(() => setMode((now) => (now === 'opening' ? next : now)));
    if (isHere) settle('open')();
    else listsChunk.load().then(settle('open'), settle('native'));
  };
  const close = (keepFocus: boolean) => {
    // Chromium would lay the page out to remove a focused element, and again to scroll to the next one.
    if (keepFocus && document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
    flushSync(() => {
      setLetters('');
      setMode('rest');
    });
    if (keepFocus) button.current?.focus({ preventScroll: true });
  };
  const choose = (option: SelectOption) => {
    if (option.value !== value) onChange(option.value, option.label);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    // The list is not there yet, and neither key would reach it.
    if (letters && (isEnter(event.nativeEvent) || event.key === 'Tab')) {
      const typed = letters.toLowerCase();
      const option = all.find(({ label }) => label.toLowerCase().startsWith(typed));
      if (event.key === 'Enter') event.preventDefault();
      if (option) choose(option);
      close(true);
    }
    const isLetter =
      event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey && event.key !== ' ';
    // Alt+Up closes a list, but none is open here.
    const isArrow = event.key === 'ArrowDown' || (event.key === 'ArrowUp' && !event.altKey);
    if (!isLetter && !isArrow) return;
    event.preventDefault();
    if (isLetter) setLetters((typed) => typed + event.key);
    open(true);
  };

  if (mode === 'native') return <NativeSelect {...control} options={all} value={value} onChoose={choose} />;
  return (
    <div className="app-select">
      {List ? (
        <List
          {...control}
          listLabelId={listLabelId}
          options={all}
          value={value}
          placement={placement}
          firstLetters={letters}
          onChoose={choose}
          onClose={close}
        />
      ) : (
        <button
          {...control}
          type="button"
          className={joinClasses(
            'app-input',
            'app-select__button',
            value === '' && 'app-select__button--blank',
          )}
          ref={button}
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={mode === 'opening'}
          onPointerEnter={listsChunk.preload}
          onFocus={listsChunk.preload}
          onBlur={() => mode === 'opening' && close(false)}
          onClick={({ detail }) => open(detail === 0)}
          onKeyDown={handleKeyDown}
        >
          <span className="app-select__shown-text">{chosen?.label ?? value}</span>
          <Icon name="chevron" />
        </button>
      )}
    </div>
  );
}
