import type { AnswerKey } from '@admission/sdk';
import type { Answers } from '../src/core/run/answers/FormState.ts';

/** Something a person entered for a question, or a blank that a choice of theirs made of it. */
interface Letter {
  readonly key: AnswerKey;
  readonly value: string;
  /** The pages that know of it though it has not been saved. */
  readonly told: Set<object>;
  /** Whether a page cannot know of it. */
  readonly isUnknown: (page: object) => boolean;
  /** What it was entered over, in the knowledge of it. */
  readonly over: readonly Letter[];
  /** Why it may be gone: a crash, a log-out in spite of a failed save, or the person was told. */
  lostBy: string | null;
  isNewest: boolean;
}

/** Whether it is all of an answer, or the country of one to which another tab has added the state. */
export const isPartOf = (answer: string, part: string): boolean => `${answer} `.startsWith(`${part} `);

/** Whether another tab knows it; of a country that is told, another state is replaced with it. */
const isTold = ({ value, told, over }: Letter): boolean =>
  told.size > 1 || over.some((each) => isTold(each) && countryOf(each.value) === countryOf(value));

const countryOf = (answer: string) => answer.split(' ')[0];

/**
 * Remembers what one applicant has entered, and which of it has to be on the server in the end.
 *
 * A letter replaces those whose value it was typed over, and those typed before in the same page; of two devices that
 * had not seen each other, either may win.
 */
export class Letters {
  readonly #byKey = new Map<AnswerKey, Letter[]>();
  readonly #ofPage = new Map<object, Map<AnswerKey, Letter>>();

  /** Notes what changed on a page. */
  note(page: object, before: Answers, after: Answers, isUnsaved = (_key: AnswerKey) => false): void {
    for (const key of Object.keys({ ...before, ...after }) as AnswerKey[]) {
      const value = after[key] ?? '';
      const shown = before[key] ?? '';
      if (value === shown) continue;
      const letters = this.#byKey.get(key) ?? [];
      const own = this.#ofPage.get(page) ?? new Map<AnswerKey, Letter>();
      const last = own.get(key);
      // The same value may have been entered elsewhere too; of that this page knows only if it shows no letter of its own.
      const isOwn = last?.value === shown;
      const over = letters.filter(
        (letter) =>
          letter.isNewest &&
          (letter === last || (!isOwn && letter.value === shown && !letter.isUnknown(page))),
      );
      for (const letter of over) letter.isNewest = false;
      const told = new Set<object>([page]);
      const isUnknown = (other: object) => !told.has(other) && isUnsaved(key);
      const letter = { key, value, told, isUnknown, over, lostBy: null, isNewest: true };
      this.#byKey.set(key, [...letters, letter]);
      this.#ofPage.set(page, own.set(key, letter));
    }
  }

  /** Notes that a page has told another what it has not saved. */
  tell(page: object, unsaved: Answers, other: object): void {
    for (const [key, letter] of this.#ofPage.get(page) ?? [])
      if (letter.value === unsaved[key]) letter.told.add(other);
  }

  /**
   * Notes that what a page had not saved may be lost: what the server has may be back then.
   *
   * Where the page is gone, any of the letters that read so may be meant.
   */
  mayBeLost(unsaved: Answers, saved: Answers, why: string, page: object | null): void {
    for (const [key, value] of Object.entries(unsaved) as [AnswerKey, string][]) {
      const own = page && this.#ofPage.get(page)?.get(key);
      const letters = own?.value === value ? [own] : (this.#byKey.get(key) ?? []);
      for (const letter of letters)
        if (isPartOf(value, letter.value)) this.#lose(letter, saved[key] ?? '', why);
    }
  }

  /** Notes which letters of a page another tab, which knew them, has replaced by its own: of the two either may win. */
  replace(page: object, before: Answers, after: Answers, readSaved: () => Answers): void {
    for (const [key, letter] of this.#ofPage.get(page) ?? [])
      if (isTold(letter) && letter.value === before[key] && letter.value !== after[key])
        this.#lose(letter, readSaved()[key] ?? '', 'replaced');
  }

  /** Notes that a person was told by name which answers are not in what was submitted. */
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

  /** The values that may stand in the end; undefined where nothing was entered. */
  possible(key: AnswerKey): readonly string[] | undefined {
    const newest = this.#byKey.get(key)?.filter(({ isNewest }) => isNewest);
    if (!newest) return undefined;
    const isBlankBefore = newest.every((letter) => this.#mayNotCount(letter));
    return [...newest.map(({ value }) => value), ...(isBlankBefore ? [''] : [])];
  }

  /** Whether it, and all it was typed over, may be gone. */
  #mayNotCount(letter: Letter): boolean {
    return letter.lostBy !== null && letter.over.every((each) => this.#mayNotCount(each));
  }

  get keys(): readonly AnswerKey[] {
    return [...this.#byKey.keys()];
  }
}
