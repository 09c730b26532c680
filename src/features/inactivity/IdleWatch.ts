import { INACTIVITY_TIMEOUT_MS, INACTIVITY_WARNING_MS } from '../../core/constants.ts';
import { onShown, readSharedActivity, writeSharedActivity } from '../../session/index.ts';

const EVENTS = ['mousemove', 'keydown', 'pointerdown', 'touchstart', 'wheel'] as const;
/** The interval of idle checks, and the minimum interval between a tab's activity updates, in ms. */
const EVERY_MS = 1_000;

/** Whether a student is active, is being warned, or has been idle for too long. */
export type Idleness = 'active' | 'warned' | 'expired';

export interface IdleWatchSettings {
  /** Whether something that counts as activity, e.g. an upload, is in progress for the student. */
  readonly isBusy: () => boolean;
  /** Called when the idleness changes; `until` is when the session expires, by the wall clock. */
  readonly onIdleness: (idleness: Idleness, until: number) => void;
}

/**
 * Watches for inactivity by the wall clock, across all tabs of the browser.
 *
 * Checks for expiry before an event counts as activity, so a laptop that wakes after twenty minutes logs out
 * at its first mouse move. While the warning is shown, only `stay` counts. Spec §4 "Inactivity".
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
    // Fires when another tab records activity, which closes the warning in this tab.
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

  /** Records activity. Usually only stores the time, because it runs on every mouse move. */
  readonly noteActivity = (): void => {
    if (this.#idleness !== 'active' || this.#judgeNow() === 'expired') return this.#judge();
    this.#lastActive = Date.now();
    if (this.#lastActive - this.#sharedAt >= EVERY_MS) this.#share();
  };

  /**
   * Determines idleness from this tab's own activity or, if that is not recent, from the activity of all
   * tabs.
   */
  #judgeNow(): Idleness {
    if (this.#idleness === 'active' && this.#settings.isBusy()) this.#lastActive = Date.now();
    if (this.#judgeOwn() === 'active') return 'active';
    const shared = readSharedActivity();
    // A time in the future must have been written before the clock was set back.
    if (shared <= Date.now()) this.#lastActive = Math.max(this.#lastActive, shared);
    return this.#judgeOwn();
  }

  /** By the wall clock, so that a sleeping laptop counts as idle. */
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
