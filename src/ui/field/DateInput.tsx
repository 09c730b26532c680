import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { afterPress } from '../action/afterPress.ts';
import { Icon } from '../action/Icon.tsx';
import { joinClasses } from '../joinClasses.ts';
import { UI_WORDS } from '../uiWords.ts';
import { describeField, renderField, type TypedFieldProps } from './renderField.tsx';
import { useKeptText } from './useKeptText.ts';

export interface DateInputProps extends TypedFieldProps {
  /** Called when the field starts or stops showing an invalid date, such as half a date or 30 February. */
  onUnreadable?: (isUnreadable: boolean) => void;
}

/**
 * The range of a date. Browsers report a year that is being typed as a whole one: 2005 begins as the years 2, 20 and
 * 200. The contract limits the year to four digits.
 */
const EARLIEST = '1900-01-01';
const LATEST = '9999-12-31';

/**
 * Asks for a date, `YYYY-MM-DD`, with the browser's date input. The browser reports an incomplete date as '', as if the
 * field were empty. While the date is incomplete, impossible or out of range, the answer is the date last completed,
 * and a note says so.
 */
export function DateInput(props: DateInputProps) {
  const { id, value, revision, onChange, onUnreadable, autoComplete, errors } = props;
  const { input, report } = useKeptText(value, revision);
  const isUnreadable = useRef(false);
  /** The date last completed: when the field was focused, when the person moved within it, or one adopted since. */
  const before = useRef({ day: value, revision });
  const [isNoted, setIsNoted] = useState(false);
  // WebKit shows the current date in an empty date field, so its parts are hidden until one is typed.
  const [typed, setTyped] = useState({ revision, isEmpty: value === '' });
  const isEmpty = typed.revision === revision ? typed.isEmpty : value === '';

  const setUnreadable = (isHalf: boolean) => {
    if (isHalf === isUnreadable.current) return;
    isUnreadable.current = isHalf;
    setIsNoted(false);
    onUnreadable?.(isHalf);
  };
  // Typing parts of a date fires no input event while the value stays '', so keyup is handled too.
  const read = (element: HTMLInputElement) => {
    const isHalf = !element.validity.valid;
    setTyped({ revision, isEmpty: element.value === '' && !isHalf });
    if (before.current.revision !== revision) before.current = { day: value, revision };
    // Typing 02/30 over 04/17 passes through 02/17, so an invalid date restores the earlier one, or a blank.
    const day = isHalf ? before.current.day : element.value;
    report(day);
    onChange(day);
    setUnreadable(isHalf);
  };
  const noteComplete = ({ currentTarget: { value: day, validity } }: SyntheticEvent<HTMLInputElement>) => {
    if (validity.valid) before.current = { day, revision };
  };
  const onGone = useEffectEvent(() => setUnreadable(false));
  useEffect(() => () => onGone(), []);

  const note = isNoted && !errors?.length ? UI_WORDS.field.noDate : '';
  const noteId = `${id}-note`;
  return renderField(
    props,
    <>
      <span className="app-date-input">
        <input
          className={joinClasses(
            'app-input app-input--date app-input--tabular',
            isEmpty && 'app-input--empty',
          )}
          ref={input}
          id={id}
          type="date"
          defaultValue={value}
          min={EARLIEST}
          max={LATEST}
          autoComplete={autoComplete}
          onChange={(event) => read(event.target)}
          onFocus={noteComplete}
          onPointerDown={noteComplete}
          // A digit may continue the part before: 02/3 becomes 02/30.
          onKeyDown={(event) => !/^\d$/.test(event.key) && noteComplete(event)}
          onKeyUp={(event) => setUnreadable(!event.currentTarget.validity.valid)}
          onBlur={(event) => {
            read(event.currentTarget);
            afterPress(() => setIsNoted(isUnreadable.current));
          }}
          {...describeField(props, noteId)}
        />
        <Icon name="calendar" />
      </span>
      <p className={note ? 'app-field__count' : 'app-visually-hidden'} id={noteId} role="status">
        {note}
      </p>
    </>,
  );
}
