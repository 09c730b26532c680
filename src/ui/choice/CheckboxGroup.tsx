import { type ReactNode } from 'react';
import { type FieldProps, renderFieldset } from '../field/renderField.tsx';
import { joinClasses } from '../joinClasses.ts';
import { CheckboxRow } from './CheckboxRow.tsx';

export interface CheckboxGroupProps extends FieldProps {
  boxes: readonly { key: string; label: ReactNode; checked: boolean }[];
  onChange: (key: string, checked: boolean) => void;
}

/** So many boxes stand in two columns where there is room. */
const MANY = 5;

/**
 * Asks for any number of answers: one answer key per box, each box's id is its key.
 *
 * The group's messages belong to every box, so each is described by them.
 */
export function CheckboxGroup({ boxes, onChange, ...field }: CheckboxGroupProps) {
  const errorId = field.errors?.length ? `${field.id}-error` : undefined;
  return renderFieldset(
    field,
    <div className={joinClasses('app-choices', boxes.length >= MANY && 'app-choices--columns')}>
      {boxes.map((box) => (
        <CheckboxRow
          key={box.key}
          id={box.key}
          label={box.label}
          checked={box.checked}
          onChange={(checked) => onChange(box.key, checked)}
          errorId={errorId}
        />
      ))}
    </div>,
  );
}
