import { notifyManager } from '@tanstack/react-query';
import { createBrowserRouter, type DataRouter, type RouteObject } from 'react-router-dom';
import { type AnswerKey, createSdk } from '@admission/sdk';
import type { Answers } from '../src/core/answers/FormState.ts';
import { formPageLoader } from '../src/app/formPageLoader.ts';
import { carryAnswers, readCarried } from '../src/app/start/carryAnswers.ts';
import { saveBeforeLogOut } from '../src/session/saving/answers.ts';
import { isConverting } from '../src/session/documents/uploads.ts';
import { RECONCILIATIONS } from '../src/session/status/reconcileSubmitted.ts';
import { readWebStatus } from '../src/session/status/status.ts';
import { IdleWatch } from '../src/features/inactivity/IdleWatch.ts';
import { saveOnBack } from '../src/features/navigation/saveOnBack.ts';
import { FormEntrance } from '../src/session/lifecycle/FormEntrance.ts';
import { followPageLife } from '../src/session/lifecycle/pageLife.ts';
import { NO_SESSION, type Session, type StudentSession } from '../src/session/Session.ts';
import { openTabChannel } from '../src/session/browser/TabChannel.ts';
import { fakeStorage } from '../src/session/test-support/fakeStorage.ts';
import { type Clock, running } from './Clock.ts';
import type { Device } from './Device.ts';
import { FakeHistory, type FakeWindow, fakeWindow } from './fakeWindow.ts';
import type { Release } from './releases.ts';
import { Sessions } from '../src/session/lifecycle/Sessions.ts';

/** One page, from load to unload; its code never runs after that. */
export interface Page {
  readonly window: FakeWindow;
  readonly sessions: Sessions;
  readonly router: DataRouter;
}

/** The world as a tab uses it: its clock and network, and what it is told of the tab. */
export interface TabWorld {
  readonly clock: Clock;
  readonly release: Release;
  fetchOf: (tab: Tab) => typeof fetch;
  livingOn: (device: Device) => readonly Tab[];
  reload: (tab: Tab) => void;
  checkPost: (tab: Tab, status: string) => void;
  noteOpening: (tab: Tab) => void;
  noteOpened: (tab: Tab, before: Session) => void;
  count: (what: string) => void;
}

const FORM_PAGES = ['/about', '/education', '/final-steps', '/completion'];

/**
 * A tab that runs the product's own session, store, mutations and page lifecycle, without React or the DOM.
 */
export class Tab {
  readonly name: string;
  readonly device: Device;
  /** Survives a reload. */
  readonly sessionStorage: ReturnType<typeof fakeStorage>;
  readonly world: TabWorld;
  readonly listeners: ((event: { data: unknown }) => void)[] = [];
  readonly history: FakeHistory;
  isAlive = true;
  /** Whether its page ended without an event, so that everything it had started has stopped. */
  hasCrashed = false;
  /** Whether the browser has frozen the page: none of its timers run, and replies and messages wait. */
  isFrozen = false;
  /** The field that the person is filling in. */
  field: AnswerKey | null = null;
  /** Whether the student starts over or is being logged out, even for inactivity; the form accepts no input meanwhile. */
  isClosing = false;
  /** Whether the login card is waiting for its reply; its button does nothing in the meantime. */
  isLoggingIn = false;
  page: Page | null = null;
  /** The student whose form was opened here last; the session may have ended. */
  lastStudent: StudentSession | null = null;
  /** When a session last ended here, in ms. */
  sessionEndedAt = -Infinity;
  /**
   * Whether the browser would have prompted before the page closed; a person who closes it anyway loses
   * answers knowingly.
   */
  wouldPrompt = false;
  /** The release that its page has loaded. */
  readonly release: Release;
  /** How often the page has been hidden or closed. */
  ends = 0;
  /** When that last happened, in ms since the world began. */
  endedAt = -Infinity;

  constructor(world: TabWorld, device: Device, name: string, before?: Tab) {
    this.world = world;
    this.device = device;
    this.name = name;
    this.release = world.release;
    this.history = before?.history ?? new FakeHistory(world.clock, '/about');
    this.sessionStorage = before?.sessionStorage ?? fakeStorage();
  }

  get session() {
    return this.page?.sessions.now ?? NO_SESSION;
  }

  /** The student whose form is open in this tab. */
  get student(): StudentSession | null {
    const { session } = this;
    return session.kind === 'student' ? session : null;
  }

  /** The answers that the tab's dialog lists as missing from a submitted application, until it has been closed. */
  get missing(): readonly Answers[] {
    const { student } = this;
    if (!student || readWebStatus(student) === 'submitted') return [];
    const cache = student.queryClient.getMutationCache();
    const isLate = cache.findAll({ mutationKey: RECONCILIATIONS, status: 'success' }).length > 0;
    return isLate ? student.form.told.listed.map(({ answers }) => answers) : [];
  }

  get path(): string {
    return this.page?.router.state.location.pathname ?? '';
  }

  /** Runs code, including its continuations, as part of this page. */
  run<Result>(act: (page: Page) => Result): Result {
    const { page } = this;
    if (!page) throw new Error(`${this.name} has no page.`);
    return running.run(this, () => act(page));
  }

  /** Loads the page of the current history entry, as `main.tsx` and `openForm` do. */
  load(): void {
    const window = fakeWindow(this, this.history);
    running.run(this, () => {
      const partial = { window } as Page;
      this.page = partial;
      notifyManager.setScheduler(queueMicrotask);
      const carried = readCarried();
      const sessions = new Sessions(
        {
          channel: openTabChannel(),
          serviceToken: null,
          cookies: () => this.device.visibleCookies,
          today: () => '2026-11-16',
          createSdk: (options) => {
            const fetch = this.world.fetchOf(this);
            const onReply = (reply: Response) => sessions.serverClock.set(reply);
            const sdk = createSdk({ baseUrl: 'http://localhost', fetch, onReply, ...options });
            const saveWebStatus: typeof sdk.saveWebStatus = (posted) => {
              this.world.checkPost(this, posted.web_status);
              return sdk.saveWebStatus(posted);
            };
            return { ...sdk, saveWebStatus };
          },
          announceDocumentFailure: () => undefined,
          openLetters: (key, form, clock) => {
            this.world.noteOpening(this);
            return this.device.letters.open(this, [key, form], clock);
          },
        },
        { ...NO_SESSION, carried },
      );
      sessions.entrance = new FormEntrance(sessions, this.release.index);
      const router = createBrowserRouter(routesOf(sessions), { window: window as unknown as Window });
      this.page = { window, sessions, router };
      this.history.onMove = (state) =>
        running.run(this, () => window.dispatchEvent(Object.assign(new Event('popstate'), { state })));
      followPageLife(sessions, carryAnswers(sessions, router, carried));
      saveOnBack(sessions, router);
      sessions.current.subscribe((session, before) => {
        if (session.kind === 'student') this.world.noteOpened(this, before);
        else this.sessionEndedAt = this.world.clock.elapsed;
        if (session.kind !== 'none' || !session.ended) return;
        this.world.count(`a session ended: ${session.ended}`);
        void router.navigate('/login', { replace: true });
      });
      this.#watchIdleness(sessions);
    });
  }

  /** Watches for inactivity, as `InactivityGuard` does around the form. */
  #watchIdleness(sessions: Sessions): void {
    let watch: IdleWatch | null = null;
    let watched: unknown = null;
    const follow = () => {
      const session = sessions.now;
      if (session === watched) return;
      watched = session;
      watch?.stop();
      watch = null;
      if (session.kind !== 'student') return;
      watch = new IdleWatch({
        isBusy: () => isConverting(session),
        onIdleness: (idleness) => {
          if (idleness !== 'expired') return;
          watch?.stop();
          this.isClosing = true;
          void saveBeforeLogOut(session)
            .catch(() => undefined)
            .then(() => sessions.logOut(session, { reason: 'inactivity', keepsUnsaved: true }))
            .finally(() => (this.isClosing = false));
        },
      });
    };
    sessions.current.subscribe(follow);
  }

  /** Posts a message to the other tabs, which receive it a moment later. */
  postToOthers(data: unknown): void {
    const copy = structuredClone(data) as { type?: string; document?: unknown };
    const living = this.world.livingOn(this.device);
    if (copy.type === 'document' && copy.document && living.length > 1)
      this.world.count('a document converted in another tab');
    for (const other of living)
      if (other !== this)
        running.run(other, () =>
          this.world.clock.after(1, () => other.listeners.forEach((listener) => listener({ data: copy }))),
        );
  }

  #noteEnd(): void {
    this.ends += 1;
    this.endedAt = this.world.clock.elapsed;
  }

  hide(): void {
    if (this.isFrozen) return;
    this.#noteEnd();
    this.run(({ window }) => {
      window.document.visibilityState = 'hidden';
      window.document.dispatchEvent(new Event('visibilitychange'));
    });
  }

  show(): void {
    if (this.isFrozen) return;
    this.run(({ window }) => {
      window.document.visibilityState = 'visible';
      window.document.dispatchEvent(new Event('visibilitychange'));
      // Like QueryClientProvider: a retry waits until the page is visible.
      void this.student?.queryClient.resumePausedMutations();
      this.student?.queryClient.getQueryCache().onFocus();
    });
  }

  /** Closes the page with the events a browser sends, and records whether the browser would have prompted. */
  close(): void {
    this.#noteEnd();
    this.run(({ window }) => {
      const closing = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(closing);
      this.wouldPrompt = closing.defaultPrevented;
      window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: false }));
      window.document.visibilityState = 'hidden';
      window.document.dispatchEvent(new Event('visibilitychange'));
    });
    this.isAlive = false;
  }

  /** Ends the page without any event, as when the battery dies. */
  crash(): void {
    this.hasCrashed = true;
    this.isAlive = false;
  }

  reloadSoon(): void {
    this.world.clock.afterAll(0, () => this.isAlive && this.world.reload(this));
  }
}

function routesOf(sessions: Sessions): RouteObject[] {
  const loader = formPageLoader(sessions);
  return [
    ...FORM_PAGES.map((path) => ({ path, loader, element: null })),
    ...['/login', '/signup', '/confirm'].map((path) => ({ path, element: null })),
    { path: '*', loader: () => Response.redirect('http://localhost/about'), element: null },
  ];
}
