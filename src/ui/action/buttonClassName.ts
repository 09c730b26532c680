import { joinClasses } from '../joinClasses.ts';

export interface ButtonLook {
  variant?: 'primary' | 'outline' | 'quiet';
  size?: 'navigation' | 'submit';
  tone?: 'danger';
}

/** Returns the classes that make an element, such as a router link, look like a button. */
export function buttonClassName({ variant = 'primary', size, tone }: ButtonLook): string {
  return joinClasses(
    'app-button',
    `app-button--${variant}`,
    size && `app-button--${size}`,
    tone && `app-button--${tone}`,
  );
}
