import { useEffect, useRef } from 'react';
import type { ListProps } from './listProps.ts';
import type { SelectOption } from './SelectOption.ts';

export interface NativeSelectProps extends ListProps {
  options: readonly SelectOption[];
  value: string;
  onChoose: (option: SelectOption) => void;
}

/** Stands in for the dropdown when its chunk cannot be loaded, so that the question can be answered all the same. */
export function NativeSelect({
  id,
  labelId,
  describedBy,
  isInvalid,
  options,
  value,
  onChoose,
}: NativeSelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => select.current?.focus(), []);
  return (
    <select
      className="app-input"
      ref={select}
      id={id}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      value={value}
      onChange={(event) => {
        const option = options.find((candidate) => candidate.value === event.target.value);
        if (option) onChoose(option);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
