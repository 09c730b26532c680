import type { Unconfirmed } from '../src/core/run/journal/takeOver.ts';
import type { LetterStore } from '../src/session/letters/openDeviceLetters.ts';
import { isExpired, isOld, type StoredRecord } from '../src/session/letters/StoredRecord.ts';
import type { ServerClock } from '../src/session/letters/ServerClock.ts';
import type { Clock } from './Clock.ts';
import { isMasked } from './form.ts';
import { type Unsettled, unsettledOf } from './journalOf.ts';
import { lettersIn as read, type Release, textIn } from './releases.ts';

/** What a browser's storage knows of a tab. */
interface Writer {
  readonly isAlive: boolean;
  readonly hasCrashed: boolean;
  readonly release: Release;
  readonly device: { readonly clockOffset: number };
}

interface Kept extends Pick<StoredRecord, 'at' | 'tag'> {
  readonly format: number;
  /** What a real record encrypts. */
  readonly text: string;
  readonly stamp: string;
}

/** The maximum duration of a write, in ms. */
export const WRITE_MS = 60;

/** A browser’s records of unconfirmed letters and its locks, as `openDeviceLetters` uses them. */
export class LetterShelf {
  readonly #clock: Clock;
  /** Whether the browser blocks all storage. */
  readonly isBlocked: boolean;
  /** Whether writes fail, because the disk is full. */
  isFull = false;
  /** Whether a write has ever failed. */
  hasFailed = false;
  /** The forms of which a write has failed, so that their records may be older than their pages. */
  readonly failed = new Set<string>();
  /** The forms whose pages have heard that a write failed. */
  readonly warned = new Set<string>();
  /** What follows if a write of a closed page fails, by its form. */
  readonly onUnheard = new Map<string, () => void>();
  readonly #records = new Map<string, Kept>();
  readonly #locks = new Map<string, Writer>();
  #stamps = 0;
  /** When the last database step that was started ends. */
  #busyUntil = 0;

  constructor(clock: Clock, isBlocked: boolean) {
    this.#clock = clock;
    this.isBlocked = isBlocked;
  }

  /** The records, with the ids of their forms. */
  get all(): readonly { readonly form: string; readonly letters: Unconfirmed }[] {
    return [...this.#records].map(([form, kept]) => ({ form, letters: lettersIn(kept) }));
  }

  /** Returns what is in the record of a form, as it was last written. */
  recordOf(form: string): Unsettled | undefined {
    const kept = this.#records.get(form);
    return kept && unsettledOf(lettersIn(kept));
  }

  /** The records of forms that are no longer open. */
  get ofClosedForms(): readonly Unconfirmed[] {
    return [...this.#records].filter(([form]) => !this.#isHeld(form)).map(([, kept]) => lettersIn(kept));
  }

  #isHeld(form: string): boolean {
    return this.#locks.get(form)?.isAlive ?? false;
  }

  /** Opens a student's records for a form in a tab. */
  async open(
    tab: Writer,
    [tag, form]: readonly [tag: string, form: string],
    clock: ServerClock,
  ): Promise<LetterStore | null> {
    if (this.isBlocked) return null;
    const later = <Result>(run: () => Result) => this.#later(tab, run);
    await later(() => this.#locks.set(form, tab));
    return {
      release: () => void this.#locks.delete(form),
      read: () =>
        later(() => {
          const { now } = clock;
          for (const [id, { at }] of this.#records)
            if (isExpired({ at } as StoredRecord, now)) this.#records.delete(id);
          return [...this.#records]
            .filter(
              ([id, { tag: of, format }]) => of === tag && format <= tab.release.format && !this.#isHeld(id),
            )
            .map(([id, kept]) => {
              const { at, stamp } = kept;
              const old = isOld({ at } as StoredRecord, now) ? { oldSince: at } : {};
              return { form: id, letters: { ...lettersIn(kept), ...old }, stamp };
            });
        }),
      write: (letters, others = []) => {
        const text = letters && textOf(tab.release, letters);
        return later(() => {
          this.hasFailed ||= this.isFull;
          if (this.isFull) this.failed.add(form);
          if (this.isFull && tab.isAlive) this.warned.add(form);
          else if (this.isFull) this.onUnheard.get(form)?.();
          if (this.isFull) throw new DOMException('The disk is full.', 'QuotaExceededError');
          if (others.some((each) => this.#records.get(each.form)?.stamp !== each.stamp)) return false;
          for (const each of others) this.#records.delete(each.form);
          this.#stamps += 1;
          // Moves the record to the end, because it is now the newest.
          this.#records.delete(form);
          const at = clock.now ?? this.#nowOn(tab);
          if (text !== null)
            this.#records.set(form, {
              tag,
              text,
              stamp: String(this.#stamps),
              at,
              format: tab.release.format,
            });
          return true;
        });
      },
    };
  }

  #nowOn({ device }: Writer): number {
    return this.#clock.now + device.clockOffset;
  }

  /**
   * Runs a database step a moment later, in the order in which they were begun. One of a closed page still ends, but the
   * page does not hear of it; one of a page that has crashed does not.
   */
  #later<Result>(tab: Writer, run: () => Result): Promise<Result> {
    const { now } = this.#clock;
    this.#busyUntil = Math.max(this.#busyUntil, now + Math.round(Math.random() * WRITE_MS));
    return new Promise((resolve, reject) => {
      this.#clock.afterAll(this.#busyUntil - now, () => {
        if (tab.hasCrashed) return;
        try {
          const result = run();
          if (tab.isAlive) resolve(result);
        } catch (error) {
          if (tab.isAlive) reject(error instanceof Error ? error : new Error(String(error)));
        }
      });
    });
  }
}

const lettersIn = ({ text, format }: Kept): Unconfirmed => read(text, format);

function textOf(release: Release, letters: Unconfirmed): string {
  const { changes, waiting, told } = letters;
  const masked = [...changes, ...waiting, ...told].some(({ answers }) =>
    Object.entries(answers).some(([key, value]) => isMasked(key) && value !== ''),
  );
  if (masked) console.error('A masked answer is stored.');
  return textIn(release, letters);
}
