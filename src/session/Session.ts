import type { QueryClient } from '@tanstack/react-query';
import type { DocumentAnswerKey, DocumentAnswers, Sdk, ServiceView } from '@admission/sdk';
import type { FormState } from '../core/answers/FormState.ts';
import type { FormStore } from '../core/run/answers/FormStore.ts';
import type { LetterKeeper } from './letters/LetterKeeper.ts';
import type { Numbers } from '../core/run/journal/Journal.ts';
import type { LogOutFailedError } from './calls/LogOutFailedError.ts';
import type { ApplicationEvent } from './browser/TabChannel.ts';

/** Why a session ended, for the message on the login card. */
export type EndReason =
  /** The student logged out. */
  | 'choice'
  | 'inactivity'
  /** The server no longer knows the session. */
  | 'rejected'
  /** Someone else has since logged in using this browser. */
  | 'replaced';

/** Data that outlives a session. */
export interface CarriedOver {
  /** Answers typed by a visitor, to be merged into an account. */
  readonly carried: FormState | null;
  /** Whether the last student's unsaved answers are kept for them in this browser. */
  readonly hasUnsaved: boolean;
}

/** No form is open: an account card is shown, or a log-out is in progress. */
export interface NoSession extends CarriedOver {
  readonly kind: 'none';
  /** Why the last session ended, for the login card. Null before the first session and while logging out. */
  readonly ended: EndReason | null;
  /** The failure of a log-out that the server did not confirm. */
  readonly logOutFailure: LogOutFailedError | null;
}

/**
 * Everything that belongs to one person: their sdk client, query cache and answers. Discarded as a whole when
 * the session ends, never reset for another person.
 */
export interface Personal {
  readonly id: string;
  readonly sdk: Sdk;
  readonly queryClient: QueryClient;
  readonly form: FormStore;
  readonly controller: AbortController;
  /** Aborted when the session ends, which also aborts every call made through `sdk`. */
  readonly signal: AbortSignal;
  /** Shows the message of a failed document. */
  readonly announceFailure: (message: string, key: DocumentAnswerKey) => void;
}

/** A person who is not logged in. None of their answers are saved on the server. */
export interface VisitorSession extends Personal {
  readonly kind: 'visitor';
  readonly hasUnsaved: boolean;
}

/** What a save of a student's unsaved answers contains. */
export interface SaveTerms {
  /** Whether a student asked for the save, which then contains all answers; every other one is the changes alone. */
  readonly isWhole?: boolean;
  readonly signal?: AbortSignal;
  /** The numbers of the changes to send first, in a `keepalive` request, which outlives the page (PROD-06). */
  readonly last?: Numbers;
  /** Whether the save is resent (`retryAsOwner`). */
  readonly isRetry?: boolean;
}

/** A logged-in student. */
export interface StudentSession extends Personal {
  readonly kind: 'student';
  /** '' until the profile has been read. */
  username: string;
  /** The server session that the calls belong to. Replaced when the same student logs in again. */
  marker: string;
  /** Whether the student has navigated since the form was opened. Spec §3 "has_changed_page". */
  hasChangedPage: boolean;
  /** Whether the page has been closed or reloaded. The browser then aborts its calls, which is not a failure. */
  hasLeftPage: boolean;
  /** Whether the contents of a save have been refused on this page, so that saves are the changes alone. */
  sendsApart: boolean;
  /** Posts an event to the student's other tabs. */
  readonly post: (event: ApplicationEvent) => void;
  /** Keeps the letters that the server has not confirmed. Set once the profile has been read. */
  keeper: LetterKeeper | null;
  /** Sends the unsaved answers. Set once the profile has been read. */
  saveAll: ((terms: SaveTerms) => Promise<void>) | null;
}

/** A reader of an application: the holder of a public token, or staff with a service token. */
export interface ViewSession extends Personal, CarriedOver {
  readonly kind: 'token' | 'service';
  readonly token: string;
  readonly documents: DocumentAnswers;
  /** The applicant and the time of submission, if the server reports them. */
  readonly about: Pick<ServiceView, 'username' | 'submitted_at'>;
}

/** A session with an open form. */
export type OpenSession = VisitorSession | StudentSession | ViewSession;

/** The session of the person using this tab. Spec §6. */
export type Session = NoSession | OpenSession;

/** The state of a page before any session has been opened. */
export const NO_SESSION: NoSession = {
  kind: 'none',
  ended: null,
  logOutFailure: null,
  carried: null,
  hasUnsaved: false,
};
