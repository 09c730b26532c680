export type WebStatus = 'started' | 'validating' | 'submitted';
export type ProcessingStatus = 'COMPLETED' | 'FAILED' | 'IN_PROGRESS' | 'UNPROCESSED' | 'NOT_ANSWERED';
export const DOCUMENT_KEYS = ['hs_transcript_doc', 'college_transcript_doc', 'resume_doc'] as const;
export type DocumentKey = (typeof DOCUMENT_KEYS)[number];
/** Page, question, messages. */
export type PageErrors = Record<string, Record<string, string[]>>;

/** Something e-mailed that is good for a while. */
export interface Secret {
  value: string;
  expires: number;
}

export interface SignUp {
  passwordHash: string;
  code?: Secret;
}

export interface StoredDocument {
  file_name: string;
  status: ProcessingStatus;
  uploaded_at: string;
  file_key: string;
  /** Does not move on by itself: the state under test says so. */
  isHeld?: boolean;
}

/** An account and its application. In a database these are two tables. */
export interface Student {
  username: string;
  /** `''` opens no account. */
  passwordHash: string;
  isConfirmed: boolean;
  /** Until the address is confirmed: anyone may sign up with it, so each code confirms a password of its own. */
  signUps: SignUp[];
  resetLink?: Secret;
  last_page: string;
  successful_login: { timestamp: string }[];
  web_status: { web_status: WebStatus; timestamp: string }[];
  answer: Record<string, string>;
  /** Grows with each save that changes an answer. */
  version: number;
  documents: Map<DocumentKey, StoredDocument>;
  add_another: Record<string, number>;
  tabs: Record<string, string>;
  /** The errors the browser reported last. */
  reportedErrors: Record<string, string[]>;
  /** The errors our own checks found. */
  foundErrors: PageErrors;
  /** `POST /api/submit` succeeded; recording the web status is a call of its own. */
  isAccepted: boolean;
  pdf?: { status: ProcessingStatus; isHeld?: boolean };
}

export interface UploadTarget {
  username: string;
  answer_key: DocumentKey;
  signature: string;
  expires: number;
  file?: Uint8Array;
}

export interface ViewToken {
  view: 'public' | 'service';
  username: string;
  expires: number;
}

/** Everything this backend remembers. A real one has a database behind the same few questions. */
export interface Store {
  /** By lower-case address. */
  students: Map<string, Student>;
  /** By the value of the cookie. */
  sessions: Map<string, { username: string; marker: string; expires: number }>;
  /** By file key. */
  uploads: Map<string, UploadTarget>;
  /** By token. */
  views: Map<string, ViewToken>;
  /** How often a caller made a limited call, by operation and caller. */
  attempts: Map<string, { count: number; until: number }>;
}

/** Makes an empty store. */
export function createStore(): Store {
  return {
    students: new Map(),
    sessions: new Map(),
    uploads: new Map(),
    views: new Map(),
    attempts: new Map(),
  };
}

/** Makes a student with nothing saved and no way to log in yet. */
export function createStudent(username: string): Student {
  return {
    username: username.toLowerCase(),
    passwordHash: '',
    isConfirmed: false,
    signUps: [],
    last_page: '',
    successful_login: [],
    web_status: [],
    answer: {},
    version: 0,
    documents: new Map(),
    add_another: {},
    tabs: {},
    reportedErrors: {},
    foundErrors: {},
    isAccepted: false,
  };
}
