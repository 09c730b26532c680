import type { ComponentProps, MouseEvent } from 'react';
import { joinClasses } from '../joinClasses.ts';
import { buttonClassName, type ButtonLook } from './buttonClassName.ts';
import { Spinner } from './Spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /**
   * Whether the action is running: a spinner replaces the label, the accessible name stays the same, and
   * clicks are ignored.
   */
  busy?: boolean;
}

/**
 * Renders a button, 3rem tall; 15rem wide for navigation, 10rem for submitting (Spec §9).
 * Busy and `aria-disabled` buttons stay focusable, so that focus is not lost during a call.
 */
export function Button({
  variant,
  size,
  tone,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const isInert = busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isInert) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={joinClasses(buttonClassName({ variant, size, tone }), busy && 'app-button--busy', className)}
      aria-disabled={isInert || undefined}
      aria-busy={busy || undefined}
      onClick={handleClick}
    >
      {busy ? (
        <>
          <Spinner size="small" />
          <span className="app-button__label">{children}</span>
        </>
      ) : (
        children
      )}
    </button>
  );
}
