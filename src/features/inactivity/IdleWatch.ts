import { INACTIVITY_TIMEOUT_MS } from '../../core/application/constants.ts';
import { type Idleness, judgeIdleness, untilNextJudgement } from '../../core/application/inactivity.ts';
import { onReportedActivity } from '../../data/session/activity.ts';
import {
  type EndReason,
  openSessionChannel,
  type SessionChannel,
} from '../../data/session/sessionChannel.ts';
import { readSharedActivity, writeSharedActivity } from './sharedClock.ts';

/** What moves while somebody is there (INACT-12). */
const EVENTS = ['mousemove', 'keydown', 'pointerdown', 'touchstart', 'wheel'] as const;
/** A tab tells the others at most this often that it is in use, in ms. */
const TELL_EVERY_MS = 1_000;

/** What the watch says. */
export interface IdleListener {
  /** The judgement changed; `until` is when the session expires, by the wall clock. */
  onIdleness(idleness: Idleness, until: number): void;
  /** Another tab is logging out. */
  onLeavingElsewhere(reason: EndReason): void;
  /** Another tab logged out. */
  onEndedElsewhere(reason: EndReason): void;
}

/**
 * Watches whether somebody is there, by the wall clock, over all tabs of the browser.
 *
 * An event is judged before it counts: a laptop that wakes after twenty minutes logs out at its first mouse
 * move (TRAP-46). While the warning is up only `stay` counts (INACT-12). Spec §4 "Inactivity".
 */
export class IdleWatch {
  readonly #listener: IdleListener;
  readonly #channel: SessionChannel;
  readonly #stops: (() => void)[] = [];
  #lastActive = Date.now();
  #toldAt = 0;
  #idleness: Idleness = 'active';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(listener: IdleListener) {
    this.#listener = listener;
    this.#channel = openSessionChannel((news) => {
      if (news.news === 'active') this.#moveTo(news.at);
      else if (news.news === 'leaving') listener.onLeavingElsewhere(news.reason);
      else listener.onEndedElsewhere(news.reason);
    });
    for (const type of EVENTS) this.#listen(window, type, this.#noteActivity);
    this.#listen(document, 'visibilitychange', () => {
      if (document.visibilityState === 'visible') this.#noteActivity();
    });
    this.#stops.push(onReportedActivity(this.#noteActivity));
    this.stay();
  }

  /** Starts the fifteen minutes anew, whatever is on screen. */
  stay(): void {
    this.#lastActive = Date.now();
    this.#tell();
    this.#judge();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#channel.close();
    for (const stop of this.#stops) stop();
  }

  // Runs at every mouse move: as long as all is well it only notes the time.
  readonly #noteActivity = (): void => {
    if (this.#idleness !== 'active' || this.#judgeNow() === 'expired') return this.#judge();
    this.#lastActive = Date.now();
    if (this.#lastActive - this.#toldAt >= TELL_EVERY_MS) this.#tell();
  };

  /** Judges by this tab's own activity; where that is not recent, by that of all tabs. */
  #judgeNow(): Idleness {
    const own = judgeIdleness(this.#lastActive, Date.now());
    if (own === 'active') return own;
    const shared = readSharedActivity();
    // A moment that has not come yet was written before the clock was set back.
    if (shared <= Date.now()) this.#lastActive = Math.max(this.#lastActive, shared);
    return judgeIdleness(this.#lastActive, Date.now());
  }

  #moveTo(activeElsewhere: number): void {
    this.#lastActive = Math.max(this.#lastActive, activeElsewhere);
    if (this.#idleness !== 'active') this.#judge();
  }

  #judge(): void {
    if (this.#idleness === 'expired') return;
    clearTimeout(this.#timer);
    const idleness = this.#judgeNow();
    if (idleness !== 'expired')
      this.#timer = setTimeout(() => this.#judge(), untilNextJudgement(this.#lastActive, Date.now()));
    if (idleness === this.#idleness) return;
    this.#idleness = idleness;
    this.#listener.onIdleness(idleness, this.#lastActive + INACTIVITY_TIMEOUT_MS);
  }

  #tell(): void {
    this.#toldAt = this.#lastActive;
    writeSharedActivity(this.#lastActive);
    this.#channel.tell({ news: 'active', at: this.#lastActive });
  }

  #listen(target: EventTarget, type: string, handler: () => void): void {
    const options = { passive: true, capture: true };
    target.addEventListener(type, handler, options);
    this.#stops.push(() => target.removeEventListener(type, handler, options));
  }
}
