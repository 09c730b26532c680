import { INACTIVITY_TIMEOUT_MS, INACTIVITY_WARNING_MS } from '../../core/constants.ts';
import { onShown, readSharedActivity, writeSharedActivity } from '../../session/index.ts';

const EVENTS = ['mousemove', 'keydown', 'pointerdown', 'touchstart', 'wheel'] as const;
/** The interval of idle checks, and the minimum interval between a tab's activity updates, in ms. */
const EVERY_MS = 1_000;

export type Idleness = 'active' | 'warned' | 'expired';

export interface IdleWatchSettings {
  /** Whether something that counts as activity, e.g. an upload, is in progress. */
  readonly isBusy: () => boolean;
  /** `until` is when the session expires. */
  readonly onIdleness: (idleness: Idleness, until: number) => void;
}

/**
 * Watches for inactivity across all tabs of the browser. Spec §4 "Inactivity".
 *
 * Uses the wall clock and checks for expiry before an event counts as activity, so that a laptop that wakes after twenty
 * minutes logs out at its first mouse move. While the warning is shown, only `stay` counts.
 */
export class IdleWatch {
  readonly #settings: IdleWatchSettings;
  readonly #stopped = new AbortController();
  #lastActive = Date.now();
  #sharedAt = 0;
  #idleness: Idleness = 'active';
  readonly #timer = setInterval(() => this.#judge(), EVERY_MS);

  constructor(settings: IdleWatchSettings) {
    this.#settings = settings;
    const options = { passive: true, capture: true, signal: this.#stopped.signal };
    // Activity in another tab closes the warning in this one.
    window.addEventListener('storage', () => this.#idleness !== 'active' && this.#judge(), options);
    for (const type of EVENTS) window.addEventListener(type, this.noteActivity, options);
    this.#stopped.signal.addEventListener('abort', onShown(this.noteActivity));
    this.stay();
  }

  /** Restarts the fifteen minutes, even while the warning is shown. */
  stay(): void {
    this.#lastActive = Date.now();
    this.#share();
    this.#judge();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#stopped.abort();
  }

  /** Runs on every mouse move, so it usually only stores the time. */
  readonly noteActivity = (): void => {
    if (this.#idleness !== 'active' || this.#judgeNow() === 'expired') return this.#judge();
    this.#lastActive = Date.now();
    if (this.#lastActive - this.#sharedAt >= EVERY_MS) this.#share();
  };

  /** Considers the activity of other tabs only if there is no recent activity in this one. */
  #judgeNow(): Idleness {
    if (this.#idleness === 'active' && this.#settings.isBusy()) this.#lastActive = Date.now();
    if (this.#judgeOwn() === 'active') return 'active';
    const shared = readSharedActivity();
    // A time in the future must have been written before the clock was set back.
    if (shared <= Date.now()) this.#lastActive = Math.max(this.#lastActive, shared);
    return this.#judgeOwn();
  }

  #judgeOwn(): Idleness {
    const idle = Date.now() - this.#lastActive;
    if (idle >= INACTIVITY_TIMEOUT_MS) return 'expired';
    return idle >= INACTIVITY_TIMEOUT_MS - INACTIVITY_WARNING_MS ? 'warned' : 'active';
  }

  #judge(): void {
    if (this.#idleness === 'expired') return;
    const idleness = this.#judgeNow();
    if (idleness === this.#idleness) return;
    this.#idleness = idleness;
    this.#settings.onIdleness(idleness, this.#lastActive + INACTIVITY_TIMEOUT_MS);
  }

  #share(): void {
    this.#sharedAt = this.#lastActive;
    writeSharedActivity(this.#lastActive);
  }
}
