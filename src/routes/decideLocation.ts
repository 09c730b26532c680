import type { WebStatus } from '@admission/sdk';
import { COMPLETION_PATH, DEFAULT_PATH, type FormPath, toFormPath } from './paths.ts';

/** Who is using the form. A service token takes precedence over a token, and a token over a session. */
export type Mode = 'service' | 'token' | 'student' | 'visitor';

/** The inputs of the decision. */
export interface LocationInput {
  readonly mode: Mode;
  readonly path: string;
  readonly webStatus: WebStatus | null;
  readonly lastPage: string | null;
  readonly hasChangedPage: boolean;
}

/** Whether a person stays on the page or is redirected, and which page is recorded as visited. */
export type LocationDecision =
  | { readonly go: 'stay'; readonly record: FormPath | null }
  | { readonly go: 'redirect'; readonly to: FormPath | typeof COMPLETION_PATH };

/**
 * Decides whether a person stays on a page of the form, and whether the visit is recorded. The redirect is decided
 * first, so that only the final page is ever recorded. Spec §2 "Routing rules".
 */
export function decideLocation(input: LocationInput): LocationDecision {
  const { mode, webStatus, hasChangedPage } = input;
  const here = toFormPath(input.path);

  if (mode === 'service') return { go: 'stay', record: null };
  if (mode === 'student' && webStatus === 'submitted')
    return here ? { go: 'redirect', to: COMPLETION_PATH } : { go: 'stay', record: null };
  if (!here) return { go: 'redirect', to: DEFAULT_PATH };
  if (mode !== 'student') return { go: 'stay', record: null };

  const last = toFormPath(input.lastPage);
  if (last && last !== here && !hasChangedPage) return { go: 'redirect', to: last };
  return { go: 'stay', record: here };
}
