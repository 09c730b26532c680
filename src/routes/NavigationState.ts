import type { FormState } from '../core/run/answers/FormState.ts';

/** A message that arrives with a navigation and is shown once. */
export interface NavigationMessage {
  readonly severity: 'success' | 'error';
  readonly text: string;
}

/**
 * A visitor's answers on their way to an account. The id and revision show whether they are outdated or have
 * already been merged.
 */
export interface CarriedForm extends FormState {
  readonly id: string;
  /** Increases with every change; the first is 1. */
  readonly revision: number;
}

/** The state that one screen passes to the next in the history entry; never a password, a code or an SSN. */
export interface NavigationState {
  readonly message?: NavigationMessage;
  readonly username?: string;
  readonly carried?: CarriedForm;
  /** The question or element to focus. Each click sets it again, so that a second click focuses it again. */
  readonly focus?: string;
  /** The section that a link in the review leads to, or leads back from. */
  readonly reviewed?: string;
  /** Whether the server has rejected the session that the browser's marker still names. */
  readonly refused?: boolean;
  /** Reopens the read-only view after a reload (decision 013). */
  readonly serviceToken?: string;
}
