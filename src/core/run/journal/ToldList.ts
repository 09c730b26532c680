import type { AnswerKey } from '@admission/sdk';
import type { Letters } from './Letters.ts';
import type { ToldAnswers } from './Journal.ts';

/**
 * Lists what the student typed and the application lacks: the answers that gave way, and at Submit those that are refused.
 *
 * While a page is being filled in, new ones are only mentioned; they are listed at the next step, at Submit, or when the
 * student asks for them. What was put off is listed again when the application is next opened.
 */
export class ToldList {
  readonly #letters: Letters;
  readonly #onChange: () => void;
  #listed: readonly ToldAnswers[] = [];
  #putOff: ReadonlySet<ToldAnswers> = new Set();

  constructor(letters: Letters, onChange: () => void) {
    this.#letters = letters;
    this.#onChange = onChange;
  }

  /** The answers being listed; the same array is returned until it changes. */
  get listed(): readonly ToldAnswers[] {
    const { told } = this.#letters.journal;
    const isOver = (each: ToldAnswers) => each.reason !== 'refused' && !told.includes(each);
    if (this.#listed.some(isOver)) this.#listed = this.#listed.filter((each) => !isOver(each));
    return this.#listed;
  }

  /** Returns what gave way at a question; the same object is returned until it changes. */
  at(key: AnswerKey): ToldAnswers | undefined {
    return this.#letters.journal.told.findLast(({ answers }) => key in answers);
  }

  /** Whether answers have given way since the last list. */
  get hasNew(): boolean {
    return this.#letters.journal.told.some((each) => !this.listed.includes(each) && !this.#putOff.has(each));
  }

  /** Lists the answers that gave way and were not put off. */
  show(): void {
    if (this.hasNew) this.#list([]);
  }

  /** Lists the answers that gave way, even those that were put off, and those that are refused. */
  showAll(): void {
    this.#putOff = new Set();
    this.#list(
      this.#letters.refused.map(({ answers, message }) => ({
        answers,
        reason: 'refused',
        ...(message !== undefined && { message }),
      })),
    );
  }

  /** Keeps the listed answers until the application is next opened. */
  putOff(): void {
    this.#putOff = new Set([...this.#putOff, ...this.#listed]);
    this.#listed = [];
    this.#onChange();
  }

  /** Lists everything that earlier forms have left, because the form has been opened. */
  reset(): void {
    this.#putOff = new Set();
    this.#listed = this.#letters.journal.told;
  }

  #list(refused: readonly ToldAnswers[]): void {
    this.#listed = [...refused, ...this.#letters.journal.told.filter((each) => !this.#putOff.has(each))];
    this.#onChange();
  }
}
