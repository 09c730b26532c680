/*
 * One clock for all tabs of the browser: the moment of the last activity in any of them, a number and nothing
 * else, kept in local storage (TRAP-45).
 */
const KEY = 'admit_last_active';

/** Reads the last activity of any tab; 0 if none is known or the browser keeps nothing. */
export function readSharedActivity(): number {
  try {
    return Number(localStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}

/** Notes an activity for all tabs; a browser that keeps nothing leaves each tab on its own. */
export function writeSharedActivity(at: number): void {
  try {
    localStorage.setItem(KEY, String(at));
  } catch {
    // Storage is full or forbidden.
  }
}
