import type { AnswerKey } from '@admission/sdk';
import { isHidden, settle } from '../conditions/settle.ts';
import type { FormIndex } from '../indexForm.ts';
import { tidyAnswers } from './asIfLeft.ts';
import { answersTo, keysOf } from './answersTo.ts';
import { EMPTY_ANSWER, type Answers, type FormView, overlay } from './FormState.ts';

/** Answers as shown in their fields, and the keys that wait for a field to be left. */
export interface TypedAnswers {
  readonly answers: Answers;
  readonly entering: readonly AnswerKey[];
}

/**
 * Holds the answers in force: the committed ones, overlaid with those of the field being filled in.
 *
 * An entered answer clears others as any change does, but provisionally: each further letter starts again
 * from the committed answers. So 2010 corrected to 2011 clears nothing on its way through 201. Committing
 * makes the clearing final.
 */
export class AnswerMap {
  readonly #index: FormIndex;
  /** The form with the answers in force. */
  readonly view: FormView;
  /** The form with the committed answers. */
  readonly base: FormView;
  #committed: Answers = {};
  #entered: Answers = {};
  /**
   * The field being filled in: its first key, its previous answer, and the answers that take effect once it
   * is left.
   */
  #field: { readonly key: AnswerKey; readonly before: string; readonly whenLeft: Answers } | null = null;
  /** The entered answers, and those they clear. */
  #above: Answers = {};
  /** Null until the list of documents is known; until then the saved answers of upload questions apply. */
  #documents: ReadonlySet<AnswerKey> | null = null;

  constructor(index: FormIndex, view: FormView) {
    this.#index = index;
    this.view = view;
    this.base = overlay(view, (key) => this.#committed[key] ?? EMPTY_ANSWER);
  }

  readonly read = (key: AnswerKey): string => this.#above[key] ?? this.#committed[key] ?? EMPTY_ANSWER;

  get inForce(): Answers {
    return { ...this.#committed, ...this.#above };
  }

  /** The first key of the field being filled in, or ''. */
  get entering(): AnswerKey | '' {
    return this.#field?.key ?? '';
  }

  /**
   * The answers as shown in their fields; nothing that waits for the field being filled in is cleared yet.
   */
  get typed(): TypedAnswers {
    const { key, before, whenLeft } = this.#field ?? {};
    const left = key && this.read(key) !== before ? whenLeft : {};
    const waiting = { ...answersTo(keysOf(this.#entered), this.read), ...left };
    return { answers: { ...this.#committed, ...waiting }, entering: keysOf(waiting) };
  }

  /** Returns those of the saved answers that equal an answer being entered here. */
  enteredAs(saved: Answers): Answers {
    return answersTo(
      this.typed.entering.filter((key) => saved[key] === this.read(key)),
      this.read,
    );
  }

  /** Returns the answers as if their fields had been left, without clearing any. */
  tidied(answers: Answers): Answers {
    return tidyAnswers(this.#index, this.view, answers);
  }

  /** Turns missing answers of the given keys into blanks, so that they are sent. */
  addBlanks(keys: readonly AnswerKey[]): void {
    this.#committed = { ...answersTo(keys), ...this.#committed };
  }

  /** Stores answers without settling what follows from them. Returns the keys whose answers changed. */
  put(answers: Answers): readonly AnswerKey[] {
    const before = this.inForce;
    this.#committed = { ...this.#committed, ...answers };
    this.#lay(this.#entered);
    return this.#changedSince(before);
  }

  /**
   * Discards an entered answer that was saved and then replaced by another tab or device; the `kept` answers
   * stay. Returns the keys whose answers changed.
   */
  giveWay(saved: Answers, kept: Answers): readonly AnswerKey[] {
    const isReplaced = keysOf(this.#entered).some(
      (key) => key in saved && !(key in kept) && saved[key] !== this.#entered[key],
    );
    if (!isReplaced) return [];
    this.#field = null;
    return this.#lay({});
  }

  /** Replaces all answers with saved ones, unchanged except that upload questions follow the documents. */
  replace(answers: Answers): void {
    const view = this.#viewOf(answers);
    const isThere = (key: AnswerKey) => this.#hasDocument(key, view);
    const { uploadKeys } = this.#index;
    this.#committed = this.#documents
      ? {
          ...answers,
          ...answersTo(uploadKeys.filter((key) => key in answers)),
          ...answered(uploadKeys.filter(isThere)),
        }
      : answers;
    this.#field = null;
    this.#entered = {};
    this.#above = {};
  }

  /** Replaces the documents. Returns the keys whose answers changed. */
  setDocuments(keys: Iterable<AnswerKey>): readonly AnswerKey[] {
    this.#documents = new Set(keys);
    return this.change({});
  }

  /**
   * Commits answers and everything they clear; the entered answers stay on top. Returns the keys that
   * changed.
   */
  change(changes: Answers): readonly AnswerKey[] {
    if (this.entering in changes) this.#field = null;
    if (Object.keys(changes).some((key) => key in this.#entered)) this.#commitEntered();
    const before = this.inForce;
    this.#committed = { ...this.#committed, ...this.#settled(changes) };
    this.#lay(this.#entered);
    return this.#changedSince(before);
  }

  /**
   * Overlays answers that are still being entered on the committed ones. Returns the keys whose answers
   * changed.
   *
   * @param whenLeft the answers to commit when the field is left with a different answer.
   */
  enter(changes: Answers, whenLeft: Answers): readonly AnswerKey[] {
    const key = keysOf(changes)[0] as AnswerKey;
    this.#field = { key, before: this.#field?.before ?? this.read(key), whenLeft };
    return this.#lay(changes);
  }

  /**
   * Makes the entered answers final: what they cleared can no longer come back.
   *
   * @returns the answers to commit as the field is left; null if no field was being filled in.
   */
  leave(): Answers | null {
    const field = this.#field;
    this.#field = null;
    this.#commitEntered();
    if (!field) return null;
    const { key, before, whenLeft } = field;
    const value = this.read(key);
    return { ...(value !== before && whenLeft), ...this.tidied({ [key]: value }) };
  }

  #lay(changes: Answers): readonly AnswerKey[] {
    const before = this.#above;
    this.#entered = changes;
    this.#above = this.#settled(changes);
    return keysOf({ ...before, ...this.#above }).filter(
      (key) => this.read(key) !== (before[key] ?? this.#committed[key] ?? EMPTY_ANSWER),
    );
  }

  #changedSince(before: Answers): readonly AnswerKey[] {
    return keysOf({ ...before, ...this.inForce }).filter(
      (key) => this.read(key) !== (before[key] ?? EMPTY_ANSWER),
    );
  }

  #commitEntered(): void {
    // Blanks are committed too: the saved answer of a field that is now hidden must be removed.
    const { inForce } = this;
    this.#committed = { ...inForce, ...answersTo(keysOf(this.#entered).filter((key) => !(key in inForce))) };
    this.#entered = {};
    this.#above = {};
  }

  #viewOf(answers: Answers): FormView {
    return overlay(this.view, (key) => answers[key] ?? EMPTY_ANSWER);
  }

  /**
   * Returns everything that changes to the committed answers lead to, including documents that are shown or
   * hidden by them.
   */
  #settled(changes: Answers): Answers {
    const documents = this.#documents;
    if (!documents) return settle(this.#index, this.base, changes);
    const { uploadKeys } = this.#index;
    const gone = uploadKeys.filter((key) => !documents.has(key));
    const typed = Object.entries(changes).filter(([key]) => !uploadKeys.includes(key as AnswerKey));
    let all: Answers = { ...Object.fromEntries(typed), ...answersTo(gone) };
    for (;;) {
      const settled = settle(this.#index, this.base, all);
      const after = this.#viewOf({ ...this.#committed, ...settled });
      const shown = uploadKeys.filter(
        (key) => !(key in all) && after.read(key) === EMPTY_ANSWER && this.#hasDocument(key, after),
      );
      // The loop ends: each round adds at least one document, and none twice.
      if (shown.length === 0) return settled;
      all = { ...all, ...answered(shown) };
    }
  }

  #hasDocument(key: AnswerKey, view: FormView): boolean {
    return Boolean(this.#documents?.has(key)) && !isHidden(this.#index, key, view);
  }
}

const answered = (keys: readonly AnswerKey[]) => answersTo(keys, () => 'ANSWERED');
