import { isNavigationState } from '../../routes/isNavigationState.ts';
import type { NavigationState } from '../../routes/NavigationState.ts';
import { unlessBlocked } from '../calls/unlessBlocked.ts';

/* The product's data in the browser: six keys, none of which identifies a person, the state of history
 * entries, and, in IndexedDB, a student's letters that the server has not confirmed. Those are encrypted under a key
 * that only the student's own sessions receive, and never contain masked answers (`letters/openDeviceLetters.ts`).
 * All of it is strictly necessary for the service that the person asked for, so it needs no consent; the letters are
 * an exception to ASVS 14.3.3 (SECURITY.md). If browser storage is unavailable, each tab works on its own.
 */
const KEYS = {
  /** Local storage: the reason for a log-out that has begun but is not confirmed (decision 014). */
  unfinishedLogOut: 'admit_leaving',
  /** Local storage: the time of the last activity in any tab, in ms (TRAP-45). */
  lastActive: 'admit_last_active',
  /** Session storage: the newest revision of each visitor's carried answers, by id (TRAP-13). */
  carried: 'admit_carried',
  /** Local storage: ids of carried answers merged into an account. A restarted phone empties session storage. */
  merged: 'admit_merged',
  /** Local storage: the marker of the last session that a log-in in this browser began. */
  begun: 'admit_begun',
  /** Local storage: the tag of the last account whose application was open, as its records of letters have it. */
  account: 'admit_account',
} as const;

const MERGED_MAX = 50;

/** The reason for an unconfirmed log-out. */
export type LogOutReason = 'choice' | 'inactivity';

export const isLogOutReason = (reason: unknown): reason is LogOutReason =>
  reason === 'choice' || reason === 'inactivity';

/** Records a log-out, so that the next page load can finish it. */
export const noteLogOut = (reason: LogOutReason): void => write('local', KEYS.unfinishedLogOut, reason);

/** Forgets the log-out once the session has ended or another one has begun. */
export const forgetLogOut = (): void => write('local', KEYS.unfinishedLogOut, null);

/** Returns the reason for an unconfirmed log-out; null if there is none. */
export function readUnfinishedLogOut(): LogOutReason | null {
  const reason = read('local', KEYS.unfinishedLogOut);
  return isLogOutReason(reason) ? reason : null;
}

/** Calls the listener when another tab has finished the log-out or logged in. */
export function onLogOutSettledElsewhere(listener: () => void): () => void {
  const handle = ({ key, newValue }: StorageEvent) => {
    if (key === KEYS.unfinishedLogOut && newValue === null) listener();
  };
  window.addEventListener('storage', handle);
  return () => window.removeEventListener('storage', handle);
}

/** Returns the time of the last activity in any tab, in ms; 0 if there is none. */
export const readSharedActivity = (): number => Number(read('local', KEYS.lastActive)) || 0;

/** Records the time of the last activity, for all tabs. */
export const writeSharedActivity = (at: number): void => write('local', KEYS.lastActive, String(at));

/**
 * Returns the newest revision of carried answers, used to recognise older history entries: Infinity if they
 * were merged into an account, undefined if unknown.
 */
export const newestRevision = (id: string): number | undefined =>
  readMerged().includes(id) ? Infinity : readRevisions()[id];

/** Records a revision as the newest, unless a newer one is known. */
export function noteRevision(id: string, revision: number): void {
  const all = readRevisions();
  if (revision > (all[id] ?? 0)) writeRevisions({ ...all, [id]: revision });
}

/** Records that the answers now belong to an account, so that no history entry restores them. */
export function noteMerged(id: string): void {
  const ids = new Set([...readMerged(), ...Object.keys(readRevisions()), id]);
  write('local', KEYS.merged, JSON.stringify([...ids].slice(-MERGED_MAX)));
}

/** Records the session that a log-in in this browser has begun. */
export const noteBegun = (marker: string): void => write('local', KEYS.begun, marker);

/** Returns whether a log-in in this browser began the session. */
export const wasBegunHere = (marker: string): boolean => read('local', KEYS.begun) === marker;

/** Records the account whose application is open. */
export const noteAccount = (tag: string): void => write('local', KEYS.account, tag);

/** Returns the account whose application was last open; '' if there is none. */
export const readLastAccount = (): string => read('local', KEYS.account) ?? '';

const readMerged = () => Object.values(readJson('local', KEYS.merged)) as string[];
const readRevisions = () => readJson('session', KEYS.carried) as Record<string, number>;
/** Returns an empty object for a value that is missing or damaged. */
const readJson = (area: 'local' | 'session', key: string): object =>
  Object(unlessBlocked(() => JSON.parse(read(area, key) ?? '{}') as unknown)) as object;
const writeRevisions = (all: Record<string, number>) => write('session', KEYS.carried, JSON.stringify(all));

/** Returns the browser's state of the history entry, without a navigation state that is not the application's. */
export function readHistoryState(): { usr?: NavigationState } {
  const { usr, ...own } = Object(window.history.state) as { usr?: unknown };
  return isNavigationState(usr) ? { ...own, usr } : own;
}

/** Returns the current history entry's state, including what `noteInEntry` wrote without the router. */
export const readEntry = (): NavigationState => readHistoryState().usr ?? {};

/**
 * Writes state, and optionally a new address, to the history entry. Bypasses the router, which would load the
 * page again.
 */
export function noteInEntry(state: NavigationState, address?: URL): void {
  const entry = readHistoryState();
  const usr = { ...entry.usr, ...state };
  unlessBlocked(() => window.history.replaceState({ ...entry, usr }, '', address));
}

const storageOf = (area: 'local' | 'session') => (area === 'local' ? localStorage : sessionStorage);

const read = (area: 'local' | 'session', key: string): string | null =>
  unlessBlocked(() => storageOf(area).getItem(key)) ?? null;

/** Does nothing if storage is full or blocked. */
function write(area: 'local' | 'session', key: string, value: string | null): void {
  unlessBlocked(() => {
    if (value === null) storageOf(area).removeItem(key);
    else storageOf(area).setItem(key, value);
  });
}
