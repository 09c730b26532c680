import { useEffect, useRef } from 'react';
import type { ListProps } from './listProps.ts';
import type { SelectOption } from './SelectOption.ts';

export interface NativeSelectProps extends Omit<ListProps, 'listLabelId'> {
  options: readonly SelectOption[];
  value: string;
  onChoose: (option: SelectOption) => void;
}

/** Replaces the dropdown if its script cannot be loaded, so that the question can still be answered. */
export function NativeSelect({ options, value, onChoose, ...control }: NativeSelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => select.current?.focus(), []);
  return (
    <select
      {...control}
      className="app-input"
      ref={select}
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
