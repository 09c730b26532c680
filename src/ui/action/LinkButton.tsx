import type { ComponentProps } from 'react';
import { joinClasses } from '../joinClasses.ts';

/**
 * Renders a button that reads like a link.
 *
 * For small actions beside a form, such as 'Resend confirmation code?'. Links take the class `app-link-button`.
 */
export function LinkButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={joinClasses('app-link-button', className)} />;
}
