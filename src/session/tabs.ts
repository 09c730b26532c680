import type { AnswerKey, DocumentAnswer, DocumentAnswerKey, WebStatus } from '@admission/sdk';
import type { Answers, FormState } from '../core/run/answers/FormState.ts';
import { unlessRefused } from './calls/unlessRefused.ts';
import type { LogOutReason } from './storage.ts';

/** What happened to an application, as the other tabs of its student are told. */
export type ApplicationEvent =
  | {
      readonly type: 'saved';
      /** The answers that were new to the server. */
      readonly answers: Answers;
      readonly addAnother: FormState['addAnother'];
      /** The keys that were saved while their field was being filled in. */
      readonly entering?: readonly AnswerKey[];
      /** The version of the answers this save was based on, and the one it made. */
      readonly before: string | null;
      readonly version: string | null;
    }
  | {
      /** A save that may be the last of its page. */
      readonly type: 'saving';
      readonly answers: Answers;
    }
  | { readonly type: 'status'; readonly status: WebStatus }
  | {
      readonly type: 'document';
      readonly key: DocumentAnswerKey;
      /** Null when it was removed. */
      readonly document: DocumentAnswer | null;
    };

/**
 * What the tabs of one browser tell each other. What is of an application says whose it is, so that no tab takes over
 * another person's; a reason names no one (TRAP-45, TRAP-60).
 */
export type TabMessage =
  /** A log-out is on its way to the server: the session ends in every tab. */
  | { readonly type: 'leaving'; readonly reason: LogOutReason }
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
