/** A call of the application, as a backend sees it. */
export interface Call {
  /** Its `operationId`. */
  operation: string;
  /** The value of the cookie `admit_id_token`. */
  token?: string;
  /** The value of `Admit-Session`. */
  marker?: string;
  ifMatch?: string;
  /** Whether another site sent it. */
  isForeign?: boolean;
  /** The question in the path. */
  answerKey?: string;
  body?: Record<string, unknown>;
  /** The target of an upload, from an earlier reply. */
  url?: string;
  /** How long the client waits before the call. */
  afterMs?: number;
}

/** The reply. */
export interface Reply {
  status: number;
  body: Record<string, unknown>;
  etag?: string;
  /** The two cookies it sets. */
  token?: string;
  marker?: string;
}

/** What a backend must remember, according to its replies. */
export interface World {
  /** By address. */
  accounts: Map<string, Account>;
  /** Live sessions by token. */
  sessions: Map<string, { username: string; marker: string }>;
  /** The token of a session that was expired from the start. */
  expired: string;
  /** Every token and marker that ever existed. */
  secrets: Set<string>;
  /** By file key. */
  uploads: Map<string, { username: string; answerKey: string; isStored: boolean }>;
  /** Whether the backend sends `ETag`; known from the first reply that could have one. */
  hasVersions?: boolean;
}

export interface Account {
  username: string;
  /** There may be several until the address is confirmed. */
  signUps: { password: string; code?: string }[];
  isConfirmed: boolean;
  resetId?: string;
  application: Application;
}

export interface Application {
  logins: number;
  answers: Record<string, string>;
  /** Every `ETag` of the answers, newest last. */
  versions: string[];
  /** Whether the newest is current: a document may change the answers too. */
  isVersionKnown: boolean;
  counts: Record<string, number>;
  tabs: Record<string, string>;
  lastPage: string;
  /** How many of the three statuses are recorded. */
  reached: number;
  isAccepted: boolean;
  documents: Record<string, StartedDocument>;
}

export interface StartedDocument {
  fileKey: string;
  fileName: string;
  status: 'started' | 'completed' | 'failed';
  /** The completed calls out of the two that remove the document; it is gone after both. */
  removed: Set<string>;
}

export const createWorld = (): World => ({
  expired: '',
  accounts: new Map(),
  sessions: new Map(),
  secrets: new Set(),
  uploads: new Map(),
});

/** An application without saved data. */
export const createApplication = (): Application => ({
  logins: 0,
  answers: {},
  versions: [],
  isVersionKnown: false,
  counts: {},
  tabs: {},
  lastPage: '',
  reached: 0,
  isAccepted: false,
  documents: {},
});
