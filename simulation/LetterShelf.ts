import type { Unconfirmed } from '../src/core/run/journal/takeOver.ts';
import type { LetterStore } from '../src/session/letters/openDeviceLetters.ts';
import { isExpired, isOld, type StoredRecord } from '../src/session/letters/StoredRecord.ts';
import type { ServerClock } from '../src/session/letters/ServerClock.ts';
import type { Clock } from './Clock.ts';
import { isMasked } from './form.ts';
import { type Unsettled, unsettledOf } from './journalOf.ts';
import type { Tab } from './Tab.ts';

interface Kept extends Pick<StoredRecord, 'at' | 'tag'> {
  readonly letters: Unconfirmed;
  readonly stamp: string;
}

/** The maximum duration of a write, in ms. */
const WRITE_MS = 60;

/** A browser’s records of unconfirmed letters and its locks, as `openDeviceLetters` uses them. */
export class LetterShelf {
  readonly #clock: Clock;
  /** Whether the browser blocks all storage. */
  readonly isBlocked: boolean;
  /** Whether writes fail, because the disk is full. */
  isFull = false;
  /** Whether a write has ever failed. */
  hasFailed = false;
  readonly #records = new Map<string, Kept>();
  readonly #locks = new Map<string, Tab>();
  #stamps = 0;

  constructor(clock: Clock, isBlocked: boolean) {
    this.#clock = clock;
    this.isBlocked = isBlocked;
  }

  /** The records, with the ids of their forms. */
  get all(): readonly { readonly form: string; readonly letters: Unconfirmed }[] {
    return [...this.#records].map(([form, { letters }]) => ({ form, letters }));
  }

  /** Returns what is in the record of a form, as it was last written. */
  recordOf(form: string): Unsettled | undefined {
    const kept = this.#records.get(form);
    return kept && unsettledOf(kept.letters);
  }

  /** The records of forms that are no longer open. */
  get ofClosedForms(): readonly Unconfirmed[] {
    return [...this.#records].filter(([form]) => !this.#isHeld(form)).map(([, { letters }]) => letters);
  }

  #isHeld(form: string): boolean {
    return this.#locks.get(form)?.isAlive ?? false;
  }

  /** Opens a student's records for a form in a tab. */
  async open(tab: Tab, tag: string, form: string, server: ServerClock): Promise<LetterStore | null> {
    if (this.isBlocked) return null;
    const later = <Result>(run: () => Result) => this.#later(tab, run);
    await later(() => this.#locks.set(form, tab));
    return {
      release: () => void this.#locks.delete(form),
      read: () =>
        later(() => {
          const { now } = server;
          for (const [id, { at }] of this.#records)
            if (isExpired({ at } as StoredRecord, now)) this.#records.delete(id);
          return [...this.#records]
            .filter(([id, kept]) => kept.tag === tag && !this.#isHeld(id))
            .map(([id, kept]) => {
              const letters = structuredClone(kept.letters);
              const { at } = kept;
              const old = isOld({ at } as StoredRecord, now) ? { oldSince: at } : {};
              return { form: id, letters: { ...letters, ...old }, stamp: kept.stamp };
            });
        }),
      write: (letters, others = []) => {
        const own = copyOf(letters);
        return later(() => {
          this.hasFailed ||= this.isFull;
          if (this.isFull) throw new DOMException('The disk is full.', 'QuotaExceededError');
          if (others.some((each) => this.#records.get(each.form)?.stamp !== each.stamp)) return false;
          for (const each of others) this.#records.delete(each.form);
          this.#stamps += 1;
          // Moves the record to the end, because it is now the newest.
          this.#records.delete(form);
          if (own)
            this.#records.set(form, {
              tag,
              letters: own,
              stamp: String(this.#stamps),
              at: server.now ?? this.#nowOn(tab),
            });
          return true;
        });
      },
    };
  }

  #nowOn({ device }: Tab): number {
    return this.#clock.now + device.clockOffset;
  }

  /** Runs a database step a moment later, even if the page has closed by then, but not if it has crashed. */
  #later<Result>(tab: Tab, run: () => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#clock.afterAll(Math.round(Math.random() * WRITE_MS), () => {
        if (tab.hasCrashed) return;
        try {
          resolve(run());
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      });
    });
  }
}

function copyOf(letters: Unconfirmed | null): Unconfirmed | null {
  const { changes = [], waiting = [], told = [] } = letters ?? {};
  const stored = [...changes, ...waiting, ...told];
  const masked = stored.some(({ answers }) =>
    Object.entries(answers).some(([key, value]) => isMasked(key) && value !== ''),
  );
  if (masked) console.error('A masked answer is stored.');
  return structuredClone(letters);
}
