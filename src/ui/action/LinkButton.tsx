import type { ComponentProps } from 'react';

/** Renders a button that looks like a link, for small actions; real links use the class `app-link-button`. */
export function LinkButton(props: Omit<ComponentProps<'button'>, 'className'>) {
  return <button type="button" className="app-link-button" {...props} />;
}
