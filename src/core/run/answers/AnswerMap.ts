import type { AnswerKey } from '@admission/sdk';
import { isHidden, settle } from '../conditions/settle.ts';
import type { FormIndex } from '../indexForm.ts';
import { tidyAnswers } from './asIfLeft.ts';
import { answersTo, keysOf } from './answersTo.ts';
import { EMPTY_ANSWER, type Answers, type FormView, overlay } from './FormState.ts';

/** Answers as they stand in their fields, and the keys that wait for a field to be left. */
export interface TypedAnswers {
  readonly answers: Answers;
  readonly entering: readonly AnswerKey[];
}

/**
 * Holds the answers in force: the committed ones, with those of the field being filled in laid over them.
 *
 * What is being entered clears as any change does, but its clearing can be taken back: each further letter starts
 * again from the committed answers. So 2010 corrected to 2011 clears nothing on its way through 201; committing
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
  /** The field being filled in: its first key, its answer before, and the answers that wait for it to be left. */
  #field: { readonly key: AnswerKey; readonly before: string; readonly whenLeft: Answers } | null = null;
  /** What is being entered, and what it clears. */
  #above: Answers = {};
  /** Null until the list is known: the saved answers of upload questions stand until then. */
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

  /** The first key of the field being filled in; '' where there is none. */
  get entering(): AnswerKey | '' {
    return this.#field?.key ?? '';
  }

  /** As they stand in their fields: nothing is cleared yet that waits for the field being filled in to be left. */
  get typed(): TypedAnswers {
    const { key, before, whenLeft } = this.#field ?? {};
    const left = key && this.read(key) !== before ? whenLeft : {};
    const waiting = { ...answersTo(keysOf(this.#entered), this.read), ...left };
    return { answers: { ...this.#committed, ...waiting }, entering: keysOf(waiting) };
  }

  /** What is being entered here of some saved answers, as it was saved. */
  enteredAs(saved: Answers): Answers {
    return answersTo(
      this.typed.entering.filter((key) => saved[key] === this.read(key)),
      this.read,
    );
  }

  /** Answers as if their fields had been left; none is cleared. */
  tidied(answers: Answers): Answers {
    return tidyAnswers(this.#index, this.view, answers);
  }

  /** Makes blanks of keys that have no answer, so that they are sent. */
  addBlanks(keys: readonly AnswerKey[]): void {
    this.#committed = { ...answersTo(keys), ...this.#committed };
  }

  /** Takes over answers as they are: nothing follows from them. Returns the keys whose answers changed. */
  put(answers: Answers): readonly AnswerKey[] {
    const before = this.inForce;
    this.#committed = { ...this.#committed, ...answers };
    this.#lay(this.#entered);
    return this.#changedSince(before);
  }

  /**
   * Gives up what is being entered where it was saved so and then replaced elsewhere; what is kept stays. Returns the
   * keys whose answers changed.
   */
  giveWay(saved: Answers, kept: Answers): readonly AnswerKey[] {
    const isReplaced = keysOf(this.#entered).some(
      (key) => key in saved && !(key in kept) && saved[key] !== this.#entered[key],
    );
    if (!isReplaced) return [];
    this.#field = null;
    return this.#lay({});
  }

  /** Takes over saved answers as they are; only upload questions follow the documents. */
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

  /** Commits answers and everything they clear; what is being entered stays on top. Returns the keys that changed. */
  change(changes: Answers): readonly AnswerKey[] {
    if (this.entering in changes) this.#field = null;
    if (Object.keys(changes).some((key) => key in this.#entered)) this.#commitEntered();
    const before = this.inForce;
    this.#committed = { ...this.#committed, ...this.#settled(changes) };
    this.#lay(this.#entered);
    return this.#changedSince(before);
  }

  /**
   * Lays answers still being entered over the committed ones. Returns the keys whose answers changed.
   *
   * @param whenLeft what leaving their field leads to, if it has another answer by then.
   */
  enter(changes: Answers, whenLeft: Answers): readonly AnswerKey[] {
    const key = keysOf(changes)[0] as AnswerKey;
    this.#field = { key, before: this.#field?.before ?? this.read(key), whenLeft };
    return this.#lay(changes);
  }

  /**
   * Makes what is being entered final: what it cleared can no longer come back.
   *
   * @returns what leaving its field leads to; null where none was being filled in.
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
    // A blank too: what was saved of a field that is hidden by now has to go.
    const { inForce } = this;
    this.#committed = { ...inForce, ...answersTo(keysOf(this.#entered).filter((key) => !(key in inForce))) };
    this.#entered = {};
    this.#above = {};
  }

  #viewOf(answers: Answers): FormView {
    return overlay(this.view, (key) => answers[key] ?? EMPTY_ANSWER);
  }

  /** What changes to the committed answers lead to, with the documents that come into view or go with them. */
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
      // Each round adds a document at least, and none twice.
      if (shown.length === 0) return settled;
      all = { ...all, ...answered(shown) };
    }
  }

  #hasDocument(key: AnswerKey, view: FormView): boolean {
    return Boolean(this.#documents?.has(key)) && !isHidden(this.#index, key, view);
  }
}

const answered = (keys: readonly AnswerKey[]) => answersTo(keys, () => 'ANSWERED');
