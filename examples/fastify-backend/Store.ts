import { Refusal } from './Refusal.ts';

export type WebStatus = 'started' | 'validating' | 'submitted';
export type ProcessingStatus = 'COMPLETED' | 'FAILED' | 'IN_PROGRESS' | 'UNPROCESSED' | 'NOT_ANSWERED';
export const DOCUMENT_KEYS = ['hs_transcript_doc', 'college_transcript_doc', 'resume_doc'] as const;
export type DocumentKey = (typeof DOCUMENT_KEYS)[number];

/** Something e-mailed that is good for a while. */
export interface Secret {
  value: string;
  expires: number;
}

export interface SignUp {
  /** `''` opens no account. */
  passwordHash: string;
  code?: Secret;
}

export interface StoredDocument {
  file_name: string;
  status: ProcessingStatus;
  uploaded_at: string;
  file_key: string;
}

/** An account and its application. In a database these are two tables. */
export class Student {
  /** In lower case. */
  readonly username: string;
  /** Several until the address is confirmed: anyone may sign up with it, so each code confirms its own password. */
  signUps: SignUp[] = [];
  isConfirmed = false;
  resetLink?: Secret;
  last_page = '';
  successful_login: { timestamp: string }[] = [];
  /** One entry for each step. */
  web_status: { web_status: WebStatus; timestamp: string }[] = [];
  answer: Record<string, string> = {};
  /** Grows with each save that changes an answer. */
  version = 0;
  documents = new Map<DocumentKey, StoredDocument>();
  add_another: Record<string, number> = {};
  tabs: Record<string, string> = {};
  /** The errors the browser reported last. */
  reportedErrors: Record<string, string[]> = {};
  /** The errors our own checks found, by page and question. */
  foundErrors: Record<string, Record<string, string[]>> = {};
  /** `POST /api/submit` succeeded; recording the web status is a call of its own. */
  isAccepted = false;
  pdf?: { status: ProcessingStatus };

  constructor(username: string) {
    this.username = username.toLowerCase();
  }

  /**
   * Refuses to change an application that was accepted.
   *
   * Accepted comes before `submitted`: until the browser has recorded the status it may press Submit again, and sends
   * the same answers, checks and page once more. Those calls ask for less.
   */
  checkOpen(): void {
    if (this.isAccepted) throw new Refusal('already_submitted');
  }
}

/** Everything this backend remembers. A real one has a database behind the same few questions. */
export class Store {
  /** By lower-case address. */
  students = new Map<string, Student>();
  /** By the value of the cookie. */
  sessions = new Map<string, { student: Student; marker: string; expires: number }>();
  /** By file key. */
  uploads = new Map<
    string,
    { student: Student; answer_key: DocumentKey; signature: string; expires: number; file?: Uint8Array }
  >();
  /** By token. */
  views = new Map<string, { view: 'public' | 'service'; student: Student; expires: number }>();
  /** How often a limited call was made, by method, path and caller. */
  attempts = new Map<string, { count: number; until: number }>();
  /** Conversions stay where they are: the provider state under test says so. */
  isHeld = false;
}
