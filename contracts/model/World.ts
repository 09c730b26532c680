/** A call of the application, as a backend sees it. */
export interface Call {
  /** Its `operationId`. */
  operation: string;
  /** What the cookie `admit_id_token` says. */
  token?: string;
  /** What `Admit-Session` says. */
  marker?: string;
  ifMatch?: string;
  /** Whether another site sent it. */
  isForeign?: boolean;
  /** The question in the path. */
  answerKey?: string;
  body?: Record<string, unknown>;
  /** Where an upload goes, which the reply before has said. */
  url?: string;
  /** How long the client waits before it. */
  afterMs?: number;
}

/** What came back. */
export interface Reply {
  status: number;
  body: Record<string, unknown>;
  etag?: string;
  /** The two cookies it sets. */
  token?: string;
  marker?: string;
}

/** What a backend has to remember, as its replies have told it. */
export interface World {
  /** By address. */
  accounts: Map<string, Account>;
  /** By token; one that is over is not there. */
  sessions: Map<string, { username: string; marker: string }>;
  /** The token of a session that was over from the beginning. */
  expired: string;
  /** Every token and marker there was. */
  secrets: Set<string>;
  /** By file key. */
  uploads: Map<string, { username: string; answerKey: string; isStored: boolean }>;
  /** Whether the backend sends `ETag`; known from its first reply that could. */
  hasVersions?: boolean;
}

export interface Account {
  username: string;
  /** Several until the address is confirmed. */
  signUps: { password: string; code?: string }[];
  isConfirmed: boolean;
  resetId?: string;
  application: Application;
}

export interface Application {
  logins: number;
  answers: Record<string, string>;
  /** Every `ETag` of the answers, the newest last. */
  versions: string[];
  /** Whether the newest is the current one: a document may change the answers too. */
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
  /** Which of the two calls that remove it were answered; it is gone after both. */
  removed: Set<string>;
}

export const createWorld = (): World => ({
  expired: '',
  accounts: new Map(),
  sessions: new Map(),
  secrets: new Set(),
  uploads: new Map(),
});

/** Nothing saved yet. */
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
