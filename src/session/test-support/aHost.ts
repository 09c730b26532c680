import { vi } from 'vitest';
import type { Form } from '../../core/declare/FormNode.ts';
import { text } from '../../core/kinds/builders.ts';
import { indexForm } from '../../core/run/indexForm.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { LAST_NAME } from '../../core/test-support/nodes.ts';
import { type Answers, sdkOn } from './server.ts';
import type { Session } from '../Session.ts';
import type { TabChannel, TabMessage } from '../browser/TabChannel.ts';
import { Sessions, type SessionSettings } from '../lifecycle/Sessions.ts';
import { FormEntrance } from '../lifecycle/FormEntrance.ts';

export const NAME_FORM = formOf(text('first_name', { label: 'First name', required: true }), LAST_NAME);

/** Settings of a test page. */
export interface HostSettings {
  /** By default, one with two names. */
  readonly form?: Form;
  /** The server's replies; any other call fails. */
  readonly calls?: Answers;
  readonly cookies?: string;
  readonly serviceToken?: string;
  /** The device's date; a function if it changes. */
  readonly today?: string | (() => string);
  /** The records of letters on the device; by default, the browser keeps none. */
  readonly openLetters?: SessionSettings['openLetters'];
  /** The session that is already open. */
  readonly session?: Session;
}

/**
 * Creates a page's sessions, by default with none open; the test controls the browser's cookies and other
 * tabs.
 */
export function aHost({
  form = NAME_FORM,
  calls = {},
  cookies = '',
  serviceToken,
  today = '2025-06-01',
  openLetters,
  session,
}: HostSettings) {
  const browser = { cookies };
  const requests: Request[] = [];
  const listeners = new Set<(message: TabMessage) => void>();
  const channel = {
    post: vi.fn<TabChannel['post']>(),
    listen: (listener: (message: TabMessage) => void) => void listeners.add(listener),
    /** Delivers a message from another tab. */
    hear: (message: TabMessage) => listeners.forEach((listener) => listener(message)),
  };
  const announceDocumentFailure = vi.fn<(message: string, key: string) => void>();
  const sessions = new Sessions(
    {
      channel,
      asksOwner: true,
      serviceToken: serviceToken ?? null,
      cookies: () => browser.cookies,
      today: typeof today === 'string' ? () => today : today,
      createSdk: (options) => sdkOn(calls, options, requests),
      announceDocumentFailure,
      openLetters: openLetters ?? (() => Promise.resolve(null)),
    },
    session,
  );
  sessions.entrance = new FormEntrance(sessions, indexForm(form));
  return { sessions, browser, requests, channel, announceDocumentFailure, now: () => sessions.now };
}

/** Returns the cookies of a browser with this session marker. */
export const cookiesOf = (marker: string) => `a=b; admit_session=${marker}`;
