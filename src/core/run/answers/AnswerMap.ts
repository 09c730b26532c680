import type { AnswerKey } from '@admission/sdk';
import { isHidden, settle } from '../conditions/settle.ts';
import type { FormIndex } from '../indexForm.ts';
import { EMPTY_ANSWER, type Answers, type FormView, overlay } from './FormState.ts';

/**
 * Holds the answers in force: the committed ones, with those of the field being filled in laid over them.
 *
 * What is being entered clears as any change does, but its clearing can be taken back: each further letter starts
 * again from the committed answers. So 2010 corrected to 2011 clears nothing on its way through 201; committing
 * makes the clearing final.
 */
export class AnswerMap {
  readonly #index: FormIndex;
  readonly #view: FormView;
  /** The form with the committed answers. */
  readonly #base: FormView;
  #committed: Answers = {};
  #entered: Answers = {};
  /** What is being entered, and what it clears. */
  #above: Answers = {};
  /** Null until the list is known: the saved answers of upload questions stand until then. */
  #documents: ReadonlySet<AnswerKey> | null = null;

  /** @param view what rules read besides answers. */
  constructor(index: FormIndex, view: FormView) {
    this.#index = index;
    this.#view = view;
    this.#base = overlay(view, (key) => this.#committed[key] ?? EMPTY_ANSWER);
  }

  readonly read = (key: AnswerKey): string => this.#above[key] ?? this.#committed[key] ?? EMPTY_ANSWER;

  get inForce(): Answers {
    return { ...this.#committed, ...this.#above };
  }

  /** Makes blanks of keys that have no answer, so that they are sent. */
  addBlanks(keys: readonly AnswerKey[]): void {
    this.#committed = { ...blanks(keys), ...this.#committed };
  }

  /** Takes over saved answers as they are; only upload questions follow the documents. */
  replace(answers: Answers): void {
    const view = this.#viewOf(answers);
    const isThere = (key: AnswerKey) => this.#hasDocument(key, view);
    const { uploadKeys } = this.#index;
    this.#committed = this.#documents
      ? {
          ...answers,
          ...blanks(uploadKeys.filter((key) => key in answers)),
          ...answered(uploadKeys.filter(isThere)),
        }
      : answers;
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
    if (Object.keys(changes).some((key) => key in this.#entered)) this.commitEntered();
    const before = this.inForce;
    this.#committed = { ...this.#committed, ...this.#settled(changes) };
    this.enter(this.#entered);
    return keysOf({ ...before, ...this.inForce }).filter(
      (key) => this.read(key) !== (before[key] ?? EMPTY_ANSWER),
    );
  }

  /** Lays answers still being entered over the committed ones. Returns the keys whose answers changed. */
  enter(changes: Answers): readonly AnswerKey[] {
    const before = this.#above;
    this.#entered = changes;
    this.#above = this.#settled(changes);
    return keysOf({ ...before, ...this.#above }).filter(
      (key) => this.read(key) !== (before[key] ?? this.#committed[key] ?? EMPTY_ANSWER),
    );
  }

  /** Makes what is being entered final. No answer changes: only what it cleared can no longer come back. */
  commitEntered(): void {
    this.#committed = this.inForce;
    this.#entered = {};
    this.#above = {};
  }

  #viewOf(answers: Answers): FormView {
    return overlay(this.#view, (key) => answers[key] ?? EMPTY_ANSWER);
  }

  /** What changes to the committed answers lead to, with the documents that come into view or go with them. */
  #settled(changes: Answers): Answers {
    const documents = this.#documents;
    if (!documents) return settle(this.#index, this.#base, changes);
    const { uploadKeys } = this.#index;
    const gone = uploadKeys.filter((key) => !documents.has(key));
    const typed = Object.entries(changes).filter(([key]) => !uploadKeys.includes(key as AnswerKey));
    let all: Answers = { ...Object.fromEntries(typed), ...blanks(gone) };
    for (;;) {
      const settled = settle(this.#index, this.#base, all);
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

const keysOf = (answers: Answers) => Object.keys(answers) as AnswerKey[];
const answered = (keys: readonly AnswerKey[]): Answers =>
  Object.fromEntries(keys.map((key) => [key, 'ANSWERED']));
const blanks = (keys: readonly AnswerKey[]): Answers =>
  Object.fromEntries(keys.map((key) => [key, EMPTY_ANSWER]));
