import type { AnswerKey } from '@admission/sdk';
import { isHidden, settle } from '../conditions/settle.ts';
import type { FormIndex } from '../indexForm.ts';
import { EMPTY_ANSWER, overlay, type Answers, type FormView } from './FormState.ts';

/** Answers still being entered, and the answers they have changed or cleared so far as these were before. */
interface Draft {
  readonly changes: Answers;
  readonly before: Answers;
}

const NOTHING: Answers = {};

/**
 * Holds the answers in force: the committed ones, with the draft of one field laid over them.
 *
 * A draft clears as any change does, but its clearing can be taken back: each further letter starts again from
 * the answers before the draft. So 2010 corrected to 2011 clears nothing on its way through 201; committing the
 * draft makes the clearing final.
 */
export class AnswerMap {
  readonly #index: FormIndex;
  readonly #view: FormView;
  readonly #values = new Map<AnswerKey, string>();
  #draft: Draft | null = null;
  /** Null until the list is known: the saved answers of upload questions stand until then. */
  #documents: ReadonlySet<AnswerKey> | null = null;

  /** @param view what rules read, these answers included. */
  constructor(index: FormIndex, view: FormView) {
    this.#index = index;
    this.#view = view;
  }

  readonly read = (key: AnswerKey): string => this.#values.get(key) ?? EMPTY_ANSWER;

  keys(): Iterable<AnswerKey> {
    return this.#values.keys();
  }

  toAnswers(): Answers {
    return Object.fromEntries(this.#values);
  }

  /** Sets one answer that clears nothing, as most letters do. Returns whether it changed. */
  put(key: AnswerKey, value: string): boolean {
    if (value === this.read(key)) return false;
    const taken = isHidden(this.#index, key, this.#view) ? EMPTY_ANSWER : value;
    if (taken === this.read(key)) return false;
    this.#values.set(key, taken);
    return true;
  }

  /** Makes blanks of keys that have no answer, so that they are sent. */
  addBlanks(keys: readonly AnswerKey[]): void {
    for (const key of keys) if (!this.#values.has(key)) this.#values.set(key, EMPTY_ANSWER);
  }

  /** Takes over saved answers as they are (TRAP-16); only upload questions follow the documents. */
  replace(answers: Answers): void {
    this.#draft = null;
    this.#values.clear();
    for (const [key, value] of Object.entries(answers)) this.#values.set(key as AnswerKey, value);
    if (!this.#documents) return;
    for (const key of this.#index.uploadKeys) {
      const answer = this.#hasDocument(key, this.#view) ? 'ANSWERED' : EMPTY_ANSWER;
      if (answer !== this.read(key)) this.#values.set(key, answer);
    }
  }

  /** Replaces the documents; null where the list is not known. Returns the keys whose answers changed. */
  setDocuments(keys: Iterable<AnswerKey> | null): readonly AnswerKey[] {
    this.#documents = keys && new Set(keys);
    return this.change(NOTHING);
  }

  /** Commits answers and everything they clear; the draft stays on top. Returns the keys whose answers changed. */
  change(changes: Answers): readonly AnswerKey[] {
    const entered = this.#draft?.changes ?? NOTHING;
    if (Object.keys(changes).some((key) => key in entered)) this.commitDraft();
    const { before = NOTHING } = this.#draft ?? {};
    const base = overlay(this.#view, before);
    const settled = this.#settle(base, changes);
    const restored = { ...before, ...settled };
    return this.#draft ? this.#layDraft(overlay(base, settled), entered, restored) : this.#write(restored);
  }

  /** Lays answers still being entered over the committed ones. Returns the keys whose answers changed. */
  draft(changes: Answers): readonly AnswerKey[] {
    const { before = NOTHING } = this.#draft ?? {};
    return this.#layDraft(overlay(this.#view, before), changes, before);
  }

  /** Makes the draft final. No answer changes: only what it cleared can no longer come back. */
  commitDraft(): void {
    this.#draft = null;
  }

  #layDraft(base: FormView, changes: Answers, restored: Answers): readonly AnswerKey[] {
    const settled = this.#settle(base, changes);
    const before = Object.fromEntries(
      (Object.keys(settled) as AnswerKey[]).map((key) => [key, base.read(key)]),
    );
    this.#draft = { changes, before };
    return this.#write({ ...restored, ...settled });
  }

  #write(answers: Answers): readonly AnswerKey[] {
    const changed = (Object.entries(answers) as [AnswerKey, string][]).filter(
      ([key, value]) => this.read(key) !== value,
    );
    for (const [key, value] of changed) this.#values.set(key, value);
    return changed.map(([key]) => key);
  }

  /** Settles changes together with the documents that come into view or go. */
  #settle(base: FormView, changes: Answers): Answers {
    if (!this.#documents) return settle(this.#index, base, changes);
    const { uploadKeys } = this.#index;
    const gone = uploadKeys.filter((key) => !this.#documents?.has(key));
    let all: Answers = { ...this.#withoutUploads(changes), ...blanks(gone) };
    for (;;) {
      const settled = settle(this.#index, base, all);
      const after = overlay(base, settled);
      const shown = uploadKeys.filter(
        (key) => !(key in all) && after.read(key) === EMPTY_ANSWER && this.#hasDocument(key, after),
      );
      // Each round adds a document at least, and none twice.
      if (shown.length === 0) return settled;
      all = { ...all, ...Object.fromEntries(shown.map((key) => [key, 'ANSWERED'])) };
    }
  }

  #hasDocument(key: AnswerKey, view: FormView): boolean {
    return Boolean(this.#documents?.has(key)) && !isHidden(this.#index, key, view);
  }

  #withoutUploads(changes: Answers): Answers {
    const { uploadKeys } = this.#index;
    if (!uploadKeys.some((key) => key in changes)) return changes;
    return Object.fromEntries(
      Object.entries(changes).filter(([key]) => !uploadKeys.includes(key as AnswerKey)),
    );
  }
}

function blanks(keys: readonly AnswerKey[]): Answers {
  return Object.fromEntries(keys.map((key) => [key, EMPTY_ANSWER]));
}
