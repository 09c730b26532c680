import { unlessRefused } from '../data/unlessRefused.ts';
import type { ApplicationEvent } from '../data/Connection.ts';
import type { LeaveReason } from './storage.ts';

/**
 * What the tabs of one browser tell each other. What is of an application says whose it is, so that no tab takes over
 * another person's; a reason names no one (TRAP-45, TRAP-60).
 */
export type TabMessage =
  /** A log-out is on its way to the server: the session ends in every tab. */
  | { readonly type: 'leaving'; readonly reason: LeaveReason }
  /** A student's application was opened. */
  | { readonly type: 'entered'; readonly username: string; readonly marker: string }
  | (ApplicationEvent & { readonly username: string; readonly marker: string });

/** This page's end of the channel between the tabs of the browser. */
export interface Tabs {
  readonly post: (message: TabMessage) => void;
  /** Listens to the other tabs. */
  readonly listen: (listener: (message: TabMessage) => void) => void;
}

/**
 * Opens the channel. What is posted stays in the memory of this origin's pages, and does not come back to its own.
 *
 * A browser that refuses it leaves each tab on its own.
 */
export function openTabs(): Tabs {
  const channel = unlessRefused(() => new BroadcastChannel('admit'));
  return {
    post: (message) => unlessRefused(() => channel?.postMessage(message)),
    listen: (listener) =>
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'object' && data !== null && 'type' in data) listener(data as TabMessage);
      }),
  };
}
