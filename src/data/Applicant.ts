import type { QueryClient } from '@tanstack/react-query';
import type { Sdk } from '@admission/sdk';
import type { FormStore } from '../core/answers/FormStore.ts';
import type { Answers, FormState } from '../core/answers/FormState.ts';
import type { SaveStatus } from './answers/SaveStatus.ts';
import type { Access } from './session/readAccess.ts';
import type { EndReason } from './session/sessionChannel.ts';
import type { SnapshotStore } from './session/SnapshotStore.ts';
import type { ValueStore } from './ValueStore.ts';

/** Answers typed but not saved when a session ended; merged if the same person logs in again. */
export interface Unsent {
  readonly username: string;
  readonly answers: Answers;
}

/** The counts and tabs the server has; what differs from the form's has yet to be saved. */
export interface SavedChosen {
  addAnother: FormState['addAnother'];
  tabs: FormState['tabs'];
}

/**
 * The one person using this page: their answers, what is known about them, and the way to the server.
 *
 * It is made once, at start, and handed down; nothing in it survives the page but the cookies.
 */
export interface Applicant {
  readonly sdk: Sdk;
  readonly queryClient: QueryClient;
  readonly store: FormStore;
  readonly snapshot: SnapshotStore;
  readonly saveStatus: ValueStore<SaveStatus>;
  /** The path the person is on the way to by a step or a button of the form; null while they stay. */
  readonly destination: ValueStore<string | null>;
  /** The role the form was entered in; null before, and after the session ended. */
  access: Access | null;
  /** Whether the person is on their way out, or out; until the form is entered again. */
  hasLeft: boolean;
  /** Whether the application is just being submitted: once, and nobody leaves its page meanwhile (SUB-12). */
  readonly isSubmitting: ValueStore<boolean>;
  /** Why another tab logs out, or has logged out; until the form is entered again. */
  leavingElsewhere: EndReason | null;
  /** What opens the read-only view for staff; it belongs to the page, not to a person (ROLE-07). */
  readonly serviceToken: string | null;
  unsent: Unsent | null;
  /** Null until a student's form has been entered. */
  savedChosen: SavedChosen | null;
  /** What a visitor typed, on its way through the account screens. */
  carried: FormState | null;
  /** Shows a failed call in the 'Unexpected Error' dialog; an ended session leads to the login. */
  notify: (error: unknown) => void;
  /** Lets a call run that nobody waits for: an ended session leads to the login, the rest is reported. */
  inBackground: (call: Promise<unknown>, context: string) => void;
}
