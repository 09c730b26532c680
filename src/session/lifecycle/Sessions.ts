import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DocumentAnswerKey, Sdk, SdkOptions } from '@admission/sdk';
import { ConfigurationError } from '../../core/ConfigurationError.ts';
import type { FormIndex } from '../../core/run/indexForm.ts';
import { FailedCall } from './FailedCall.ts';
import { judgeFailure } from '../calls/judgeFailure.ts';
import { carriedOver } from './carriedOver.ts';
import type { LettersInPage } from '../letters/LetterKeeper.ts';
import type { openDeviceLetters } from '../letters/openDeviceLetters.ts';
import { ServerClock } from '../letters/ServerClock.ts';
import { LogOutFailedError } from '../calls/LogOutFailedError.ts';
import { readMarker, waitForSession } from '../browser/readAccess.ts';
import { type EndReason, NO_SESSION, type Session, type StudentSession } from '../Session.ts';
import { forgetLogOut, type LogOutReason, noteBegun, noteLogOut } from '../browser/storage.ts';
import type { TabChannel } from '../browser/TabChannel.ts';

const LOG_OUT_DEADLINE_MS = 10_000;

/** The settings a page needs to open and end sessions; created once, at start. */
export interface SessionSettings {
  readonly channel: TabChannel;
  /** The token that opens the service view; it belongs to the page, not to a person (ROLE-07). */
  readonly serviceToken: string | null;
  readonly cookies: () => string;
  /** Whether every log-in opens the same application, as on the mock. */
  readonly hasOneStudent?: boolean;
  /** Whether a session that began elsewhere is asked about. Not in the simulation, which has no encryption. */
  readonly asksOwner?: boolean;
  /** Returns today's date in the applicant's time zone, `YYYY-MM-DD`. */
  readonly today: () => string;
  /** Creates an sdk client. Each session has its own, whose calls are aborted when the session ends. */
  readonly createSdk: (options?: SdkOptions) => Sdk;
  /** Announces that a document has failed (DOC-06). */
  readonly announceDocumentFailure: (message: string, key: DocumentAnswerKey) => void;
  /** Opens a student's records of unconfirmed letters; by default, the records on this device. */
  readonly openLetters?: typeof openDeviceLetters;
}

/**
 * Opens sessions, and keeps a student's letters when the page may be about to close. Loaded with the form's scripts,
 * which the account cards do not need.
 */
export interface Entrance {
  readonly index: FormIndex;
  readonly open: (search: string) => Promise<Session>;
  /** Returns whether the session identified by an address is already open, so that nothing has to be loaded. */
  readonly isOpen: (search: string) => boolean;
  readonly storeLetters: () => void;
  readonly saveLast: (isAgain: boolean) => void;
  readonly saveUnkept: () => Promise<void>;
  readonly releaseLetters: () => void;
  readonly wouldLose: () => boolean;
}

interface LogOut {
  readonly reason: LogOutReason;
  /**
   * Whether to keep unsaved answers for the student: after inactivity, or if they chose so. What gave way is always kept,
   * until they have used or dismissed it.
   */
  readonly keepsUnsaved: boolean;
}

/** Opens and ends the sessions of a page, one at a time, and holds the current one (decision 020). */
export class Sessions {
  /** The current session. */
  readonly current: StoreApi<Session>;
  readonly settings: SessionSettings;
  readonly failedCall = new FailedCall();
  readonly serverClock = new ServerClock();
  /** The username of the last log-in from the card, until its form has opened (`assertLoggedIn`). */
  loggingIn = '';
  /** The sdk client of the account cards, which have no session. */
  readonly sdk: Sdk;
  /** The letters of ended sessions that may be kept only in memory, by student. */
  readonly lettersInPage = new Map<string, LettersInPage>();
  /** Null until the form's scripts have loaded; no session can be opened without it. */
  entrance: Entrance | null = null;
  /** Resolves once the letters of the last session have been written, so that the next form finds them. */
  ended: Promise<void> = Promise.resolve();

  constructor(settings: SessionSettings, first: Session = NO_SESSION) {
    this.settings = settings;
    this.current = createStore<Session>(() => first);
    // React hydrates a prerendered page with this state; the session has been opened by then.
    this.current.getInitialState = this.current.getState;
    this.sdk = settings.createSdk();
  }

  get now(): Session {
    return this.current.getState();
  }

  /** The marker of the browser's session; '' without one. */
  get marker(): string {
    return readMarker(this.settings.cookies());
  }

  /**
   * Returns whether a visitor now has a server session, opened in another tab or by a late reply to a log-in.
   */
  isStudentByNow(session: Session): boolean {
    return session.kind === 'visitor' && this.marker !== '';
  }

  /**
   * Opens the session identified by the address and the cookies. Keeps the current session if it matches.
   *
   * @throws UnauthorizedError | ServerError when the answers cannot be loaded; LogOutFailedError when an
   * unconfirmed log-out has to be finished before any data of that session is requested (decision 014).
   */
  async open(search: string): Promise<Session> {
    if (!this.entrance)
      throw new ConfigurationError('The form’s scripts must be loaded before a session is opened.');
    return this.entrance.open(search);
  }

  /**
   * Logs in from the login card. The form then opens for this student.
   *
   * Ends an earlier student's session and forgets an unfinished log-out. A visitor's answers are kept until
   * they can be merged (TRAP-12, TRAP-35).
   *
   * @throws SdkError if the server rejects the log-in or cannot be reached.
   */
  async logIn(credentials: Parameters<Sdk['logIn']>[0]) {
    const reply = await this.sdk.logIn(credentials);
    this.loggingIn = credentials.username;
    // Done even if another card is open by now, because the session cookies have been set.
    if (await waitForSession(this.settings.cookies)) {
      noteBegun(this.marker);
      this.expectStudent();
    }
    return reply;
  }

  /** Ends the previous student's session, keeping their unsaved answers, before the form opens for the new one. */
  expectStudent(): void {
    forgetLogOut();
    if (this.now.kind === 'student') this.replace({ ...NO_SESSION, ...carriedOver(this.now) });
  }

  /**
   * Logs a student out in this tab and in all other tabs of the browser (TRAP-45). Discards the session
   * first, so that no personal data is on screen during the call.
   */
  async logOut(session: StudentSession, { reason, keepsUnsaved }: LogOut): Promise<void> {
    if (this.now !== session) return;
    this.replace({ ...NO_SESSION, ...(keepsUnsaved && carriedOver(session)) }, keepsUnsaved);
    this.settings.channel.post({ type: 'logOut', reason });
    const logOutFailure = await this.finishLogOut({ reason, marker: session.marker });
    // The failure is stored and rethrown to the route's error boundary. Spec §8 "Logout failure".
    const now = this.current.getState();
    if (logOutFailure && now.kind === 'none') this.current.setState({ ...now, logOutFailure }, true);
  }

  /**
   * Ends the browser's session in every tab. For cards, which do not know whose session it is.
   *
   * @returns the failure, if the server did not confirm the log-out.
   */
  async logOutOfBrowser(): Promise<LogOutFailedError | null> {
    this.replace({ ...NO_SESSION, ...carriedOver(this.now) });
    this.settings.channel.post({ type: 'logOut', reason: 'choice' });
    return this.finishLogOut({ reason: 'choice', marker: this.marker });
  }

  /**
   * Calls the server to end the session, for a log-out begun by this page or an earlier one (decision 014).
   * Until the server confirms it, the log-out remains recorded as unfinished.
   *
   * A session that the server does not know, or that has been replaced by someone else's, counts as ended. If
   * a student logs out of an unknown session, the login card says that it had already ended (ERR-10).
   *
   * @returns the failure, if the server did not confirm the log-out.
   */
  async finishLogOut({
    reason,
    marker,
  }: Pick<LogOutFailedError, 'reason' | 'marker'>): Promise<LogOutFailedError | null> {
    noteLogOut(reason);
    let ended: EndReason = reason;
    try {
      await this.settings
        .createSdk({ sessionMarker: () => marker })
        .logOut({ deadlineMs: LOG_OUT_DEADLINE_MS });
    } catch (cause) {
      const { kind } = judgeFailure(cause);
      if (kind !== 'signedOut' && kind !== 'sessionReplaced')
        return new LogOutFailedError(reason, marker, { cause });
      if (kind === 'signedOut' && reason === 'choice') ended = 'rejected';
    }
    forgetLogOut();
    // Any student session open by now is a new one, of the same student or another.
    if (this.now.kind === 'student') return null;
    this.end(this.now, ended);
    return null;
  }

  /**
   * Ends a session. Keeps unsaved answers for the same student (TRAP-46) and carried answers for an account.
   *
   * The app then navigates to the login with the reason. Does nothing if the session is not the current one.
   */
  end(session: Session, ended: EndReason): void {
    if (this.now === session) this.replace({ ...NO_SESSION, ...carriedOver(session), ended });
  }

  /**
   * Ends a session if a failed call shows that it is over.
   *
   * If logging in again finds another person's session again, a planted or duplicate cookie is the likely cause.
   * The session then counts as invalid, because that message asks to clear the cookies (ERR-09).
   *
   * @returns whether the session is over.
   */
  endIfOver(session: Session, error: unknown): boolean {
    const { kind } = judgeFailure(error);
    if (kind !== 'signedOut' && kind !== 'sessionReplaced') return false;
    const isAgain = session.kind === 'none' && session.ended === 'replaced';
    this.end(session, kind === 'signedOut' || isAgain ? 'rejected' : 'replaced');
    return true;
  }

  /**
   * Replaces the current session and discards everything that belongs to the old one, except a student's
   * unsaved answers, which are kept for them unless they gave them up.
   */
  replace<Next extends Session>(next: Next, keepsUnsaved = true): Next {
    const before = this.now;
    if (before.kind === 'student' && before.keeper) this.ended = before.keeper.end(keepsUnsaved);
    // Unmounts the old screens first, so that none of them reads from an empty cache.
    this.current.setState(next, true);
    this.failedCall.forgetBetween(before, next);
    if (before.kind !== 'none') {
      before.controller.abort();
      before.queryClient.clear();
    }
    return next;
  }
}
