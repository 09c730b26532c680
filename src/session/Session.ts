import type { QueryClient } from '@tanstack/react-query';
import type { ApplicationView, DocumentAnswers, Sdk } from '@admission/sdk';
import type { FormState } from '../core/run/answers/FormState.ts';
import type { FormStore } from '../core/run/answers/FormStore.ts';
import type { LogOutFailedError } from './LogOutFailedError.ts';
import type { ApplicationEvent } from './tabs.ts';

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

/**
 * What belongs to one person, and goes with them: their calls, their cache, their answers. It is dropped whole, never
 * reset.
 */
export interface Personal {
  readonly id: string;
  readonly sdk: Sdk;
  readonly queryClient: QueryClient;
  readonly form: FormStore;
  readonly controller: AbortController;
  /** Aborted when the session ends; every call of `sdk` ends with it. */
  readonly signal: AbortSignal;
  /** Shows why a document came to nothing. */
  readonly announceFailure: (message: string) => void;
  /** Tells the student's other tabs. */
  readonly post: (event: ApplicationEvent) => void;
}

/** A person without an account. Nothing of theirs is saved. */
export interface VisitorSession extends Personal {
  readonly kind: 'visitor';
  readonly unsaved: UnsavedAnswers | null;
}

/** A student who is logged in. */
export interface StudentSession extends Personal {
  readonly kind: 'student';
  /** '' until their profile has been read. */
  username: string;
  /** The browser's session their calls belong to; a new log-in of the same person brings a new one. */
  marker: string;
  /** Whether they have navigated since the form was opened. Spec §3 "has_changed_page". */
  hasChangedPage: boolean;
}

/** A reader of the application that a public token opens, or a staff member whose service token does. */
export interface ViewSession extends Personal, HandedOver {
  readonly kind: 'token' | 'service';
  readonly token: string;
  readonly documents: DocumentAnswers;
  /** Whose application it is and since when it is submitted, as far as the server says so. */
  readonly about: Pick<ApplicationView, 'username' | 'submitted_at'>;
}

/** A session with a form open in it. */
export type OpenSession = VisitorSession | StudentSession | ViewSession;

/** Who is here. Spec §6. */
export type Session = NoSession | OpenSession;

/** At the start of a page. */
export const NO_SESSION: NoSession = {
  kind: 'none',
  ended: null,
  logOutFailure: null,
  carried: null,
  unsaved: null,
};
