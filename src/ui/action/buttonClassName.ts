import { joinClasses } from '../joinClasses.ts';

export interface ButtonLook {
  variant?: 'primary' | 'outline' | 'quiet';
  size?: 'navigation' | 'submit' | 'auto';
  tone?: 'plain' | 'danger';
}

/**
 * Returns the classes that make an element look like a button.
 * E.g. for router links: `<Link className={buttonClassName({ variant: 'primary', size: 'navigation' })}>`.
 */
export function buttonClassName({
  variant = 'primary',
  size = 'auto',
  tone = 'plain',
}: ButtonLook = {}): string {
  return joinClasses(
    'app-button',
    `app-button--${variant}`,
    size !== 'auto' && `app-button--${size}`,
    tone === 'danger' && 'app-button--danger',
  );
}
