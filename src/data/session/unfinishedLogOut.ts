import type { EndReason } from './sessionChannel.ts';

/*
 * A log-out that was begun, kept for every tab and past a reload until the server has confirmed it: one word, never a
 * person. Decision 014.
 */
const KEY = 'admit_leaving';
const REASONS: readonly EndReason[] = ['choice', 'inactivity'];

/** Notes that somebody leaves; a browser that keeps nothing leaves it to the screen (ERR-19). */
export function noteLogOut(reason: EndReason): void {
  try {
    localStorage.setItem(KEY, reason);
  } catch {
    // Storage is full or forbidden.
  }
}

/** Forgets it: the session has ended, or another one has begun. */
export function forgetLogOut(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // What could not be kept is not there.
  }
}

/** Says why somebody was leaving whose log-out was never confirmed; null if nobody was. */
export function readUnfinishedLogOut(): EndReason | null {
  try {
    return REASONS.find((reason) => reason === localStorage.getItem(KEY)) ?? null;
  } catch {
    return null;
  }
}

/** Calls the listener when another tab has settled it, by finishing it or by a log-in; returns how to stop. */
export function onLogOutSettledElsewhere(listener: () => void): () => void {
  const handle = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue === null) listener();
  };
  window.addEventListener('storage', handle);
  return () => window.removeEventListener('storage', handle);
}
