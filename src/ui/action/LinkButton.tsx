import type { ComponentProps } from 'react';
import { joinClasses } from '../joinClasses.ts';

/**
 * Renders a button that looks like a link.
 *
 * For small actions beside a form, such as 'Resend confirmation code?'. Real links use the class `app-link-button`.
 */
export function LinkButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={joinClasses('app-link-button', className)} />;
}
