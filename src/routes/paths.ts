/** The form's routes, in step order. Spec §2 "Form pages". */
export const FORM_PATHS = ['/about', '/education', '/final-steps'] as const;
/** Where people go unless something else is said. */
export const DEFAULT_PATH = '/about';
/** The thank-you page. */
export const COMPLETION_PATH = '/completion';

/** A page of the form that can be recorded as the last one. */
export type FormPath = (typeof FORM_PATHS)[number];

/** Returns the form page a path names, or null; a trailing slash does not matter. */
export function toFormPath(path: string | null | undefined): FormPath | null {
  const plain = (path ?? '').replace(/(.)\/+$/, '$1');
  return FORM_PATHS.find((known) => known === plain) ?? null;
}
