import type { FormState } from '../core/answers/FormState.ts';

/** A message passed along with a navigation and shown once. */
export interface NavigationMessage {
  readonly severity: 'success' | 'error';
  readonly text: string;
}

/**
 * A visitor's answers on their way to an account. The id and revision show whether they are outdated or have already
 * been merged.
 */
export interface CarriedForm extends FormState {
  readonly id: string;
  /** Increases with every change, starting at 1. */
  readonly revision: number;
}

/** The state that one screen passes to the next in the history entry; never a password, a code or an SSN. */
export interface NavigationState {
  readonly message?: NavigationMessage;
  readonly username?: string;
  readonly carried?: CarriedForm;
  /** The question or element to focus. Every click sets it, so that clicking a link again focuses it again. */
  readonly focus?: string;
  /** The section that was opened from the review; also set when returning to the review. */
  readonly reviewed?: string;
  /** Whether the server has rejected or ended the session that the browser's marker still names. */
  readonly rejected?: boolean;
  /** Reopens the read-only view after a reload (decision 013). */
  readonly serviceToken?: string;
}
