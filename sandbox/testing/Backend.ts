/// <reference lib="esnext.disposable" preserve="true" />
/** The types of `@admission/sdk/testing`. They come only from the sdk, because its package contains nothing else. */
import type {
  AddAnotherCounts,
  ChosenTabs,
  DocumentAnswerKey,
  LastPage,
  ProcessingStatus,
  StudentAnswers,
  WebStatus,
} from '@admission/sdk';
import type { OperationId, ReplyName } from '@admission/sdk/examples';

/** The state of an example of `getProfile`. */
export type ReadyStudent = 'blank' | 'half-way' | 'ready-to-submit' | 'submitted' | 'document-failed';

/** What a student has instead of what the ready student has; answers are merged. */
export interface StudentDetails {
  /** By default a new address, such as `half-way@example.com` and then `half-way-2@example.com`. */
  username?: string;
  password?: string;
  /** False: the account waits for its code. */
  confirmed?: boolean;
  status?: WebStatus | 'none';
  answers?: StudentAnswers;
  last_page?: LastPage | '';
  /** Number of log-ins so far. */
  logins?: number;
  add_another?: AddAnotherCounts;
  tabs?: ChosenTabs;
  /** They keep their status; by default COMPLETED. */
  documents?: Partial<
    Record<DocumentAnswerKey, { file_name?: string; status?: ProcessingStatus; message?: string }>
  >;
}

/** An account: what `sdk.logIn` takes. */
export interface Student {
  username: string;
  password: string;
}

/** A mail that the backend would have sent. */
export interface Mail {
  to: string;
  subject: string;
  body: string;
  /** The six-digit code in the mail, or `''`. */
  code: string;
  /** The link in the mail, or `''`. */
  link: string;
}

/**
 * What a bad network does to a call. All times are of the backend's clock, which `pass` advances.
 * - `offline`: the call does not arrive, and fails at once.
 * - `no-reply`: the call does not arrive, and fails after five minutes.
 * - `reply-lost`: the call is applied, but its reply does not arrive.
 * - `late`: the call is applied, and its reply arrives after `delayMs`.
 * - `html-502`: a proxy answers with a page instead.
 */
export type NetworkFault = 'offline' | 'no-reply' | 'reply-lost' | 'late' | 'html-502';

/**
 * A reply of the contract's examples, such as `saveAnswers:500:unexpected`; a fault of the network, such as
 * `saveAnswers:reply-lost` or, for every call, `*:offline`; or `conversion:failed` for the next document.
 */
export type FaultName =
  | { [Id in OperationId]: `${Id}:${ReplyName<Id>}` }[OperationId]
  | `${OperationId | '*'}:${NetworkFault}`
  | 'conversion:failed';

export interface FaultOptions {
  /** How many calls it affects; by default one. `Infinity`: all, until it is removed. */
  times?: number | undefined;
  /** Affects only this browser's calls; by default every caller's. */
  only?: Browser | undefined;
  /** The reply arrives after this many ms of the backend's clock; by default at once, and if `late` after 10 s. */
  delayMs?: number | undefined;
}

/** A fault that has been planned. */
export interface Fault {
  remove: () => Promise<void>;
}

/** A browser with its own cookies; `createSdk(browser)` makes its calls. */
export interface Browser {
  baseUrl: string;
  /** Answers a request, and keeps the session's cookies, which Node's own `fetch` does not. */
  fetch: typeof fetch;
  /** Returns the cookie `admit_session`, which the sdk sends with each call; null without a session. */
  sessionMarker: () => string | null;
  /** Logs in a new student in this state, or an existing student. Returns their address. */
  logIn: (student: ReadyStudent | Student) => Promise<string>;
}

/** An in-memory backend. It is also its own first browser. */
export interface Backend extends Browser {
  /** Opens another browser, or another device of the same person. */
  openBrowser: () => Browser;
  /** Creates a student in this state (by default blank), with these details. Nobody is logged in. */
  createStudent: (state?: ReadyStudent, details?: StudentDetails) => Promise<Student>;
  /** Returns the token of a view, for `getPublicView` or `getServiceView`. */
  createToken: (view: 'public' | 'service', username: string) => Promise<string>;
  /** Makes the next calls fail. `close` rejects if no call has met a fault. */
  fail: (fault: FaultName, options?: number | FaultOptions) => Promise<Fault>;
  /** Advances the clock by this many ms, and runs the work that is due by then. A conversion takes 3 s. */
  pass: (milliseconds: number) => Promise<void>;
  /** Lists the mails, newest first; with an address, only its own. */
  listMails: (to?: string) => Promise<Mail[]>;
  /** Serves the backend on a port of this machine (by default a free one), for a browser or a proxy. */
  listen: (port?: number) => Promise<{ url: string }>;
  /**
   * Frees the database.
   * @throws Error naming each fault that no call has met, unless it was removed.
   */
  close: () => Promise<void>;
  [Symbol.asyncDispose]: () => Promise<void>;
}

export interface BackendOptions {
  /** The clock's initial time, by default the current time. */
  now?: Date;
  /** Lets the clock advance by itself too, for a backend that people use. By default, only `pass` advances it. */
  isLive?: boolean;
  /** The address of the pages, used in mailed links; by default `http://localhost`. */
  publicOrigin?: string;
}
