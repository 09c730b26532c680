import type { NavigationState } from '../routes/NavigationState.ts';
import { unlessRefused } from './calls/unlessRefused.ts';

/*
 * Everything the product keeps in the browser outside its memory: three keys, none of which names a person, and the
 * state of history entries. A browser that keeps nothing leaves each tab on its own.
 */
const KEYS = {
  /** Local: a log-out that was begun and not confirmed, as its reason (decision 014). */
  unfinishedLogOut: 'admit_leaving',
  /** Local: the last activity in any tab, in ms (TRAP-45). */
  lastActive: 'admit_last_active',
  /** Session: the newest revision of each visitor's carried answers, by their id (TRAP-13). */
  carried: 'admit_carried',
} as const;

/** A revision that no entry reaches. */
const ENDED = Number.MAX_SAFE_INTEGER;

/** The reason of a log-out that is not confirmed yet. */
export type LogOutReason = 'choice' | 'inactivity';

/** Notes a log-out, so that the next page that opens finishes it. */
export const noteLogOut = (reason: LogOutReason): void => write('local', KEYS.unfinishedLogOut, reason);

/** Forgets it: the session has ended, or another one has begun. */
export const forgetLogOut = (): void => write('local', KEYS.unfinishedLogOut, null);

/** Gives the reason of a log-out that was never confirmed; null without one. */
export function readUnfinishedLogOut(): LogOutReason | null {
  const reason = read('local', KEYS.unfinishedLogOut);
  return reason === 'choice' || reason === 'inactivity' ? reason : null;
}

/** Calls the listener when another tab has finished the log-out, or has a new log-in. */
export function onLogOutSettledElsewhere(listener: () => void): () => void {
  const handle = ({ key, newValue }: StorageEvent) => {
    if (key === KEYS.unfinishedLogOut && newValue === null) listener();
  };
  window.addEventListener('storage', handle);
  return () => window.removeEventListener('storage', handle);
}

/** The last activity of any tab, in ms; 0 if none is known. */
export const readSharedActivity = (): number => Number(read('local', KEYS.lastActive)) || 0;

/** Notes an activity for all tabs. */
export const writeSharedActivity = (at: number): void => write('local', KEYS.lastActive, String(at));

/** The newest revision of carried answers; older history entries still hold older ones. Undefined if none is known. */
export const newestRevision = (id: string): number | undefined => readRevisions()[id];

/** Notes a revision as the newest, unless a newer one is known. */
export function noteRevision(id: string, revision: number): void {
  const all = readRevisions();
  if (revision > (all[id] ?? 0)) writeRevisions({ ...all, [id]: revision });
}

/** Notes that there is an account now: no history entry brings carried answers back. */
export const noteMerged = (id: string): void =>
  writeRevisions(Object.fromEntries([...Object.keys(readRevisions()), id].map((each) => [each, ENDED])));

const readRevisions = () => JSON.parse(read('session', KEYS.carried) ?? '{}') as Record<string, number>;
const writeRevisions = (all: Record<string, number>) => write('session', KEYS.carried, JSON.stringify(all));

/** Reads the history entry as the browser has it; from the first page on the router's location has it too. */
export function readEntry(): NavigationState {
  const { state } = window.history as { state: { usr?: NavigationState | null } | null };
  return state?.usr ?? {};
}

/** Writes into the history entry past the router, which would load the page for it; with an address, into that too. */
export function noteInEntry(state: NavigationState, address?: URL): void {
  const entry = window.history.state as object | null;
  const usr = { ...readEntry(), ...state };
  unlessRefused(() => window.history.replaceState({ ...entry, usr }, '', address));
}

const storageOf = (area: 'local' | 'session') => (area === 'local' ? localStorage : sessionStorage);

function read(area: 'local' | 'session', key: string): string | null {
  try {
    return storageOf(area).getItem(key);
  } catch {
    return null;
  }
}

function write(area: 'local' | 'session', key: string, value: string | null): void {
  try {
    if (value === null) storageOf(area).removeItem(key);
    else storageOf(area).setItem(key, value);
  } catch {
    // Storage is full or forbidden.
  }
}
