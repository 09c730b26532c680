import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Sdk, SdkOptions } from '@admission/sdk';
import type { FormIndex } from '../core/run/indexForm.ts';
import { LastSaves } from './LastSaves.ts';
import { NO_SESSION, type Session } from './Session.ts';
import type { Tabs } from './tabs.ts';

/** What a page needs to let people in and out; made once, at start, and handed down. */
export interface SessionHost {
  /** Who is here now. */
  readonly current: StoreApi<Session>;
  /** The form; null until its scripts are here, which an account card does without. */
  index: FormIndex | null;
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
  /** The way to the server without a session: the account cards. */
  readonly sdk: Sdk;
  /** What closed tabs may not have saved. */
  readonly lastSaves: LastSaves;
  /** The last failed call, for Help: nothing in it says who the person is. */
  failedCall?: string;
  /** The entry under way: two navigations that overtake each other load once (TRAP-47). */
  entering: { readonly as: string; readonly done: Promise<Session> } | null;
}

type Settings = Omit<SessionHost, 'current' | 'sdk' | 'lastSaves' | 'entering' | 'index'> &
  Partial<Pick<SessionHost, 'index'>>;

/** Makes the page's host, without a session. */
export function createSessionHost(settings: Settings, session: Session = NO_SESSION): SessionHost {
  const current = createStore<Session>(() => session);
  const lastSaves = new LastSaves();
  settings.tabs.listen((message) => {
    if (current.getState().kind !== 'student') lastSaves.note(message);
  });
  return {
    index: null,
    ...settings,
    current,
    lastSaves,
    sdk: settings.createSdk(),
    entering: null,
  };
}
