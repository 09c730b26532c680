import type { AnswerKey } from '@admission/sdk';
import type { FormView } from '../../answers/FormState.ts';
import type { FormIndex } from '../indexForm.ts';
import { askedKeys } from '../../kinds/kinds.ts';
import type { PlacedQuestion } from '../walkForm.ts';
import { errorSummary, type SummaryItem } from './errorSummary.ts';
import type { ErrorsByKey } from '../../answers/ErrorsByKey.ts';

/** Checks one placed question; a hidden question has no errors. Created by `createValidator`, which loads yup. */
export type Validator = (placed: PlacedQuestion, view: FormView) => ErrorsByKey;

const NONE: readonly string[] = [];

/**
 * Keeps the client's and the server's error messages by key, and those of answers that something refuses to save. Answers
 * are checked only while errors are shown.
 *
 * Only the given questions are rechecked. The same array is returned until its content changes, so that readers do not
 * re-render.
 */
export class ErrorBook {
  readonly #index: FormIndex;
  readonly #view: FormView;
  readonly #onChange: () => void;
  #validator: Validator | null = null;
  #isValidating = false;
  readonly #found = new Map<AnswerKey, readonly string[]>();
  readonly #shown = new Map<AnswerKey, readonly string[]>();
  #server: ErrorsByKey = new Map();
  #refused: ErrorsByKey = new Map();
  #summary: readonly SummaryItem[] | null = null;

  /** @param onChange called when messages, or whether they are shown, may have changed. */
  constructor(index: FormIndex, view: FormView, onChange: () => void) {
    this.#index = index;
    this.#view = view;
    this.#onChange = onChange;
  }

  get validating(): boolean {
    return this.#isValidating;
  }

  /** Starts or stops showing errors; answers are checked only while errors are shown. */
  setValidating(validating: boolean): void {
    if (validating === this.#isValidating) return;
    this.#isValidating = validating;
    this.reset();
    this.recheck();
  }

  /** Installs the validator; until then there are no client-side errors. */
  setValidator(validator: Validator): void {
    this.#validator = validator;
    this.recheck();
  }

  get canValidate(): boolean {
    return this.#validator !== null;
  }

  /** Returns the messages for a question; the same array is returned until they change. */
  readonly of = (key: AnswerKey): readonly string[] => this.#shown.get(key) ?? NONE;

  /** Returns every error in the form as lines of the summary; the same array is returned until they change. */
  readonly summary = (): readonly SummaryItem[] => (this.#summary ??= errorSummary(this.#index, this.#shown));

  reset(): void {
    this.#found.clear();
    this.#shown.clear();
    this.#server = new Map();
    this.#summary = null;
    this.#refresh(this.#refused.keys());
  }

  recheck(): void {
    this.check();
    this.#onChange();
  }

  /** Rechecks the questions, by default all of them. Returns the keys whose messages changed. */
  check(questions: Iterable<PlacedQuestion> = this.#index.questions): readonly AnswerKey[] {
    if (!this.#isValidating) return [];
    const keys = new Set([...questions].flatMap(({ question }) => askedKeys(question)));
    // A key asked for in two places is checked in both; otherwise the hidden place would remove the visible
    // one's errors.
    const places = new Set([...keys].flatMap((key) => this.#index.placesOf.get(key) ?? []));
    const found = this.find(places);
    for (const key of keys) this.#found.set(key, found.get(key) ?? NONE);
    return this.#refresh(keys);
  }

  /** Checks the questions that ask for these keys, and those whose checks or gates read them. */
  checkReaders(keys: readonly AnswerKey[]): readonly AnswerKey[] {
    return this.check(new Set(keys.flatMap((key) => this.#index.recheckOf.get(key) ?? [])));
  }

  /** Checks questions, by default all of them, without storing the errors, even while none are shown. */
  find(questions: Iterable<PlacedQuestion> = this.#index.questions): ErrorsByKey {
    const validator = this.#validator;
    const found = new Map<AnswerKey, readonly string[]>();
    if (!validator) return found;
    for (const placed of questions) {
      for (const [key, messages] of validator(placed, this.#view))
        found.set(key, [...new Set([...(found.get(key) ?? []), ...messages])]);
    }
    return found;
  }

  /** Shows that answers are refused, even while errors are not shown. Returns the keys whose messages changed. */
  setRefused(errors: ErrorsByKey): readonly AnswerKey[] {
    const affected = new Set([...this.#refused.keys(), ...errors.keys()]);
    this.#refused = errors;
    return this.#refresh(affected);
  }

  /** Shows the server's errors; each is dropped when the answer to its question changes. */
  setServerErrors(errors: ErrorsByKey): void {
    const affected = new Set([...this.#server.keys(), ...errors.keys()]);
    this.#server = errors;
    this.#refresh(affected);
    this.#onChange();
  }

  /** Drops the server's errors for answers that have since changed. Returns the keys whose messages changed. */
  dropServerErrors(keys: readonly AnswerKey[]): readonly AnswerKey[] {
    this.#server = new Map([...this.#server].filter(([key]) => !keys.includes(key)));
    return this.#refresh(keys);
  }

  #refresh(keys: Iterable<AnswerKey>): readonly AnswerKey[] {
    const changed: AnswerKey[] = [];
    for (const key of keys) {
      const before = this.of(key);
      const after = this.#merge(key);
      if (isSame(before, after)) continue;
      this.#shown.set(key, after);
      changed.push(key);
    }
    if (changed.length > 0) this.#summary = null;
    return changed;
  }

  #merge(key: AnswerKey): readonly string[] {
    const found = this.#found.get(key) ?? NONE;
    const others = [...(this.#server.get(key) ?? NONE), ...(this.#refused.get(key) ?? NONE)];
    return others.length > 0 ? [...new Set([...found, ...others])] : found;
  }
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((message, at) => message === others[at]);
}
