import type { ComponentProps, MouseEvent } from 'react';
import { joinClasses } from '../joinClasses.ts';
import { buttonClassName, type ButtonLook } from './buttonClassName.ts';
import { Spinner } from './Spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Whether the action is running: a spinner covers the label, which still names the button; clicks are ignored. */
  busy?: boolean;
}

/** Renders a button (sizes: Spec §9). If busy or `aria-disabled`, it stays focusable, so that focus is not lost. */
export function Button(props: ButtonProps) {
  const { variant, size, tone, busy = false, className, children, onClick, ...rest } = props;
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
