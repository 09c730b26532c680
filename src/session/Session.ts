import type { ApplicationView, DocumentAnswers } from '@admission/sdk';
import type { FormState } from '../core/run/answers/FormState.ts';
import type { Connection } from '../data/Connection.ts';
import type { LogOutFailedError } from './LogOutFailedError.ts';

/** Why a session ended, as far as the login has to say something about it. */
export type EndReason =
  /** The student logged out. */
  | 'choice'
  | 'inactivity'
  /** The server no longer knows the session. */
  | 'refused'
  /** Another person has logged in in this browser. */
  | 'replaced';

/** What of a student's form was not saved when their session ended, with the counts that show it; for them alone. */
export interface UnsavedAnswers extends FormState {
  readonly username: string;
}

/** What outlives a session, handed over by name. */
export interface HandedOver {
  /** What a visitor typed, on its way to an account. */
  readonly carried: FormState | null;
  readonly unsaved: UnsavedAnswers | null;
}

/** No form is open: on the account cards, and during a log-out. */
export interface NoSession extends HandedOver {
  readonly kind: 'none';
  /** Why the last session ended; the app leads to the login with it. Null before the first, and while logging out. */
  readonly ended: EndReason | null;
  /** A log-out the server did not confirm. */
  readonly logOutFailure: LogOutFailedError | null;
}

/** What belongs to one person, and goes with them: dropped whole, never reset. */
interface PersonalSession extends Connection {
  readonly id: string;
  readonly controller: AbortController;
}

/** Whose calls a student's session sends. */
export interface Owner {
  /** Null until their profile has been read. */
  username: string | null;
  /** The browser's session their calls belong to; a new log-in of the same person brings a new one. */
  marker: string;
}

/** A person without an account. */
export interface VisitorSession extends PersonalSession {
  readonly kind: 'visitor';
  readonly unsaved: UnsavedAnswers | null;
}

/** A student who is logged in. */
export interface StudentSession extends PersonalSession {
  readonly kind: 'student';
  readonly username: string;
  readonly owner: Owner;
  /** Whether they have navigated since the form was entered. Spec §3 "has_changed_page". */
  hasChangedPage: boolean;
}

/** A reader of the application that a public token opens, or a staff member whose service token does. */
export interface ViewSession extends PersonalSession, HandedOver {
  readonly kind: 'token' | 'service';
  readonly token: string;
  readonly documents: DocumentAnswers;
  /** Whose application it is and since when it is submitted, as far as the server says so. */
  readonly about: Pick<ApplicationView, 'username' | 'submitted_at'>;
}

/** Who is here. Spec §6. */
export type Session = NoSession | VisitorSession | StudentSession | ViewSession;

/** At the start of a page. */
export const NO_SESSION: NoSession = {
  kind: 'none',
  ended: null,
  logOutFailure: null,
  carried: null,
  unsaved: null,
};
