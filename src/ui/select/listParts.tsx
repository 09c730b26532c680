import type { ControlProps, InputProps, MenuListProps, MenuProps, NoticeProps } from 'react-select';
import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../action/Icon.tsx';
import { joinClasses } from '../joinClasses.ts';
import { UNCORRECTED } from '../field/uncorrected.ts';
import type { ListProps } from './listProps.ts';
import { menuSizes, type MenuPlacement } from './placeMenu.ts';

/* Plain elements that replace react-select's parts, styled by our Sass instead of emotion. */

function PlainControl<Option>({ children, innerRef, innerProps, selectProps }: ControlProps<Option, false>) {
  const { onToggle } = selectProps;
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    onToggle?.();
  };
  return (
    <div
      className="app-select__control"
      ref={innerRef}
      {...innerProps}
      {...(onToggle && { onMouseDown: toggle, onTouchEnd: undefined })}
    >
      {children}
    </div>
  );
}

function PlainInput<Option>(props: InputProps<Option, false>) {
  const { innerRef, id, value, onChange, onBlur, onFocus, selectProps } = props;
  const { shownText, describedBy, maxLength } = selectProps;
  const isTyped = shownText === undefined;
  return (
    <input
      className={joinClasses('app-input', !isTyped && 'app-select__shown')}
      ref={innerRef}
      id={id}
      type="text"
      role="combobox"
      autoComplete="off"
      autoCapitalize={isTyped ? 'words' : undefined}
      {...UNCORRECTED}
      inputMode={isTyped ? undefined : 'none'}
      readOnly={!isTyped}
      maxLength={maxLength}
      value={isTyped ? value : shownText}
      onChange={onChange}
      onBlur={onBlur}
      onFocus={onFocus}
      aria-autocomplete={isTyped ? 'list' : 'none'}
      aria-haspopup="listbox"
      aria-expanded={props['aria-expanded']}
      aria-controls={props['aria-controls']}
      aria-activedescendant={props['aria-activedescendant'] || undefined}
      aria-labelledby={props['aria-labelledby']}
      aria-invalid={props['aria-invalid']}
      aria-describedby={describedBy}
    />
  );
}

/** Placed by `placeMenu`: without `innerRef`, react-select neither measures its place nor lays the page out for that. */
function PlainMenu<Option>({ children, innerProps, selectProps }: MenuProps<Option, false>) {
  return (
    <div
      className={joinClasses(
        'app-select__menu',
        selectProps.menuPlacement === 'top' && 'app-select__menu--top',
      )}
      {...innerProps}
    >
      {children}
    </div>
  );
}

export function PlainMenuList<Option>(props: MenuListProps<Option, false>) {
  const { children, innerRef, innerProps, selectProps } = props;
  return (
    <div
      className="app-select__list"
      ref={innerRef}
      {...innerProps}
      aria-multiselectable={undefined}
      aria-labelledby={selectProps.listLabelId}
      style={{ maxHeight: selectProps.maxMenuHeight }}
    >
      {children}
    </div>
  );
}

/** Shows a message as an option, because a listbox may contain nothing else. */
export function Notice<Option>({ children }: Pick<NoticeProps<Option, false>, 'children'>) {
  return (
    <div
      className="app-select__option app-select__option--notice"
      role="option"
      aria-disabled="true"
      aria-selected="false"
    >
      {children}
    </div>
  );
}

export const plainParts = {
  SelectContainer: ({ children, innerProps }: { children: ReactNode; innerProps: object }) => (
    <div {...innerProps}>{children}</div>
  ),
  Control: PlainControl,
  ValueContainer: ({ children }: { children?: ReactNode }) => children,
  Placeholder: () => null,
  Input: PlainInput,
  IndicatorsContainer: () => (
    <span className="app-select__chevron">
      <Icon name="chevron" />
    </span>
  ),
  Menu: PlainMenu,
  MenuList: PlainMenuList,
  NoOptionsMessage: Notice,
};

export const listSettings = (control: ListProps, placement: MenuPlacement) =>
  ({
    autoFocus: true,
    tabSelectsValue: false,
    controlShouldRenderValue: false,
    menuShouldScrollIntoView: false,
    filterOption: null,
    instanceId: control.id,
    inputId: control.id,
    describedBy: control['aria-describedby'],
    listLabelId: control.listLabelId ?? control['aria-labelledby'],
    pageSize: menuSizes.pageSize,
    maxMenuHeight: placement.maxHeight,
    menuPlacement: placement.side,
    'aria-labelledby': control['aria-labelledby'],
    'aria-invalid': control['aria-invalid'],
  }) as const;
