/** The form's first page, the default destination. */
export const DEFAULT_PATH = '/about';
export const EDUCATION_PATH = '/education';
export const FINAL_STEPS_PATH = '/final-steps';
/** The form's routes, in step order. Spec §2 "Form pages". */
export const FORM_PATHS = [DEFAULT_PATH, EDUCATION_PATH, FINAL_STEPS_PATH] as const;
/** The thank-you page. */
export const COMPLETION_PATH = '/completion';

export const LOGIN_PATH = '/login';
export const SIGN_UP_PATH = '/signup';
export const CONFIRM_PATH = '/confirm';
export const FORGOT_PATH = '/forgot';
export const RESET_PATH = '/reset';
/** The account cards; each has its own HTML file. Spec §2 "Auth pages". */
export const CARD_PATHS = [LOGIN_PATH, SIGN_UP_PATH, CONFIRM_PATH, FORGOT_PATH, RESET_PATH] as const;

/**
 * The pages that the build writes into separate files. `/` is answered with the form's first page, and all other paths with
 * `index.html`.
 */
export const PRERENDERED_PATHS = [DEFAULT_PATH, ...CARD_PATHS] as const;

/** A form page that can be recorded as the last page. */
export type FormPath = (typeof FORM_PATHS)[number];

export type CardPath = (typeof CARD_PATHS)[number];

/** Returns the form page for a path, or null; a trailing slash is ignored. */
export function toFormPath(path: string | null | undefined): FormPath | null {
  return findPath(FORM_PATHS, path);
}

/** Returns the account card for a path, or null; a trailing slash is ignored. */
export function toCardPath(path: string): CardPath | null {
  return findPath(CARD_PATHS, path);
}

function findPath<Path extends string>(paths: readonly Path[], path: string | null | undefined): Path | null {
  const plain = path?.replace(/(.)\/+$/, '$1');
  return paths.find((known) => known === plain) ?? null;
}
