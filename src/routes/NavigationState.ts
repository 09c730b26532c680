import type { FormState } from '../core/run/answers/FormState.ts';

/** A message that arrives with a navigation and is shown once. */
export interface NavigationMessage {
  readonly severity: 'success' | 'error';
  readonly text: string;
}

/** A visitor's answers on their way to an account. Id and revision tell old ones and merged ones. */
export interface CarriedForm extends FormState {
  readonly id: string;
  /** Counts the changes; the first is 1. */
  readonly revision: number;
}

/** What one screen hands to the next in the history entry; never a password, a code or an SSN. */
export interface NavigationState {
  readonly message?: NavigationMessage;
  readonly username?: string;
  readonly carried?: CarriedForm;
  /** The question or element the focus goes to; each press asks anew. */
  readonly focus?: string;
  /** The section the review was left for, or is come back from. */
  readonly reviewed?: string;
  /** The server has refused the session that the browser's marker still names. */
  readonly refused?: boolean;
  /** Opens the read-only view after a reload (decision 013). */
  readonly serviceToken?: string;
}
