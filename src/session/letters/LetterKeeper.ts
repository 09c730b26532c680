import type { FormStore } from '../../core/run/answers/FormStore.ts';
import { keysOf } from '../../core/run/answers/answersTo.ts';
import type { Answers } from '../../core/run/answers/FormState.ts';
import { type LeftLetters, NO_LETTERS, type Replay } from '../../core/run/journal/Letters.ts';
import { replay } from '../../core/run/journal/replay.ts';
import type { LetterStore } from './LetterStore.ts';

/** The delay between a letter and the write of the record, in ms. */
const WRITE_MS = 500;

/**
 * Keeps the letters of a student's form until the server has confirmed them: in its record on the device, and
 * in the page's memory what may not be stored (masked answers), or everything if the browser refuses storage.
 */
export class LetterKeeper {
  readonly #form: FormStore;
  /** The letters kept in the page's memory, by student. */
  readonly #inPage: Map<string, LeftLetters>;
  readonly #student: string;
  #store: LetterStore | null;
  #release: () => void = () => undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #writing: Promise<void> = Promise.resolve();
  #stop: () => void = () => undefined;

  constructor(
    form: FormStore,
    username: string,
    store: LetterStore | null,
    inPage: Map<string, LeftLetters>,
  ) {
    this.#form = form;
    this.#student = username.toLowerCase();
    this.#store = store;
    this.#inPage = inPage;
  }

  /**
   * Takes over what earlier forms of this student have left, and begins to keep this form's own letters.
   *
   * @param show opens the form with the letters taken over; called again if another form was faster.
   */
  async takeOver(show: (left: LeftLetters, replay: Replay) => void): Promise<void> {
    const inPage = this.#inPage.get(this.#student) ?? NO_LETTERS;
    try {
      this.#release = (await this.#store?.hold(this.#id)) ?? this.#release;
      for (let isOwn = false; !isOwn;) {
        const read = (await this.#store?.read()) ?? [];
        show(together([...read.map(({ left }) => left), inPage]), replay);
        isOwn = (await this.#store?.replace(this.#id, this.#storable, read)) ?? true;
      }
    } catch {
      this.#store = null;
      show(inPage, replay);
    }
    this.#inPage.delete(this.#student);
    this.#stop = this.#form.subscribe(() => {
      this.#timer ??= setTimeout(() => void this.write(), WRITE_MS);
    });
  }

  /** Whether closing the page now would lose letters that the server lacks. */
  get wouldLose(): boolean {
    return !isEmpty(this.#store ? onlyIf(this.#form.letters.left, this.#isMasked) : this.#form.letters.left);
  }

  /** Writes the record now. */
  write(): Promise<void> {
    return this.#put(() => this.#storable);
  }

  /** Writes the record, and lets the form that opens next take it over, because the page may be gone. */
  leave(): void {
    void this.write();
    this.#release();
  }

  /**
   * Ends the keeping with the session.
   *
   * @param keeps whether the letters are kept for the same student; otherwise they are deleted.
   */
  async end(keeps: boolean): Promise<void> {
    this.#stop();
    const { left } = this.#form.letters;
    const inPage = this.#store ? onlyIf(left, this.#isMasked) : left;
    if (keeps && !isEmpty(inPage)) this.#inPage.set(this.#student, inPage);
    await this.#put(() => (keeps ? this.#storable : null));
    this.#release();
  }

  /** Replaces the record after earlier writes; null deletes it. */
  #put(left: () => LeftLetters | null): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const put = () => this.#store?.write(this.#id, left());
    this.#writing = this.#writing.then(put).catch(() => undefined);
    return this.#writing;
  }

  get #id(): string {
    return this.#form.letters.id;
  }

  get #storable(): LeftLetters | null {
    const left = onlyIf(this.#form.letters.left, (answers) => !this.#isMasked(answers), true);
    return isEmpty(left) ? null : left;
  }

  readonly #isMasked = (answers: Answers): boolean =>
    keysOf(answers).some((key) => this.#form.index.maskedKeys.has(key));
}

/** Returns the changes that fulfil a condition; counts and tabs, which are never masked, only on request. */
function onlyIf(
  { changes, choices, setAside }: LeftLetters,
  isWanted: (answers: Answers) => boolean,
  withChoices = false,
): LeftLetters {
  return {
    changes: changes.filter(({ answers }) => isWanted(answers)),
    choices: withChoices ? choices : NO_LETTERS.choices,
    setAside: setAside.filter(isWanted),
  };
}

const isEmpty = ({ changes, choices, setAside }: LeftLetters): boolean =>
  [changes, setAside, Object.keys(choices.addAnother), Object.keys(choices.tabs)].every(
    (list) => list.length === 0,
  );

function together(all: readonly LeftLetters[]): LeftLetters {
  return {
    changes: all.flatMap(({ changes }) => changes),
    choices: {
      addAnother: Object.assign(
        {},
        ...all.map(({ choices }) => choices.addAnother),
      ) as LeftLetters['choices']['addAnother'],
      tabs: Object.assign({}, ...all.map(({ choices }) => choices.tabs)) as LeftLetters['choices']['tabs'],
    },
    setAside: all.flatMap(({ setAside }) => setAside),
  };
}
