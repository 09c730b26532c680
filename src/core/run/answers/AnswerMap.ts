import type { AnswerKey } from '@admission/sdk';
import { isHidden, settle } from '../conditions/settle.ts';
import type { FormIndex } from '../indexForm.ts';
import { tidyAnswers } from './asIfLeft.ts';
import { answersTo, keysOf } from '../../answers/answersTo.ts';
import { EMPTY_ANSWER, type Answers, type FormView, overlay } from '../../answers/FormState.ts';

/** The field being filled in: its first key, its previous answer, and the answers that take effect once it is left. */
interface Field {
  readonly key: AnswerKey;
  readonly before: string;
  readonly whenLeft: Answers;
}

/** The answers as shown in their fields, before the answer being entered clears any others. */
export interface TypedAnswers {
  readonly answers: Answers;
  /** The keys of answers that are not committed yet. */
  readonly entering: readonly AnswerKey[];
  /** The field being filled in, if its answer has changed. */
  readonly field: Pick<Field, 'key' | 'whenLeft'> | null;
}

/**
 * Holds the effective answers: the committed ones, overlaid with the answers being entered.
 *
 * An entered answer clears others, like any other change, but only provisionally: each keystroke starts over from the
 * committed answers. When 2010 is corrected to 2011, for example, the last digit restores whatever the intermediate 201
 * cleared. Committing makes the clearing final.
 */
export class AnswerMap {
  readonly #index: FormIndex;
  /** A view of the form with the effective answers. */
  readonly view: FormView;
  /** A view of the form with the committed answers. */
  readonly base: FormView;
  #committed: Answers = {};
  #entered: Answers = {};
  #field: Field | null = null;
  /** The entered answers, and blanks for the answers they clear. */
  #above: Answers = {};
  /** The upload questions that have a document; null until the list has loaded, while the saved answers apply. */
  #documents: ReadonlySet<AnswerKey> | null = null;
  /** The upload questions whose answer this form has changed. */
  readonly #ownMarks = new Set<AnswerKey>();

  constructor(index: FormIndex, view: FormView) {
    this.#index = index;
    this.view = view;
    this.base = overlay(view, (key) => this.#committed[key] ?? EMPTY_ANSWER);
  }

  readonly read = (key: AnswerKey): string => this.#above[key] ?? this.#committed[key] ?? EMPTY_ANSWER;

  /** The committed answers; a new object after each change. */
  get committed(): Answers {
    return this.#committed;
  }

  get effective(): Answers {
    return { ...this.#committed, ...this.#above };
  }

  /** Returns whether the answers include the one being entered. */
  isEntering(answers: Answers): boolean {
    return this.#field !== null && this.#field.key in answers;
  }

  get typed(): TypedAnswers {
    const field = this.#field;
    const entering = keysOf(this.#entered);
    return {
      answers: { ...this.#committed, ...answersTo(entering, this.read) },
      entering,
      field: field && this.read(field.key) !== field.before ? field : null,
    };
  }

  /** The answers to upload questions that this form has changed. */
  get ownMarks(): Answers {
    return answersTo([...this.#ownMarks], this.read);
  }

  /** Returns the answers that the form knows, tidied as if their fields had lost focus, without clearing any. */
  readonly tidied = (answers: Answers): Answers => {
    const keys = keysOf(answers).filter((key) => this.#index.placesOf.has(key));
    const known = answersTo(keys, (key) => answers[key]);
    return tidyAnswers(this.#index, this.view, known);
  };

  /**
   * Replaces all answers. Once the documents are known, they determine the answers to upload questions instead.
   * Discards the text of the field being filled in.
   */
  replace(answers: Answers): void {
    this.#field = null;
    this.#entered = {};
    this.#above = {};
    this.#committed = this.#withDocuments(answers);
  }

  /**
   * Replaces the committed answers, except the one below the field being filled in, which shows what its text clears.
   * The field keeps its text even if another page's choice hides it, but not if another page has replaced the text.
   * Returns the keys whose answers changed.
   */
  rebase(answers: Answers): readonly AnswerKey[] {
    const before = this.effective;
    const { answers: shown, entering } = this.typed;
    const typed = this.tidied(this.#entered);
    const now = this.tidied(answersTo(entering, (key) => answers[key]));
    if (entering.some((key) => typed[key] !== now[key])) {
      this.#field = null;
      this.#entered = {};
    }
    const kept = answersTo(keysOf(this.#entered), (key) => this.#committed[key] ?? EMPTY_ANSWER);
    this.#committed = this.#withDocuments({ ...answers, ...kept });
    if (keysOf(this.#entered).some((key) => isHidden(this.#index, key, this.base))) {
      this.#committed = { ...this.#committed, ...answersTo(entering, (key) => shown[key]) };
      this.#field = null;
      this.#entered = {};
    }
    this.#lay(this.#entered);
    return this.#changedSince(before);
  }

  /**
   * Replaces the list of documents. Returns the keys whose answers changed.
   *
   * @param own the questions whose documents this form has added or removed.
   */
  setDocuments(keys: Iterable<AnswerKey>, own: readonly AnswerKey[] = []): readonly AnswerKey[] {
    this.#documents = new Set(keys);
    for (const key of own) this.#ownMarks.add(key);
    return this.change({});
  }

  /**
   * Commits answers and everything they clear; entered answers still overlay them. Returns the keys whose answers
   * changed.
   */
  change(changes: Answers): readonly AnswerKey[] {
    if (this.isEntering(changes)) this.#field = null;
    if (Object.keys(changes).some((key) => key in this.#entered)) {
      this.#committed = this.effective;
      this.#entered = {};
      this.#above = {};
    }
    const before = this.effective;
    this.#committed = { ...this.#committed, ...this.#settled(changes) };
    this.#lay(this.#entered);
    const changed = this.#changedSince(before);
    const marks = changed.filter((key) => this.#index.uploadKeys.includes(key));
    if (keysOf(changes).length > 0) for (const key of marks) this.#ownMarks.add(key);
    return changed;
  }

  /**
   * Overlays the committed answers with answers still being entered. Returns the keys whose answers changed.
   *
   * @param whenLeft the answers to commit when the field loses focus, if its own answer has changed by then.
   */
  enter(changes: Answers, whenLeft: Answers): readonly AnswerKey[] {
    const key = keysOf(changes)[0] as AnswerKey;
    this.#field = { key, before: this.#field?.before ?? this.read(key), whenLeft };
    const before = this.effective;
    this.#lay(changes);
    return this.#changedSince(before);
  }

  /**
   * Makes the entered answers final: the answers they cleared can no longer be restored.
   *
   * @returns the keys whose answers changed as the field lost focus; null if no field was being filled in.
   */
  commit(): readonly AnswerKey[] | null {
    const field = this.#field;
    this.#field = null;
    if (!field) return null;
    const { key, before, whenLeft } = field;
    const value = this.read(key);
    return this.change({ ...(value !== before && whenLeft), ...this.tidied({ [key]: value }) });
  }

  #lay(changes: Answers): void {
    this.#entered = changes;
    this.#above = this.#settled(changes);
  }

  #changedSince(before: Answers): readonly AnswerKey[] {
    return keysOf({ ...before, ...this.effective }).filter(
      (key) => this.read(key) !== (before[key] ?? EMPTY_ANSWER),
    );
  }

  #withDocuments(answers: Answers): Answers {
    if (!this.#documents) return answers;
    return {
      ...answers,
      ...answersTo(this.#index.uploadKeys.filter((key) => key in answers)),
      ...answered(this.#shownOf(this.#documents, this.#viewOf(answers))),
    };
  }

  #viewOf(answers: Answers): FormView {
    return overlay(this.view, (key) => answers[key] ?? EMPTY_ANSWER);
  }

  /**
   * Returns the given changes and everything they cause, including changes to the answers of upload questions that they
   * show or hide.
   */
  #settled(changes: Answers): Answers {
    const documents = this.#documents;
    if (!documents) return settle(this.#index, this.base, changes);
    const gone = this.#index.uploadKeys.filter((key) => !documents.has(key));
    let all: Answers = { ...changes, ...answersTo(gone) };
    for (;;) {
      const settled = settle(this.#index, this.base, all);
      const after = this.#viewOf({ ...this.#committed, ...settled });
      const shown = this.#shownOf(documents, after).filter((key) => !(key in all));
      // The loop terminates: each round adds at least one document, and no document is added twice.
      if (shown.length === 0) return settled;
      all = { ...all, ...answered(shown) };
    }
  }

  /** Returns the upload questions that have a document and are not hidden. */
  #shownOf(documents: ReadonlySet<AnswerKey>, view: FormView): readonly AnswerKey[] {
    return this.#index.uploadKeys.filter((key) => documents.has(key) && !isHidden(this.#index, key, view));
  }
}

const answered = (keys: readonly AnswerKey[]) => answersTo(keys, () => 'ANSWERED');
