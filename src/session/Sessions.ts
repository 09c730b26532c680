import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Sdk, SdkError, SdkOptions } from '@admission/sdk';
import { ConfigurationError } from '../core/ConfigurationError.ts';
import type { FormIndex } from '../core/run/indexForm.ts';
import { judgeFailure } from './calls/judgeFailure.ts';
import { handedOver } from './handedOver.ts';
import { LastSaves } from './LastSaves.ts';
import { LogOutFailedError } from './LogOutFailedError.ts';
import { readMarker } from './readAccess.ts';
import { type EndReason, NO_SESSION, type Session, type StudentSession } from './Session.ts';
import { forgetLogOut, type LogOutReason, noteLogOut } from './storage.ts';
import type { Tabs } from './tabs.ts';
import { waitForSession } from './waitForSession.ts';

/** How long a log-out waits for the reply, in ms. */
const LOG_OUT_DEADLINE_MS = 10_000;

/** The settings a page needs to open and end sessions; created once, at start. */
export interface SessionSettings {
  readonly tabs: Tabs;
  /** The token that opens the service view; it belongs to the page, not to a person (ROLE-07). */
  readonly serviceToken: string | null;
  readonly cookies: () => string;
  /** The applicant's own calendar day, `YYYY-MM-DD`. */
  readonly today: () => string;
  /** Creates an sdk client. Each session has its own, which is aborted when the session ends. */
  readonly createSdk: (options?: SdkOptions) => Sdk;
  /** Announces a document that failed (DOC-06). */
  readonly announceDocumentFailure: (message: string) => void;
}

/** Opens sessions. Loaded with the scripts of the form, which account cards do not need. */
export interface Entrance {
  readonly index: FormIndex;
  readonly open: (search: string) => Promise<Session>;
  readonly isOpen: (search: string) => boolean;
  readonly saveLast: (session: StudentSession) => void;
  readonly wouldLose: (session: StudentSession) => boolean;
}

interface LogOut {
  readonly reason: LogOutReason;
  /** Whether to keep unsaved answers for the same student: after inactivity, not after a chosen log-out. */
  readonly keepsUnsaved: boolean;
}

/** The sessions of a page, one at a time: opens and ends them, and holds the current one (decision 020). */
export class Sessions {
  /** The current session. */
  readonly current: StoreApi<Session>;
  readonly settings: SessionSettings;
  /** The sdk client used without a session, by the account cards. */
  readonly sdk: Sdk;
  /** The last saves of closed tabs, which may not have reached the server. */
  readonly lastSaves = new LastSaves();
  #entrance: Entrance | null = null;
  #failedCall = '';

  constructor(settings: SessionSettings, first: Session = NO_SESSION) {
    this.settings = settings;
    this.current = createStore<Session>(() => first);
    this.sdk = settings.createSdk();
    settings.tabs.listen((message) => {
      if (this.now.kind !== 'student') this.lastSaves.note(message);
    });
  }

  get now(): Session {
    return this.current.getState();
  }

  /** The form; null until its scripts have loaded. */
  get index(): FormIndex | null {
    return this.#entrance?.index ?? null;
  }

  /** The marker of the browser's session; '' without one. */
  get marker(): string {
    return readMarker(this.settings.cookies());
  }

  /** Whether a visitor has become a student, through a session that began in another tab or a late reply. */
  isStudentByNow(session: Session): boolean {
    return session.kind === 'visitor' && this.marker !== '';
  }

  /** Allows sessions to be opened from now on. */
  addEntrance(entrance: Entrance): void {
    this.#entrance = entrance;
  }

  /**
   * Opens the session that the address and the cookies identify; keeps the current one if it matches.
   *
   * @throws UnauthorizedError | ServerError when the answers cannot be loaded; LogOutFailedError when an
   * unconfirmed log-out has to be finished before any data of that session is requested (decision 014).
   */
  async open(search: string): Promise<Session> {
    if (!this.#entrance)
      throw new ConfigurationError('A session is opened after the scripts of the form are here.');
    return this.#entrance.open(search);
  }

  /** Whether the session of an address is already open, so that a navigation needs to load nothing. */
  isOpen(search: string): boolean {
    return this.#entrance?.isOpen(search) ?? false;
  }

  /** Commits the field being filled in. */
  commit(): void {
    if (this.now.kind !== 'none') this.now.form.flush();
  }

  /** Sends the unsaved answers: the page may be about to close (PROD-06). */
  saveLast(): void {
    if (this.now.kind === 'student') this.#entrance?.saveLast(this.now);
  }

  /** Whether closing the page would lose data, so that the browser has to prompt first. */
  wouldLose(): boolean {
    const session = this.now;
    if (session.kind === 'student') return this.#entrance?.wouldLose(session) ?? false;
    return 'unsaved' in session && session.unsaved !== null;
  }

  /**
   * Logs in from the login card; the next page of the form that opens belongs to the student.
   *
   * Ends an earlier student's session and forgets an unfinished log-out. A visitor's answers are kept until
   * they can be merged (TRAP-12, TRAP-35).
   *
   * @throws SdkError if the server refuses the log-in or cannot be reached.
   */
  async logIn(credentials: Parameters<Sdk['logIn']>[0]) {
    const { marker } = this;
    await this.lastSaves.sendFirst(this);
    const reply = await this.sdk.logIn(credentials);
    // Even if another card is open by now: the session cookies are set.
    if (await waitForSession(this.settings.cookies)) this.expectStudent();
    this.#keepOvertaken(marker);
    return reply;
  }

  /** Prepares for the student who has just logged in. */
  expectStudent(): void {
    forgetLogOut();
    if (this.now.kind === 'student') this.replace({ ...NO_SESSION, unsaved: handedOver(this.now).unsaved });
  }

  /**
   * Logs a student out in this tab and in all other tabs of the browser (TRAP-45). Drops the session first,
   * so that no personal data is on the screen while the server is called.
   */
  async logOut(session: StudentSession, { reason, keepsUnsaved }: LogOut): Promise<void> {
    if (this.now !== session) return;
    this.replace({ ...NO_SESSION, ...(keepsUnsaved && handedOver(session)) });
    this.settings.tabs.post({ type: 'leaving', reason });
    const logOutFailure = await this.finishLogOut({ reason, marker: session.marker });
    // The failure is stored and rethrown to the route's error boundary. Spec §8 "Logout failure".
    const now = this.current.getState();
    if (logOutFailure && now.kind === 'none') this.current.setState({ ...now, logOutFailure }, true);
  }

  /**
   * Ends the browser's session in every tab, from a card, which does not know the owner of the session.
   *
   * @returns the failure, if the server did not confirm the log-out.
   */
  async logOutOfBrowser(): Promise<LogOutFailedError | null> {
    await this.lastSaves.sendFirst(this);
    this.replace({ ...NO_SESSION, ...handedOver(this.now) });
    this.settings.tabs.post({ type: 'leaving', reason: 'choice' });
    return this.finishLogOut({ reason: 'choice', marker: this.marker });
  }

  /**
   * Asks the server to end the session, for a log-out begun here or by an earlier page (decision 014). Until
   * the server confirms, the next page finds the log-out unfinished.
   *
   * A session that is unknown to the server or was replaced by another person's counts as ended; the login
   * card reports that it had ended before (ERR-10).
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
      if (kind === 'signedOut' && reason === 'choice') ended = 'refused';
    }
    forgetLogOut();
    // A student session that is open by now belongs to another person, or is a new one of the same person.
    if (this.now.kind === 'student') return null;
    this.#keepOvertaken(marker);
    this.end(this.now, ended);
    return null;
  }

  /** Keeps answers for their student if a closing tab sent them as a log-in or log-out ended their session. */
  #keepOvertaken(marker: string | null): void {
    const session = this.now;
    if (session.kind !== 'none') return;
    const unsaved = this.lastSaves.takeEnded(marker, session.unsaved);
    if (unsaved !== session.unsaved) this.current.setState({ ...session, unsaved }, true);
  }

  /**
   * Ends a session: keeps unsaved answers for the same student (TRAP-46) and carried ones for an account.
   *
   * The app then navigates to the login with the reason. Ignores a session that is not the current one.
   */
  end(session: Session, ended: EndReason): void {
    if (this.now === session) this.replace({ ...NO_SESSION, ...handedOver(session), ended });
  }

  /**
   * Ends a session if a failed call shows that it is over.
   *
   * @returns whether the call showed that.
   */
  endIfOver(session: Session, error: unknown): boolean {
    const { kind } = judgeFailure(error);
    if (kind !== 'signedOut' && kind !== 'sessionReplaced') return false;
    this.end(session, kind === 'signedOut' ? 'refused' : 'replaced');
    return true;
  }

  /** Replaces the current session, and discards everything that belongs to it. */
  replace<Next extends Session>(next: Next): Next {
    const before = this.now;
    // Unmounts the old screens first, so that none of them reads from an empty cache.
    this.current.setState(next, true);
    if (before.kind !== 'none') {
      before.controller.abort();
      before.queryClient.clear();
    }
    return next;
  }

  /**
   * Keeps the reference, page and time of the last failed call, so that Help can show them.
   *
   * Contains nothing that identifies the person, nor the query of the page, which may contain a token.
   */
  noteFailedCall({ reference }: SdkError): void {
    if (reference) this.#failedCall = `${reference}, ${location.pathname}, ${new Date().toISOString()}`;
  }

  /** The last failed call, for Help; '' if none has failed. */
  get failedCall(): string {
    return this.#failedCall;
  }
}
