import type { AnswerKey } from '@admission/sdk';
import type { Answers } from '../src/core/run/answers/FormState.ts';

/** A value that a person entered for a question, or a blank that resulted from one of their choices. */
interface Letter {
  readonly key: AnswerKey;
  readonly value: string;
  /** The pages and devices that know the letter even before it is saved. */
  readonly told: Set<object>;
  /** Returns whether a page cannot know the letter. */
  readonly isUnknown: (page: object) => boolean;
  /** The letters that this one replaced; its page knew them. */
  readonly over: Letter[];
  /** Why the letter may be lost, e.g. a crash; null if it may not be lost. */
  lostBy: string | null;
  /**
   * Whether a closing page sent the letter twice; the second copy may arrive after the letter has been
   * replaced.
   */
  mayReturn: boolean;
  isNewest: boolean;
}

/** Returns whether `part` is the whole answer, or its country if another tab has added the state. */
export const isPartOf = (answer: string, part: string): boolean => `${answer} `.startsWith(`${part} `);

/**
 * Returns whether another tab knows the letter. A letter that changes only the state counts as known if the
 * letter it replaced is.
 */
const isTold = ({ value, told, over }: Letter): boolean =>
  told.size > 1 || over.some((each) => isTold(each) && countryOf(each.value) === countryOf(value));

/** Returns whether a letter has replaced another one, directly or not. */
const isOver = ({ over }: Letter, other: Letter): boolean =>
  over.some((each) => each === other || isOver(each, other));

const countryOf = (answer: string) => answer.split(' ')[0];

/**
 * Remembers what one applicant has entered, and which values the server must have in the end.
 *
 * A letter replaces the letters whose value its page showed, and earlier ones of the same page. If two devices
 * did not know each other's letters, either may win.
 */
export class Letters {
  readonly #byKey = new Map<AnswerKey, Letter[]>();
  readonly #ofPage = new Map<object, Map<AnswerKey, Letter>>();

  /** Records the answers that changed on a page. */
  note(page: object, before: Answers, after: Answers, isUnsaved = (_key: AnswerKey) => false): void {
    for (const key of Object.keys({ ...before, ...after }) as AnswerKey[]) {
      const value = after[key] ?? '';
      const shown = before[key] ?? '';
      if (value === shown) continue;
      const letters = this.#byKey.get(key) ?? [];
      const own = this.#ofPage.get(page) ?? new Map<AnswerKey, Letter>();
      const last = own.get(key);
      // Another page may have entered the shown value too; this page knows that letter only if it did not
      // enter the value itself.
      const isOwn = last?.value === shown;
      const over = letters.filter(
        (letter) =>
          letter.isNewest &&
          (letter === last || (!isOwn && letter.value === shown && !letter.isUnknown(page))),
      );
      for (const letter of over) letter.isNewest = false;
      const told = new Set<object>([page]);
      const isUnknown = (other: object) => !told.has(other) && isUnsaved(key);
      const letter = { key, value, told, isUnknown, over, lostBy: null, mayReturn: false, isNewest: true };
      this.#byKey.set(key, [...letters, letter]);
      this.#ofPage.set(page, own.set(key, letter));
    }
  }

  /**
   * Records that a page saves a value without knowing a newer one that another page of the device has just
   * sent: either may win.
   */
  cross(page: object, device: object, unsaved: Answers, readSaved: () => Answers): void {
    for (const [key, value] of Object.entries(unsaved) as [AnswerKey, string][])
      for (const letter of this.#byKey.get(key) ?? [])
        if (letter.isNewest && letter.value !== value && letter.told.has(device) && !letter.told.has(page))
          this.#lose(letter, readSaved()[key] ?? '', 'crossed');
  }

  /** Records that a page has sent its unsaved answers to another page. */
  tell(page: object, unsaved: Answers, other: object): void {
    for (const [key, letter] of this.#ofPage.get(page) ?? [])
      if (letter.value === unsaved[key]) letter.told.add(other);
  }

  /**
   * Records that a page is closed while a save is in transit, so its last save sends the same answers again.
   */
  sendTwice(page: object, unsaved: Answers): void {
    for (const [key, letter] of this.#ofPage.get(page) ?? [])
      if (letter.value === unsaved[key]) letter.mayReturn = true;
  }

  /**
   * Records that a page's unsaved answers may be lost, so the saved values may return.
   *
   * If the page is gone, this applies to every letter with that value.
   */
  mayBeLost(unsaved: Answers, saved: Answers, why: string, page: object | null): void {
    for (const [key, value] of Object.entries(unsaved) as [AnswerKey, string][]) {
      const own = page && this.#ofPage.get(page)?.get(key);
      const letters = own?.value === value ? [own] : (this.#byKey.get(key) ?? []);
      for (const letter of letters)
        if (isPartOf(value, letter.value)) this.#lose(letter, saved[key] ?? '', why);
    }
  }

  /**
   * Records which letters of a page another tab has replaced. If that tab knew the letter, either value may win;
   * if not, the letter is lost only together with the one that replaced it.
   */
  replace(page: object, before: Answers, after: Answers, readSaved: () => Answers): void {
    for (const [key, letter] of this.#ofPage.get(page) ?? []) {
      if (letter.value !== before[key] || letter.value === after[key]) continue;
      const by = this.#byKey.get(key)?.findLast((each) => each.isNewest && each.value === after[key]);
      if (isTold(letter) || by?.lostBy) this.#lose(letter, readSaved()[key] ?? '', 'replaced');
      else if (by && !isOver(letter, by)) by.over.push(letter);
    }
  }

  /**
   * Records that a save by a page changed nothing on the server, so the version stayed the same. Another tab may
   * therefore still save a letter that the saved value had replaced.
   */
  keepVersion(page: object, saved: Answers): void {
    for (const [key, letter] of this.#ofPage.get(page) ?? [])
      if (letter.value === (saved[key] ?? '') && letter.over.some(isTold))
        this.#lose(letter, letter.value, 'the version stayed');
  }

  /** Records that a person was shown the names of the answers missing from the submitted application. */
  name(keys: readonly AnswerKey[], saved: Answers): void {
    for (const key of keys)
      for (const letter of this.#byKey.get(key) ?? [])
        if (letter.value !== (saved[key] ?? '')) this.#lose(letter, saved[key] ?? '', 'told');
  }

  #lose(letter: Letter, saved: string, why: string): void {
    if (letter.lostBy) return;
    letter.lostBy = why;
    for (const each of letter.over) {
      each.isNewest = true;
      if (each.value !== saved) this.#lose(each, saved, why);
    }
  }

  /** Returns the values that an answer may have in the end; undefined if nothing was entered. */
  possible(key: AnswerKey): readonly string[] | undefined {
    const newest = this.#byKey.get(key)?.filter(({ isNewest }) => isNewest);
    if (!newest) return undefined;
    const isBlankBefore = newest.every((letter) => this.#mayNotCount(letter));
    const returned = newest.flatMap(({ over }) => over.filter(({ mayReturn }) => mayReturn));
    return [...[...newest, ...returned].map(({ value }) => value), ...(isBlankBefore ? [''] : [])];
  }

  /** Returns whether the letter and all letters it replaced may be lost. */
  #mayNotCount(letter: Letter): boolean {
    return letter.lostBy !== null && letter.over.every((each) => this.#mayNotCount(each));
  }

  get keys(): readonly AnswerKey[] {
    return [...this.#byKey.keys()];
  }
}
