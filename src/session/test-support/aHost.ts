import { vi } from 'vitest';
import type { Form } from '../../core/declare/FormNode.ts';
import { indexForm } from '../../core/run/indexForm.ts';
import { type Answers, sdkOn } from '../../data/test-support/server.ts';
import { createSessionHost, type SessionHost } from '../createSessionHost.ts';
import type { Session } from '../Session.ts';
import { fakeTabs } from './fakeTabs.ts';

/** What a test says of a page. */
export interface HostSettings {
  readonly form: Form;
  /** What the server answers; any other call fails. */
  readonly calls?: Answers;
  readonly cookies?: string;
  readonly serviceToken?: string;
  /** Another way to the server than `calls`. */
  readonly createSdk?: SessionHost['createSdk'];
  /** Who is here already. */
  readonly session?: Session;
}

/** A page's host in a browser whose cookies and other tabs the test plays, without a session. */
export function aHost({ form, calls = {}, cookies = '', serviceToken, createSdk, session }: HostSettings) {
  const browser = { cookies };
  const requests: Request[] = [];
  const tabs = fakeTabs();
  const announceDocumentFailure = vi.fn<(message: string) => void>();
  const host = createSessionHost(
    {
      index: indexForm(form),
      tabs,
      serviceToken: serviceToken ?? null,
      cookies: () => browser.cookies,
      today: () => '2025-06-01',
      createSdk: createSdk ?? ((options) => sdkOn(calls, options, requests)),
      announceDocumentFailure,
    },
    session,
  );
  return { host, browser, requests, tabs, announceDocumentFailure, now: () => host.current.getState() };
}

/** The cookies of a browser in which a session with this marker is open. */
export const cookiesOf = (marker: string) => `a=b; admit_session=${marker}`;
