import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Sdk, SdkError, SdkOptions } from '@admission/sdk';
import { ConfigurationError } from '../core/ConfigurationError.ts';
import { EMPTY_FORM_STATE, layOver } from '../core/run/answers/FormState.ts';
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

/** How long a log-out waits for its answer, in ms. */
const LOG_OUT_DEADLINE_MS = 10_000;

/** What a page needs to let people in and out; made once, at start. */
export interface SessionSettings {
  readonly tabs: Tabs;
  /** What opens the read-only view for staff; it belongs to the page, not to a person (ROLE-07). */
  readonly serviceToken: string | null;
  readonly cookies: () => string;
  /** The applicant's own calendar day, `YYYY-MM-DD`. */
  readonly today: () => string;
  /** Makes a way to the server: each session has its own, which ends with it. */
  readonly createSdk: (options?: SdkOptions) => Sdk;
  /** Shows a document that came to nothing (DOC-06). */
  readonly announceDocumentFailure: (message: string) => void;
}

/** Opens sessions; it comes with the scripts of the form, which an account card does without. */
export interface Entrance {
  readonly index: FormIndex;
  readonly open: (search: string) => Promise<Session>;
  readonly isOpen: (search: string) => boolean;
  readonly saveLast: (session: StudentSession) => void;
  readonly wouldLose: (session: StudentSession) => boolean;
}

interface LogOut {
  readonly reason: LogOutReason;
  /** Whether what could not be saved waits for the same person: who was away finds it, who chose to leave does not. */
  readonly keepsUnsaved: boolean;
}

/** The sessions of a page, one at a time: opens them, ends them, and knows who is here (decision 020). */
export class Sessions {
  /** Who is here now. */
  readonly current: StoreApi<Session>;
  readonly settings: SessionSettings;
  /** The way to the server without a session: the account cards. */
  readonly sdk: Sdk;
  /** What closed tabs may not have saved. */
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

  /** The form; null until its scripts are here. */
  get index(): FormIndex | null {
    return this.#entrance?.index ?? null;
  }

  /** The marker of the browser's session; '' without one. */
  get marker(): string {
    return readMarker(this.settings.cookies());
  }

  /** Whether a visitor has become a student, by a session that began in another tab or was answered late. */
  isStudentByNow(session: Session): boolean {
    return session.kind === 'visitor' && this.marker !== '';
  }

  /** Lets people in from now on. */
  addEntrance(entrance: Entrance): void {
    this.#entrance = entrance;
  }

  /**
   * Begins the session that the address and the cookies name; keeps it if it is the current one.
   *
   * @throws UnauthorizedError | ServerError when the answers cannot be loaded; LogOutFailedError when the session is
   * that of a person who has left, and has to end before anything of theirs is asked for (decision 014).
   */
  async open(search: string): Promise<Session> {
    if (!this.#entrance)
      throw new ConfigurationError('A session is opened after the scripts of the form are here.');
    return this.#entrance.open(search);
  }

  /** Whether whom an address names is here already: a navigation that only changes its entry loads nothing. */
  isOpen(search: string): boolean {
    return this.#entrance?.isOpen(search) ?? false;
  }

  /** Commits the field being filled in. */
  commit(): void {
    if (this.now.kind !== 'none') this.now.form.flush();
  }

  /** Sends what is unsaved: the page may be closed next (PROD-06). */
  saveLast(): void {
    if (this.now.kind === 'student') this.#entrance?.saveLast(this.now);
  }

  /** Whether something would be lost with the page, so that the browser has to ask before it lets it go. */
  wouldLose(): boolean {
    const session = this.now;
    if (session.kind === 'student') return this.#entrance?.wouldLose(session) ?? false;
    return 'unsaved' in session && session.unsaved !== null;
  }

  /**
   * Logs in from the login card; a page of the form that is opened next belongs to the student.
   *
   * An earlier student's session goes, and no log-out is left to be finished. What a visitor typed stays until it can
   * be merged (TRAP-12, TRAP-35).
   *
   * @throws SdkError where the server refuses it, or cannot be reached.
   */
  async logIn(credentials: Parameters<Sdk['logIn']>[0]) {
    await this.lastSaves.sendFirst(this);
    const reply = await this.sdk.logIn(credentials);
    // Also when another card is open by now: the session cookies are set.
    if (await waitForSession(this.settings.cookies)) this.expectStudent();
    return reply;
  }

  /** Makes ready for the student who has just logged in. */
  expectStudent(): void {
    forgetLogOut();
    if (this.now.kind === 'student') this.replace({ ...NO_SESSION, unsaved: handedOver(this.now).unsaved });
  }

  /**
   * Logs a student out here and in every other tab of the browser (TRAP-45): the session is dropped first, so that
   * nothing of theirs is on the screen while the server is asked.
   */
  async logOut(session: StudentSession, { reason, keepsUnsaved }: LogOut): Promise<void> {
    if (this.now !== session) return;
    this.replace({ ...NO_SESSION, ...(keepsUnsaved && handedOver(session)) });
    this.settings.tabs.post({ type: 'leaving', reason });
    const logOutFailure = await this.finishLogOut({ reason, marker: session.marker });
    // Stored, and rethrown to the route's error boundary. Spec §8 "Logout failure".
    const now = this.current.getState();
    if (logOutFailure && now.kind === 'none') this.current.setState({ ...now, logOutFailure }, true);
  }

  /**
   * Ends the browser's session, here and in every other tab, from a card, which does not know whose it is.
   *
   * @returns the failure, if the server did not confirm it.
   */
  async logOutOfBrowser(): Promise<LogOutFailedError | null> {
    await this.lastSaves.sendFirst(this);
    this.replace({ ...NO_SESSION, ...handedOver(this.now) });
    this.settings.tabs.post({ type: 'leaving', reason: 'choice' });
    return this.finishLogOut({ reason: 'choice', marker: this.marker });
  }

  /**
   * Asks the server to end the session, begun here or by an earlier page (decision 014). Until it has confirmed, the
   * next page finds that it was begun.
   *
   * A session the server does not know any more, or that another person's has replaced, has ended too; that it had
   * ended before is said (ERR-10).
   *
   * @returns the failure, if the server did not confirm it.
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
    // A student who is here by now is another person, or the same one in a new session.
    if (this.now.kind === 'student') return null;
    this.#keepOvertaken(marker);
    this.end(this.now, ended);
    return null;
  }

  /** Keeps for its student what another tab sent as it was closed in the moment of a log-out. */
  #keepOvertaken(marker: string | null): void {
    const overtaken = this.lastSaves.takeEnded(marker);
    const session = this.now;
    if (!overtaken || session.kind !== 'none') return;
    const { username } = overtaken;
    const kept = session.unsaved?.username === username ? session.unsaved : EMPTY_FORM_STATE;
    this.current.setState({ ...session, unsaved: { username, ...layOver(kept, overtaken) } }, true);
  }

  /**
   * Ends a session: a student's unsaved answers wait for the same person (TRAP-46), what a visitor typed goes along.
   *
   * The app leads to the login with the reason. A session that is no longer the current one has ended already.
   */
  end(session: Session, ended: EndReason): void {
    if (this.now === session) this.replace({ ...NO_SESSION, ...handedOver(session), ended });
  }

  /**
   * Ends a session that a failed call says is over.
   *
   * @returns whether the call said so.
   */
  endIfOver(session: Session, error: unknown): boolean {
    const { kind } = judgeFailure(error);
    if (kind !== 'signedOut' && kind !== 'sessionReplaced') return false;
    this.end(session, kind === 'signedOut' ? 'refused' : 'replaced');
    return true;
  }

  /** Puts another session in the place of the current one, which is dropped with all that belongs to it. */
  replace<Next extends Session>(next: Next): Next {
    const before = this.now;
    // The screens of the one before go first: nothing of theirs is read from an empty cache.
    this.current.setState(next, true);
    if (before.kind !== 'none') {
      before.controller.abort();
      before.queryClient.clear();
    }
    return next;
  }

  /**
   * Keeps for Help what finds a failed call in a log: its reference, the page and the time, until the next one fails.
   *
   * Nothing in it says who the person is. Of the page its path alone: a token may stand in a query.
   */
  noteFailedCall({ reference }: SdkError): void {
    if (reference) this.#failedCall = `${reference}, ${location.pathname}, ${new Date().toISOString()}`;
  }

  /** The last failed call, for Help; '' without one. */
  get failedCall(): string {
    return this.#failedCall;
  }
}
