import { memo } from 'react';
import { Icon } from '../action/Icon.tsx';
import { joinClasses } from '../joinClasses.ts';
import { describeField } from './describeField.ts';
import type { FieldProps } from './fieldProps.ts';
import { renderField } from './renderField.tsx';

export interface DateInputProps extends FieldProps {
  /** ISO `YYYY-MM-DD`, or '' when unanswered. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  min?: string;
  max?: string;
  autoComplete?: string;
}

/** Keeps the year at four digits, which is all the contract carries. */
const LATEST = '9999-12-31';

/**
 * Asks for a day with the device's own date control.
 *
 * On a phone that is a wheel with the right language and order; on a desktop the parts can be typed.
 * `min` and `max` bound the wheel only: what is wrong is said by validation, not by the browser.
 */
export const DateInput = memo(function DateInput(props: DateInputProps) {
  const { id, value, onChange, onBlur, min, max = LATEST, autoComplete } = props;
  return renderField(
    props,
    <span className="app-date-input">
      <input
        className={joinClasses('app-input app-input--date app-input--tabular', !value && 'app-input--empty')}
        id={id}
        type="date"
        value={value}
        min={min}
        max={max}
        autoComplete={autoComplete}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        {...describeField(props)}
      />
      <Icon name="calendar" />
    </span>,
  );
});
