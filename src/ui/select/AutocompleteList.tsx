import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type {
  GroupBase,
  OptionProps,
  SelectComponentsConfig,
  SelectInstance,
  MenuListProps,
} from 'react-select';
import Creatable from 'react-select/creatable';
import { Icon } from '../action/Icon.tsx';
import { Spinner } from '../action/Spinner.tsx';
import { isEnter } from '../isEnter.ts';
import { joinClasses } from '../joinClasses.ts';
import type { Markup } from '../Markup.ts';
import { UI_WORDS } from '../uiWords.ts';
import { createLookup, type LoadOptions, type LookupItem, type LookupState } from './createLookup.ts';
import { listSettings, Notice, PlainMenuList, plainParts } from './listParts.tsx';
import type { ListProps } from './listProps.ts';
import { menuSizes, placeMenu, type MenuPlacement } from './placeMenu.ts';

interface AutocompleteListProps extends ListProps {
  text: string;
  maxLength: number;
  /** The caret's position in the input that this one replaces. */
  caret: number;
  /** Read only when the list opens; later changes are ignored. */
  loadOptions: LoadOptions;
  onType: (text: string) => void;
  onChoose: (item: LookupItem) => void;
  onCreate: (text: string) => void;
  onLeave: () => void;
}

/** A lookup item, or the typed text offered as an answer. */
interface Suggestion extends LookupItem {
  isTyped?: boolean;
}

function Option({ innerProps, innerRef, data, isFocused, selectProps }: OptionProps<Suggestion, false>) {
  return (
    // react-select's keys are positions; with its own, a press that began on one suggestion never ends on another.
    <div
      key={data.id}
      className={joinClasses(
        'app-select__option',
        isFocused && 'app-select__option--active',
        data.isTyped && 'app-select__option--create',
      )}
      ref={innerRef}
      {...innerProps}
      aria-selected={isFocused}
      onPointerDown={selectProps.onPress}
    >
      <span className="app-select__text" translate="no">
        {data.isTyped ? (
          <span>{data.text}</span>
        ) : (
          <TypedText text={data.text} typed={selectProps.inputValue} />
        )}
        {data.sub_text && <small className="app-select__sub-text">{data.sub_text}</small>}
      </span>
      {data.isTyped && <Icon name="add" />}
    </div>
  );
}

function TypedText({ text, typed }: { text: string; typed: string }) {
  const wanted = typed.trim();
  const start = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted.toLowerCase());
  if (start === -1) return <span>{text}</span>;
  return (
    <span>
      <span>{text.slice(0, start)}</span>
      <mark className="app-select__typed">{text.slice(start, start + wanted.length)}</mark>
      <span>{text.slice(start + wanted.length)}</span>
    </span>
  );
}

/** Without suggestions, shows 'No options' above the offer to use the typed text. */
function MenuList(props: MenuListProps<Suggestion, false>) {
  const hasItems = props.options.some((option) => !('isTyped' in option));
  return (
    <PlainMenuList {...props}>
      {!hasItems && !props.selectProps.isLoading && <Notice>{UI_WORDS.list.noOptions}</Notice>}
      {/* react-select's own children: options and messages, each an element. */}
      {props.children as Markup}
    </PlainMenuList>
  );
}

function LoadingMessage() {
  return (
    <Notice>
      <span className="app-select__text">{UI_WORDS.list.loading}</span>
      <Spinner size="small" />
    </Notice>
  );
}

const parts: SelectComponentsConfig<Suggestion, false, GroupBase<Suggestion>> = {
  ...plainParts,
  IndicatorsContainer: () => null,
  Option,
  MenuList,
  LoadingMessage,
};

/** Shows suggestions while text is typed. On blur, the plain input returns. */
export function AutocompleteList(props: AutocompleteListProps) {
  const { text, maxLength, caret, loadOptions, onType, onChoose, onCreate, onLeave } = props;
  const [state, setState] = useState<LookupState>({ items: [], isLoading: true });
  const [isOpen, setIsOpen] = useState(true);
  /** Whether a finger is choosing, and no key; the on-screen keyboard closes then, because the field loses the focus. */
  const isTouch = useRef(false);
  const [placement, setPlacement] = useState<MenuPlacement>({ side: 'bottom', maxHeight: menuSizes.max });
  const select = useRef<SelectInstance<Suggestion>>(null);
  const [lookup] = useState(() => createLookup(loadOptions, setState));
  const first = useRef({ text, caret });

  useLayoutEffect(() => {
    select.current?.inputRef?.setSelectionRange(first.current.caret, first.current.caret);
    const box = select.current?.controlRef?.getBoundingClientRect();
    if (box) setPlacement(placeMenu(box, menuSizes.max));
  }, []);

  useEffect(() => {
    lookup.search(first.current.text);
    return lookup.stop;
  }, [lookup]);

  const handleKeyDown = (event: KeyboardEvent) => {
    isTouch.current = false;
    if (event.key === 'ArrowUp' && event.altKey) {
      event.preventDefault();
      setIsOpen(false);
    }
    // Enter never submits the form while a list is open, and chooses nothing when it ends a composition.
    const isWaiting = isOpen && state.isLoading && state.items.length === 0;
    if (event.key === 'Enter' && (isWaiting || !isEnter(event.nativeEvent))) event.preventDefault();
  };

  return (
    <Creatable<Suggestion>
      ref={select}
      {...listSettings(props, placement)}
      openMenuOnClick={false}
      components={parts}
      options={state.items}
      isLoading={state.isLoading}
      value={null}
      inputValue={text}
      maxLength={maxLength}
      menuIsOpen={isOpen && text.trim() !== ''}
      getOptionLabel={(item) => item.text}
      getOptionValue={(item) => item.id}
      isValidNewOption={(typed) => typed.trim() !== ''}
      getNewOptionData={(typed) => ({ id: `use ${typed}`, text: UI_WORDS.list.use(typed), isTyped: true })}
      onInputChange={(typed, { action }) => {
        if (action !== 'input-change') return;
        onType(typed);
        setIsOpen(true);
        lookup.search(typed);
      }}
      onChange={(item) => {
        // Cancels pending searches.
        lookup.search('');
        if (item?.isTyped) onCreate(text);
        else if (item) onChoose(item);
        if (isTouch.current) select.current?.blur();
      }}
      blurInputOnSelect={false}
      onPress={({ pointerType }) => {
        isTouch.current = pointerType === 'touch';
        lookup.hold();
      }}
      onMenuOpen={() => setIsOpen(true)}
      onMenuClose={() => setIsOpen(false)}
      onBlur={(event) => document.activeElement !== event.target && onLeave()}
      onKeyDown={handleKeyDown}
    />
  );
}
