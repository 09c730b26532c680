import type { FileKind } from './files.ts';
import type { Foreign, Respelled } from './vocabulary.ts';

/** A call made by the application, as a backend sees it. */
export interface Call {
  /** The call's `operationId`, or `getCopy` for a download of the PDF copy. */
  operation: string;
  /** The value of the cookie `admit_id_token`. */
  token?: string;
  /** The value of `Admit-Session`. */
  marker?: string;
  /** The value of the cookie `admit_session`, if it is another: a log-in in another tab has replaced it. */
  markerCookie?: string;
  ifMatch?: string;
  /** The value of `Admit-Save`. */
  saves?: string;
  traceparent?: string;
  /** Which kind of foreign site the call claims to come from. */
  foreign?: Foreign;
  /** The key of the question in the path. */
  answerKey?: string;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  /** A body that is not JSON, sent instead of `body`. */
  text?: string;
  /** A description of what openapi.yaml forbids in the query, body or path. */
  invalid?: string;
  /** How the path is written, if not as openapi.yaml has it. */
  respelled?: Respelled;
  /** Another method, in the headers with which some frameworks override it. */
  override?: string;
  /** A session's token, sent everywhere except in its cookie. */
  bearer?: string;
  /** Whether the method is `HEAD` instead of the operation's `GET`. */
  isHead?: boolean;
  /** A method and path that no operation has, sent instead of the operation's own. */
  unknown?: readonly [method: string, path: string];
  /** What a browser says of the application's own pages or of its address bar; an older one sends only `Origin`. */
  site?: 'same-origin' | 'none' | 'older';
  /** The value of `Accept`; all by default. */
  accept?: string;
  /** A cookie, as `name=value`, whose name the call's own cookies have too. */
  doubtful?: string;
  /** The host name that is sent instead of the backend's own. A server with virtual hosts rejects the call. */
  host?: string;
  /** Whether the backend's other cookies come before those of this contract. */
  isAmongCookies?: boolean;
  /** The URL from an earlier reply, to upload to or download from. */
  url?: string;
  /** The kind of the file that is uploaded; a plain PDF if undefined. */
  kind?: FileKind;
  /** A call that is sent at the same time; which of the two is served first is the backend's choice. */
  beside?: Call;
  /** How long the client waits before the call. */
  afterMs?: number;
  /** Whether a running conversion should have ended by now. */
  isOverdue?: boolean;
  /** Whether the server is restarted before the call. */
  isAfterRestart?: boolean;
  /** Whether the data is copied before the call, or that copy is put back. */
  isAfterBackup?: boolean;
  isAfterRestore?: boolean;
}

/** A backend's reply, reduced to what the model uses. */
export interface Reply {
  status: number;
  body: Record<string, unknown>;
  etag?: string;
  /** The time in its `Date` header. */
  date?: number;
  headers?: Record<string, string>;
  /** Whether the body is a PDF. */
  isPdf?: boolean;
  /** What the PDF lacks to be read by a screen reader. */
  untagged?: string[];
  /** The values of the two cookies it sets, and all values of the second: one may expire another host's. */
  token?: string;
  marker?: string;
  markers?: string[];
}

/** The backend's state, as implied by its replies. */
export interface World {
  /** Keyed by e-mail address. */
  accounts: Map<string, Account>;
  /** Sessions that have not ended, keyed by token. */
  sessions: Map<string, { username: string; marker: string }>;
  /** The token of a session that had already expired at the start. */
  expired: string;
  /** The operation and the student of each token that opens a view. */
  views: Map<string, { operation: string; username: string }>;
  /** Every token and marker that ever existed. */
  secrets: Set<string>;
  /** Keyed by file key. */
  uploads: Map<string, { username: string; answerKey: string; isStored: boolean; kind?: FileKind }>;
  /** The student whose copy each address is, by address. */
  copies: Map<string, string>;
  /** The number of mail-sending calls that were served, by the address as it is stored. */
  mails: Map<string, number>;
  /** The addresses of sign-ups that were rejected because a confirmed account has it. */
  taken: Set<string>;
  /** The attempts rejected in a row, by operation and address, and the fewest that a `429` has followed, by operation. */
  attempts: Map<string, number>;
  limits: Map<string, number>;
  /** The operations and addresses whose attempts may be counted otherwise, because one was no wrong one. */
  succeeded: Set<string>;
  /** The `text` of each item of the lookup that was found, by category and id. */
  items: Map<string, string>;
  /** The replies that must not reveal whether an address is known, by operation and code. */
  alike: Map<string, EarlierReplies>;
  /** The rules of rejections that applied to a call, as `nameRule` names them. */
  reached: Set<string>;
  /** Whether the application is served over https, so that the token's name has a prefix. */
  isSecure?: boolean;
  /** Whether a log-in ends the reset links of its account. */
  endsLinks?: boolean;
  /** Whether the backend sends `ETag`; unknown until the first reply that could have one. */
  hasVersions?: boolean;
  /** Whether the profile has `saves`; unknown until the first profile. */
  hasNumbers?: boolean;
  /** Whether the profile has `letters_key`; unknown until the first profile. */
  hasKey?: boolean;
  /** The world when the data was copied. */
  copy?: World;
}

/** The text of a reply, and the headers of the replies for known and for unknown addresses. */
export interface EarlierReplies {
  text: string;
  known: Record<string, string>[];
  unknown: Record<string, string>[];
}

export interface Account {
  username: string;
  /** The sign-ups with this address; there may be several until it is confirmed. */
  signUps: { password: string; code?: string }[];
  isConfirmed: boolean;
  resetId?: string;
  /** Whether a newer link may have ended the one with `resetId`. */
  mayHaveNewLink?: boolean;
  lettersKey?: string;
  application: Application;
}

export interface Application {
  logins: number;
  /** The moments of the profile's entries when they were last read, oldest first. */
  moments: Partial<Record<'successful_login' | 'web_status', number[]>>;
  /** When each entry was made, according to the `Date` of the reply to its call. */
  made: Record<'successful_login' | 'web_status', (number | undefined)[]>;
  answers: Record<string, string>;
  /** Every `ETag` of the answers, newest last. */
  versions: string[];
  /** Whether the newest version is current; false after a change to a document, which may change the answers too. */
  isVersionKnown: boolean;
  /** The highest change number that each form has sent; the form that saved last comes last. */
  saves: Map<string, number>;
  counts: Record<string, number>;
  tabs: Record<string, string>;
  lastPage: string;
  /** How many of the three statuses are recorded. */
  reached: number;
  isAccepted: boolean;
  /** The `Date` of the reply that accepted it. */
  acceptedAt?: number;
  /** The `submitted_at` of the first staff view of the submitted application. */
  submittedAt?: unknown;
  documents: Record<string, StartedDocument>;
}

export interface StartedDocument {
  fileKey: string;
  fileName: string;
  kind?: FileKind;
  status: 'started' | 'completed' | 'failed';
  /** The `Date` of the reply that started its conversion, and its `uploaded_at` when that was first read. */
  startedAt?: number;
  uploadedAt?: number;
  /** The `uploaded_at` of the document that it replaced, if that was uploaded a second earlier or more. */
  replacedAt?: number;
  /** Whether the server was restarted while the conversion may have been running, so that it may have failed. */
  isInterrupted?: boolean;
  /** The removal calls that have succeeded; the document is gone once both have. */
  removed: Set<string>;
}

export const createWorld = (): World => ({
  expired: '',
  accounts: new Map(),
  sessions: new Map(),
  views: new Map(),
  secrets: new Set(),
  uploads: new Map(),
  copies: new Map(),
  mails: new Map(),
  taken: new Set(),
  attempts: new Map(),
  limits: new Map(),
  succeeded: new Set(),
  reached: new Set(),
  items: new Map(),
  alike: new Map(),
});

/** Creates an application without saved data. */
export const createApplication = (): Application => ({
  logins: 0,
  moments: {},
  made: { successful_login: [], web_status: [] },
  answers: {},
  versions: [],
  isVersionKnown: false,
  saves: new Map(),
  counts: {},
  tabs: {},
  lastPage: '',
  reached: 0,
  isAccepted: false,
  documents: {},
});
