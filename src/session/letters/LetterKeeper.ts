import type { FormStore } from '../../core/run/answers/FormStore.ts';
import { keysOf } from '../../core/run/answers/answersTo.ts';
import type { Answers } from '../../core/run/answers/FormState.ts';
import type { Unconfirmed } from '../../core/run/journal/takeOver.ts';
import type { LetterStore } from './openDeviceLetters.ts';

/** The delay between a letter and the write of the record, in ms. */
const WRITE_MS = 500;

/**
 * Keeps the letters of a student's form until the server has confirmed them, in a record on the device. Masked answers,
 * which may not be stored, stay in the page's memory, as does everything if the browser blocks storage.
 */
export class LetterKeeper {
  readonly #form: FormStore;
  /** The letters kept in the page's memory, by student. */
  readonly #inPage: Map<string, Unconfirmed>;
  readonly #student: string;
  #store: LetterStore | null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #writing: Promise<unknown> = Promise.resolve();
  #stop: () => void = () => undefined;

  constructor(
    form: FormStore,
    username: string,
    store: LetterStore | null,
    inPage: Map<string, Unconfirmed>,
  ) {
    this.#form = form;
    this.#student = username.toLowerCase();
    this.#store = store;
    this.#inPage = inPage;
  }

  /**
   * Takes over the letters that this student's earlier forms left, and starts keeping this form's letters.
   *
   * @param show opens the form with these letters; called again if another form took them over first.
   */
  async takeOver(show: (left: readonly Unconfirmed[]) => Promise<void>): Promise<void> {
    const inPage = this.#inPage.get(this.#student) ?? [];
    const giveUp = () => (this.#store = null);
    for (let isOwn: boolean | null = false; isOwn === false;) {
      const read = (await this.#store?.read().catch(giveUp)) ?? [];
      await show(read.map(({ letters }) => letters).concat(inPage));
      isOwn = (await this.#store?.write(this.#lettersFor('stored'), read).catch(giveUp)) ?? null;
    }
    this.#inPage.delete(this.#student);
    this.#stop = this.#form.subscribe(() => {
      this.#timer ??= setTimeout(() => void this.write(), WRITE_MS);
    });
  }

  /** Whether closing the page now would lose letters that the server lacks. */
  get wouldLose(): boolean {
    return this.#lettersFor('inPage') !== null;
  }

  /** Writes the record, once earlier writes have finished. */
  async write(isKept = true): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const write = () => this.#store?.write(isKept ? this.#lettersFor('stored') : null);
    this.#writing = this.#writing.then(write).catch(() => undefined);
    await this.#writing;
  }

  /** Writes the record and lets the next form take it over, because this page may be about to close. */
  release(): void {
    void this.write();
    this.#store?.release();
  }

  /**
   * Stops keeping letters, because the session has ended.
   *
   * @param isKept whether the letters are kept for the same student; otherwise they are deleted.
   */
  async end(isKept: boolean): Promise<void> {
    this.#stop();
    const inPage = this.#lettersFor('inPage');
    if (isKept && inPage) this.#inPage.set(this.#student, inPage);
    await this.write(isKept);
    this.#store?.release();
  }

  /** Returns the letters to be stored, or those that stay in the page's memory; null if there are none. */
  #lettersFor(where: 'stored' | 'inPage'): Unconfirmed | null {
    const unconfirmed = this.#form.letters.unconfirmed;
    const { changes, waiting, told } = unconfirmed;
    const { maskedKeys } = this.#form.index;
    const isHere = (answers: Answers) => {
      const isStored = this.#store !== null && !keysOf(answers).some((key) => maskedKeys.has(key));
      return isStored === (where === 'stored');
    };
    const left = {
      changes: changes.filter(({ answers }) => isHere(answers)),
      waiting: waiting.filter(({ answers }) => isHere(answers)),
      told: told.filter(({ answers }) => isHere(answers)),
    };
    return Object.values(left).some(({ length }) => length > 0) ? { ...unconfirmed, ...left } : null;
  }
}
