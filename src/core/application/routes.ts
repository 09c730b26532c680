/** The form's routes, in step order. Spec §2 "Form pages". */
export const FORM_PATHS = ['/about', '/education', '/final-steps'] as const;
/** Where people go unless something else is said. */
export const DEFAULT_PATH = '/about';
/** The thank-you page. */
export const COMPLETION_PATH = '/completion';

/** The account cards. */
export const CARD_PATHS = ['/login', '/signup', '/confirm', '/forgot', '/reset'] as const;

/** The path of an account card. */
export type CardPath = (typeof CARD_PATHS)[number];

/** A page of the form that can be recorded as the last one. */
export type FormPath = (typeof FORM_PATHS)[number];

/** Returns the form page a path names, or null; a trailing slash does not matter. */
export function toFormPath(path: string | null | undefined): FormPath | null {
  return find(FORM_PATHS, path);
}

/** Returns the card a path names, or null; a trailing slash does not matter. */
export function toCardPath(path: string): CardPath | null {
  return find(CARD_PATHS, path);
}

function find<Path extends string>(paths: readonly Path[], path: string | null | undefined): Path | null {
  const plain = (path ?? '').replace(/(.)\/+$/, '$1');
  return paths.find((known) => known === plain) ?? null;
}
