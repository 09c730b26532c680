import type { DocumentAnswer, DocumentAnswerKey, WebStatus } from '@admission/sdk';
import type { ConfirmedSave } from '../../core/run/journal/Journal.ts';
import { isMapOf, isRecord } from '../../core/run/isMapOf.ts';
import { unlessBlocked } from '../calls/unlessBlocked.ts';
import { isLogOutReason, type LogOutReason } from './storage.ts';

/** An event of an application, posted to the student's other tabs. */
export type ApplicationEvent =
  /** A save was confirmed. */
  | ({ readonly type: 'saved' } & ConfirmedSave)
  /** The student has started over: what was typed before gives way. */
  | { readonly type: 'startedOver' }
  | { readonly type: 'count'; readonly buttonId: string; readonly count: number }
  | { readonly type: 'status'; readonly status: WebStatus }
  | {
      readonly type: 'document';
      readonly key: DocumentAnswerKey;
      /** Null if the document has been removed. */
      readonly document: DocumentAnswer | null;
    };

/**
 * Messages between the tabs of a browser. A message about an application names its student, so that no tab
 * adopts another person's data. A log-out message names no one (TRAP-45, TRAP-60).
 */
export type TabMessage =
  /** A log-out has begun: the session ends in every tab. */
  | { readonly type: 'logOut'; readonly reason: LogOutReason }
  /** A student's application has been opened. */
  | { readonly type: 'opened'; readonly username: string; readonly marker: string }
  | (ApplicationEvent & { readonly username: string; readonly marker: string });

/** This page's end of the channel between the browser's tabs. */
export interface TabChannel {
  readonly post: (message: TabMessage) => void;
  /** Listens to the other tabs. */
  readonly listen: (listener: (message: TabMessage) => void) => void;
}

/**
 * Opens the channel. Messages reach only the other pages of this origin and are never stored.
 *
 * If the browser does not allow a channel, each tab works on its own.
 */
export function openTabChannel(): TabChannel {
  const channel = unlessBlocked(() => new BroadcastChannel('admit'));
  return {
    post: (message) => unlessBlocked(() => channel?.postMessage(message)),
    listen: (listener) =>
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (isTabMessage(data)) listener(data);
      }),
  };
}

/** Returns whether this version of the application can handle a message; the other tab may run another version. */
function isTabMessage(data: unknown): data is TabMessage {
  if (!isRecord(data)) return false;
  const { type, reason, username, marker, answers, numbers, buttonId, count, status, document } = data;
  if (type === 'logOut') return isLogOutReason(reason);
  return (
    isMapOf('string', [type, username, marker, status ?? '', buttonId ?? '']) &&
    isMapOf('string', answers) &&
    isMapOf('number', { ...(numbers as object), count: count ?? 0 }) &&
    typeof (document ?? {}) === 'object' &&
    // Each save has answers.
    (type !== 'saved' || isRecord(answers))
  );
}
