import {
  memo,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import ReactSelect, {
  type MenuListProps,
  type OptionProps,
  type SelectComponentsConfig,
  type GroupBase,
  type SelectInstance,
} from 'react-select';
import { Icon } from '../action/Icon.tsx';
import { joinClasses } from '../joinClasses.ts';
import type { Markup } from '../Markup.ts';
import { listSettings, PlainMenuList, plainParts } from './listParts.tsx';
import type { ListProps } from './listProps.ts';
import { menuSizes, type MenuPlacement } from './placeMenu.ts';
import type { SelectOption } from './SelectOption.ts';
import { createTypeAhead, findTypedOption } from './typeAhead.ts';

interface SelectListProps extends ListProps {
  options: readonly SelectOption[];
  value: string;
  placement: MenuPlacement;
  /** Letters typed while the list was loading. */
  firstLetters: string;
  onChoose: (option: SelectOption) => void;
  /** `keepFocus`: whether to move focus back to the closed control. */
  onClose: (keepFocus: boolean) => void;
}

const Option = memo(
  function Option({ innerProps, innerRef, label, isFocused, isSelected }: OptionProps<SelectOption, false>) {
    return (
      <div
        className={joinClasses(
          'app-select__option',
          isFocused && 'app-select__option--active',
          isSelected && 'app-select__option--chosen',
        )}
        ref={innerRef}
        {...innerProps}
        aria-selected={isSelected}
      >
        <span className="app-select__text">{label}</span>
        {isSelected && <Icon name="check" />}
      </div>
    );
  },
  // Ignores the handlers: they are new on every render, but refer to the same option.
  (before, after) =>
    before.isFocused === after.isFocused &&
    before.isSelected === after.isSelected &&
    before.label === after.label &&
    before.data === after.data,
);

/** How many rows around the initial option are rendered first. */
const firstRows = 24;

/**
 * Renders the visible rows first and the others two frames later, so that 250 countries open at once on a slow phone.
 * Space is reserved for the other rows, so that the list does not shift.
 */
function MenuList({ children, ...props }: MenuListProps<SelectOption, false>) {
  const activeIndex = props.options.indexOf(props.focusedOption);
  const [isWhole, setIsWhole] = useState(false);
  const [startIndex] = useState(activeIndex);
  // react-select's own children, each an element.
  const rows = (Array.isArray(children) ? children : [children]) as readonly Markup[];
  const isShort = rows.length <= firstRows * 2;

  useEffect(() => {
    if (isShort || isWhole) return undefined;
    // The second frame begins after the first rows are on screen.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setIsWhole(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, [isShort, isWhole]);

  const first = Math.max(0, startIndex - firstRows / 2);
  const end = Math.min(rows.length, first + firstRows);
  // A key press may already have moved the active option past the first rows.
  const isActiveDrawn = activeIndex >= first && activeIndex < end;
  if (isShort || isWhole || !isActiveDrawn) return <PlainMenuList {...props}>{children}</PlainMenuList>;
  return (
    <PlainMenuList {...props}>
      <div aria-hidden="true" style={{ height: first * menuSizes.rowHeight }} />
      {rows.slice(first, end)}
      <div aria-hidden="true" style={{ height: (rows.length - end) * menuSizes.rowHeight }} />
    </PlainMenuList>
  );
}

const parts: SelectComponentsConfig<SelectOption, false, GroupBase<SelectOption>> = {
  ...plainParts,
  Option,
  MenuList,
};

/** Shows an open dropdown using react-select, with the type-ahead of a native one. Mounted only while open. */
export function SelectList(props: SelectListProps) {
  const { options, value, placement, firstLetters, onChoose, onClose } = props;
  const select = useRef<SelectInstance<SelectOption>>(null);
  const typeAhead = useRef(createTypeAhead());
  const isClosed = useRef(false);
  const chosen = options.find((option) => option.value === value) ?? null;

  const close = (keepFocus: boolean) => {
    if (isClosed.current) return;
    isClosed.current = true;
    onClose(keepFocus);
  };

  const type = (letter: string) => {
    const list = select.current;
    if (!list) return;
    const current = options.findIndex((option) => option === list.state.focusedOption);
    const typed = typeAhead.current.add(letter, performance.now());
    const labels = options.map((option) => option.label);
    const target = options[findTypedOption(labels, current, typed)];
    if (!target) return;
    // As after any other key: the list scrolls, and a mouse that rests over it must not choose another option.
    list.blockOptionHover = true;
    list.scrollToFocusedOptionOnUpdate = true;
    list.setState({ focusedOption: target, focusedOptionId: list.getFocusedOptionId(target) });
  };

  // Each letter is typed once, although StrictMode runs the effect twice in development.
  const untyped = useRef(firstLetters);
  const typeFirst = useEffectEvent(() => {
    untyped.current.split('').forEach(type);
    untyped.current = '';
  });
  useEffect(() => typeFirst(), []);

  const handleKeyDown = (event: KeyboardEvent) => {
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    const focused = select.current?.state.focusedOption;
    if (event.key === 'Tab' || (event.key === 'ArrowUp' && event.altKey)) {
      // As in a native dropdown, Tab and Alt+Up select the active option.
      if (event.altKey) event.preventDefault();
      if (focused && focused.value !== value) onChoose(focused);
      close(true);
    } else if (isLetter && (event.key !== ' ' || typeAhead.current.isTyping(performance.now()))) {
      event.preventDefault();
      type(event.key);
    }
  };

  return (
    <ReactSelect<SelectOption>
      ref={select}
      {...listSettings(props, placement)}
      menuIsOpen
      blurInputOnSelect={false}
      components={parts}
      options={options}
      value={chosen}
      shownText={chosen?.label ?? ''}
      onChange={(option) => option && onChoose(option)}
      onToggle={() => close(true)}
      onMenuClose={() => close(true)}
      // If the whole window loses focus, the input stays the active element, so the control must be focused
      // on return.
      onBlur={(event) => close(document.activeElement === event.target)}
      onKeyDown={handleKeyDown}
    />
  );
}
