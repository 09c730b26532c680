import { joinClasses } from '../joinClasses.ts';
import type { FieldProps } from './fieldProps.ts';

/** Names the classes of a question's frame. */
export function fieldClassName({ width = 'full', errors }: Pick<FieldProps, 'width' | 'errors'>): string {
  return joinClasses('app-field', `app-field--${width}`, Boolean(errors?.length) && 'app-field--invalid');
}
