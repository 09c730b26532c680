import { GENERIC_ERROR_MESSAGE, ServerError, type ServiceView } from '@admission/sdk';
import { EMPTY_FORM_STATE } from '../../core/answers/FormState.ts';
import type { FormIndex } from '../../core/run/indexForm.ts';
import { isHeldBack } from '../../core/run/journal/Journal.ts';
import { createPersonal, createStudentSession } from './createSession.ts';
import { documentsQuery } from '../documents/documents.ts';
import { findUnsent } from '../documents/unsentFiles.ts';
import { carriedOver } from './carriedOver.ts';
import { LogOutFailedError } from '../calls/LogOutFailedError.ts';
import { fetchScript } from '../calls/fetchScript.ts';
import { isSamePerson } from '../calls/isSamePerson.ts';
import { identifyOwner } from './ownMarker.ts';
import { type Access, readAccess } from '../browser/readAccess.ts';
import { unlessBlocked } from '../calls/unlessBlocked.ts';
import { saveBeforeLogOut, saveLastLetters, SAVES } from '../saving/answers.ts';
import { CHOSEN } from '../saving/countsAndTabs.ts';
import { readApplication } from '../calls/profile.ts';
import type { Session } from '../Session.ts';
import type { Entrance, Sessions } from './Sessions.ts';
import { isSubmittedElsewhere } from '../status/reconcileSubmitted.ts';
import { isSubmitting } from '../status/status.ts';
import { readUnfinishedLogOut } from '../browser/storage.ts';

/**
 * Opens the form for the person identified by the address and the cookies.
 *
 * Runs before every page of the form, and so notices when a session has begun or ended in another tab. The
 * previous session stays open until the new one has loaded, so that a visitor who has logged in can keep
 * typing (decision 019).
 */
export class FormEntrance implements Entrance {
  readonly index: FormIndex;
  readonly #sessions: Sessions;
  /** Whether a student's form has been opened, so that this page follows the other tabs. */
  #isFollowing = false;
  /** The session being opened. Overlapping navigations share it, so it is loaded only once (TRAP-47). */
  #opening: { readonly access: Access; readonly done: Promise<Session> } | null = null;

  constructor(sessions: Sessions, index: FormIndex) {
    this.#sessions = sessions;
    this.index = index;
  }

  isOpen(search: string): boolean {
    return isSame(this.#sessions.now, this.#readAccess(search));
  }

  async open(search: string): Promise<Session> {
    const access = this.#readAccess(search);
    const before = this.#sessions.now;
    if (isSame(before, access)) return before;
    if (before.kind === 'student' && access.kind === 'student') {
      // Ignores the error if the old session has already ended, e.g. because the new one belongs to another
      // student; the app then navigates to the login card.
      await identifyOwner(this.#sessions, before).catch((error: unknown) => {
        if (!before.signal.aborted) throw error;
      });
      return this.#sessions.now;
    }

    const unfinished = readUnfinishedLogOut();
    if (unfinished && access.kind === 'student') throw new LogOutFailedError(unfinished, access.marker);

    if (!this.#opening || !isSame(this.#opening.access, access)) {
      const done = this.#openFor(access).finally(() => {
        if (this.#opening?.done === done) this.#opening = null;
      });
      this.#opening = { access, done };
    }
    return this.#opening.done;
  }

  /** Stores the unsaved answers as they stand. */
  storeLetters(): void {
    const session = this.#sessions.now;
    if (session.kind === 'student') void session.keeper?.write();
  }

  /**
   * Stores and sends the unsaved answers as they stand, because the page may be about to close (PROD-06).
   *
   * @param isAgain whether this has already been done since the page was last shown.
   */
  saveLast(isAgain: boolean): void {
    const session = this.#sessions.now;
    if (session.kind !== 'student') return;
    this.storeLetters();
    saveLastLetters(session, isAgain);
  }

  /**
   * Saves the letters that a reload would lose, because they are only in the page's memory.
   *
   * @throws the error of the save.
   */
  async saveUnkept(): Promise<void> {
    const session = this.#sessions.now;
    if (session.kind === 'student' && session.keeper?.wouldLose) await saveBeforeLogOut(session);
  }

  /** Lets the next form take over the letters of this page, which is about to close. */
  releaseLetters(): void {
    const session = this.#sessions.now;
    if (session.kind !== 'student') return;
    session.hasLeftPage = true;
    session.keeper?.release();
  }

  /**
   * Returns whether closing the page would lose data, so that the browser prompts first.
   *
   * Unsent photos would be lost, and a file that is being sent. So would letters that are only in the page's memory, if
   * the device has failed to keep them, or if they cannot be sent: one was refused, is held back until its field is
   * left, or has given way, the last save failed, the browser is offline, the application is being submitted or has
   * been submitted elsewhere, or the browser has another session whose owner is not known yet.
   */
  wouldLose(): boolean {
    const session = this.#sessions.now;
    if (session.kind !== 'student') return this.#sessions.lettersInPage.size > 0;
    const { keeper, queryClient, marker } = session;
    const saves = queryClient.getMutationCache().findAll({ mutationKey: SAVES });
    const lastSave = saves.findLast(({ options }) => options.mutationKey !== CHOSEN);
    const isOffline = unlessBlocked(() => navigator.onLine) === false;
    const isClosing = isSubmitting(queryClient) || isSubmittedElsewhere(session);
    const isRejected = lastSave?.state.status === 'error' || isClosing;
    const cannotSend = isRejected || isOffline || this.#sessions.marker !== marker;
    const { journal } = session.form.letters;
    const isKept =
      journal.waiting.length === 0 && !isHeldBack(journal) && (journal.told.length === 0 || keeper?.canStore);
    const isAtRisk = cannotSend || !isKept || (keeper?.hasFailed.getState() ?? false);
    return (isAtRisk && (keeper?.wouldLose ?? false)) || findUnsent(session) !== null;
  }

  #readAccess(search: string): Access {
    const { cookies, serviceToken } = this.#sessions.settings;
    return readAccess(search, cookies(), serviceToken);
  }

  async #openFor(access: Access): Promise<Session> {
    if (access.kind === 'visitor') return this.#openVisitor();
    return access.kind === 'student' ? this.#openStudent(access.marker) : this.#openView(access);
  }

  #openVisitor(): Session {
    const { carried, hasUnsaved } = carriedOver(this.#sessions.now);
    const personal = createPersonal(this.#sessions, this.index);
    personal.form.hydrate(EMPTY_FORM_STATE);
    if (carried) personal.form.merge(carried);
    return this.#sessions.replace({ ...personal, kind: 'visitor', hasUnsaved });
  }

  async #openView({ kind, token }: Extract<Access, { token: string }>): Promise<Session> {
    const personal = createPersonal(this.#sessions, this.index);
    const { sdk, form } = personal;
    const view: ServiceView = await (kind === 'service'
      ? sdk.getServiceView({ service_token: token })
      : sdk.getPublicView({ token }));
    form.hydrate({ answers: view.answer, addAnother: view.add_another, tabs: view.tabs });
    return this.#sessions.replace({
      ...personal,
      ...carriedOver(this.#sessions.now),
      kind,
      token,
      documents: view.document_answer,
      about: view,
    });
  }

  /**
   * Loads a student's saved data, merges in their carried answers, and opens their application.
   *
   * Spec §2 "Form pages", §4 "Web status"; TRAP-12, TRAP-15.
   */
  async #openStudent(marker: string): Promise<Session> {
    const sessions = this.#sessions;
    const session = createStudentSession(sessions, this.index, marker);
    const { sdk, queryClient } = session;
    /** Whether another log-in happened during loading; if so, that student's application is opened instead. */
    const isReplaced = () => ![marker, ''].includes(sessions.marker);
    let failure: Error | null = null;
    try {
      const [saved, , { assertOwner, followTabs, openApplication }] = await Promise.all([
        readApplication(session),
        queryClient.query(documentsQuery(sdk)),
        fetchScript(import('./openApplication.ts')),
      ]);
      if (!isReplaced()) {
        const { username } = saved.profile;
        assertLoggedIn(sessions, username);
        if (sessions.settings.asksOwner) await assertOwner(marker, saved.profile);
        if (!this.#isFollowing) followTabs(sessions);
        this.#isFollowing = true;
        session.username = username;
        if (await openApplication(sessions, session, saved, isReplaced)) return session;
      }
    } catch (error) {
      failure = error as Error;
    }
    session.controller.abort();
    await session.keeper?.end(true);
    if (isReplaced() || !failure) return this.open('');
    // If the session is rejected, the visitor keeps their answers, and the login card shows the reason.
    sessions.endIfOver(sessions.now, failure);
    throw failure;
  }
}

/**
 * Checks that the session opened after a log-in belongs to the person who logged in.
 *
 * Another host of the same domain may have planted the cookie of its own session. Everything typed would then
 * end up in someone else's application.
 *
 * @throws the error with which the server reports a replaced session, if it does not.
 */
function assertLoggedIn(sessions: Sessions, username: string): void {
  const { loggingIn, settings } = sessions;
  if (loggingIn !== '' && !settings.hasOneStudent && !isSamePerson(username, loggingIn))
    throw new ServerError(GENERIC_ERROR_MESSAGE, { status: 409, code: 'session_replaced' });
  sessions.loggingIn = '';
}

/** Returns whether two sessions, opened or being opened, belong to the same person in the same role. */
const isSame = (one: Session | Access, other: Access): boolean =>
  one.kind === other.kind && idOf(one) === idOf(other);

function idOf(one: Session | Access): string {
  if ('token' in one) return one.token;
  return 'marker' in one ? one.marker : '';
}
