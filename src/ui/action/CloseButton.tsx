import type { ComponentProps } from 'react';
import { joinClasses } from '../joinClasses.ts';
import { Icon, type IconName } from './Icon.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  label: string;
}

/**
 * Renders a square button that shows only an icon.
 *
 * `label` is its accessible name; the touch target is 44px.
 */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={joinClasses('app-icon-button', className)} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}
