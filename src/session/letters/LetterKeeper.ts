import { createStore } from 'zustand/vanilla';
import type { FormStore } from '../../core/run/answers/FormStore.ts';
import { answersTo, keysOf } from '../../core/answers/answersTo.ts';
import { EMPTY_ANSWER } from '../../core/answers/FormState.ts';
import { type Edit, isSame } from '../../core/run/journal/Journal.ts';
import { listUnconfirmed, type Unconfirmed } from '../../core/run/journal/takeOver.ts';
import type { LetterStore } from './openDeviceLetters.ts';

/** The delay between a letter and the write of the record, in ms. */
const WRITE_MS = 500;

/** An edit, or answers that gave way. */
type Typed = Pick<Edit, 'answers'> & Partial<Pick<Edit, 'over'>>;

/** Letters that a page keeps in its memory. */
export interface LettersInPage extends Unconfirmed {
  /** The id of the form whose record they replace, because its last write failed. */
  readonly replaces?: string;
}

/**
 * Keeps the letters of a student's form until the server has confirmed them, in a record on the device. Masked answers,
 * which may not be stored, stay in the page's memory, as does everything if the browser blocks storage.
 */
export class LetterKeeper {
  readonly #form: FormStore;
  /** The letters kept in the page's memory, by student. */
  readonly #inPage: Map<string, LettersInPage>;
  readonly #student: string;
  #store: LetterStore | null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #writing: Promise<void> = Promise.resolve();
  #stop: () => void = () => undefined;
  /** The record as it was last written, or is being written; undefined if that has failed. */
  #written: string | undefined;
  /** Whether the letters are kept when the session ends, rather than only what gave way. */
  #keepsUnsaved = true;
  /** Whether the last write has failed or was too slow, so that the letters typed since are not kept. */
  readonly hasFailed = createStore(() => false);

  constructor(
    form: FormStore,
    username: string,
    store: LetterStore | null,
    inPage: Map<string, LettersInPage>,
  ) {
    this.#form = form;
    this.#student = username.toLowerCase();
    this.#store = store;
    this.#inPage = inPage;
  }

  /**
   * Takes over the letters that this student's earlier forms left, and starts keeping this form's letters. The masked
   * answers of other students are dropped.
   *
   * @param show opens the form with these letters; called again if another form took them over first.
   */
  async takeOver(show: (left: readonly Unconfirmed[]) => Promise<void>): Promise<void> {
    this.#dropMaskedOfOthers();
    const inPage = this.#inPage.get(this.#student);
    const giveUp = () => {
      this.hasFailed.setState(true, true);
      return (this.#store = null);
    };
    for (let isOwn: boolean | null = false; isOwn === false;) {
      const read = (await this.#store?.read().catch(giveUp)) ?? [];
      const stored = read.filter(({ form }) => form !== inPage?.replaces).map(({ letters }) => letters);
      await show(inPage ? [...stored, inPage] : stored);
      const letters = this.#lettersFor('stored');
      isOwn = (await this.#store?.write(letters, read).catch(giveUp)) ?? null;
      this.#written = JSON.stringify(letters);
    }
    this.#inPage.delete(this.#student);
    this.#stop = this.#form.subscribe(() => {
      this.#timer ??= setTimeout(() => void this.write(), WRITE_MS);
    });
  }

  /** Whether the device can keep the letters beyond this page. */
  get canStore(): boolean {
    return this.#store !== null && !this.hasFailed.getState();
  }

  /**
   * Whether letters that the server lacks are only in the page's memory. A letter whose write is due counts as kept,
   * because a page that closes still writes it.
   */
  get wouldLose(): boolean {
    const isWritten = this.#lettersFor('stored') === null || !this.hasFailed.getState();
    return !isWritten || this.#lettersFor('inPage') !== null;
  }

  /**
   * Writes the record, unless it is up to date. Begins at once, even during an earlier write, because a page that closes
   * begins nothing afterwards. Never rejects.
   */
  write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const letters = this.#lettersFor('stored');
    const text = JSON.stringify(letters);
    if (!this.#store || text === this.#written) return this.#writing;
    this.#written = text;
    const writing: Promise<void> = this.#store.write(letters).then(
      (isWritten) => this.#noteWritten(writing, isWritten),
      () => this.#noteWritten(writing, false),
    );
    return (this.#writing = writing);
  }

  /** Records the end of a write, unless a later one has begun. */
  #noteWritten(writing: Promise<void>, isWritten: boolean): void {
    if (writing !== this.#writing) return;
    if (!isWritten) this.#written = undefined;
    this.hasFailed.setState(!isWritten, true);
  }

  /** Writes the record and lets the next form take it over, because this page may be about to close. */
  release(): void {
    void this.write();
    this.#store?.release();
  }

  /**
   * Stops keeping letters, because the session has ended. What gave way is always kept for the student.
   *
   * @param keepsUnsaved whether the letters are kept as well; otherwise the student has given them up.
   */
  async end(keepsUnsaved: boolean): Promise<void> {
    this.#stop();
    this.#keepsUnsaved = keepsUnsaved;
    this.#keepInPage(this.#lettersFor('inPage'));
    await this.write();
    const unwritten = this.hasFailed.getState() ? this.#unconfirmed : null;
    if (unwritten) this.#keepInPage({ ...unwritten, replaces: this.#form.letters.id });
    this.#store?.release();
  }

  #keepInPage(letters: LettersInPage | null): void {
    if (letters && hasEdits(letters)) this.#inPage.set(this.#student, letters);
  }

  #dropMaskedOfOthers(): void {
    for (const [student, letters] of this.#inPage) {
      if (student === this.#student) continue;
      const plain = filterLetters(letters, (edit) => !this.#isMasked(edit));
      if (hasEdits(plain)) this.#inPage.set(student, plain);
      else this.#inPage.delete(student);
    }
  }

  /** Everything that the server has not confirmed and the student has not given up. */
  get #unconfirmed(): Unconfirmed {
    const unconfirmed = listUnconfirmed(this.#form);
    return this.#keepsUnsaved ? unconfirmed : { ...unconfirmed, changes: [], waiting: [], masked: [] };
  }

  /** Returns the letters to be stored, or those that stay in the page's memory; null if there are none. */
  #lettersFor(where: 'stored' | 'inPage'): Unconfirmed | null {
    const isStored = where === 'stored';
    if (isStored && !this.#store) return null;
    const isHere = (edit: Typed) => (this.#store !== null && !this.#isMasked(edit)) === isStored;
    const all = this.#unconfirmed;
    // That a masked answer has given way may be stored, but not its value.
    const told = all.told.map((each) =>
      isStored && this.#isMasked(each) ? { ...each, answers: answersTo(keysOf(each.answers)) } : each,
    );
    const part = filterLetters({ ...all, told }, isHere);
    return hasEdits(part) || (isStored && part.masked.length > 0) ? part : null;
  }

  /** Returns whether answers may not be stored. That a masked answer was lost, without its value, may be. */
  #isMasked({ answers, over = {} }: Typed): boolean {
    const { maskedKeys } = this.#form.index;
    return [answers, over].some((each) =>
      keysOf(each).some((key) => maskedKeys.has(key) && !isSame(each[key], EMPTY_ANSWER)),
    );
  }
}

const hasEdits = ({ changes, waiting, told }: Unconfirmed): boolean =>
  [changes, waiting, told].some(({ length }) => length > 0);

/** Returns some of the letters. Whether they were sent or typed in this form matters to no other form. */
const filterLetters = (letters: Unconfirmed, isIncluded: (edit: Typed) => boolean): Unconfirmed => ({
  ...letters,
  changes: letters.changes
    .filter(isIncluded)
    .map(({ isSent: _isSent, isFresh: _isFresh, ...change }) => change),
  waiting: letters.waiting.filter(isIncluded).map(({ isFresh: _isFresh, ...edit }) => edit),
  told: letters.told.filter(isIncluded),
});
