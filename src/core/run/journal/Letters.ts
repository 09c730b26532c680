import type { AnswerKey } from '@admission/sdk';
import type { AnswerMap } from '../answers/AnswerMap.ts';
import { answersTo, keysOf } from '../answers/answersTo.ts';
import type { Choice } from '../answers/CountsAndTabs.ts';
import { type Answers, EMPTY_ANSWER } from '../answers/FormState.ts';
import type { FormIndex } from '../indexForm.ts';
import {
  type Change,
  confirm,
  type ConfirmedSave,
  type Journal,
  type JournalSave,
  latest,
  NEW_JOURNAL,
  read,
  type SavedAnswers,
  send,
  shownIn,
  write,
} from './Journal.ts';
import { fillBlanks } from './fillBlanks.ts';
import { makeId } from '../../makeId.ts';
import { replay } from './replay.ts';

type Keys = readonly AnswerKey[];

/** What a form leaves to the one that opens next: everything that the server has not confirmed. */
export interface Unconfirmed {
  readonly changes: readonly Change[];
  readonly choices: readonly Choice[];
  /** The answers of changes that gave way to what others have saved, until the student has decided. */
  readonly setAside: readonly Answers[];
}

/**
 * The letters of an open form, from the first keystroke until the server has confirmed them (decision 034).
 *
 * Masked answers are numbered under an id of their own. They may not be stored, so a record without them is
 * still a whole list of changes.
 */
export class Letters {
  /** The id under which this form numbers its changes. */
  readonly id = makeId();
  readonly #maskedId = makeId();
  readonly #index: FormIndex;
  readonly #answers: AnswerMap;
  readonly #onTaken: (changed: Keys) => void;
  #journal = NEW_JOURNAL;
  #setAside: readonly Answers[] = [];
  #savedAt: number | null = null;

  /** @param onTaken called with the keys whose answers changed on screen when the server's were taken. */
  constructor(index: FormIndex, answers: AnswerMap, onTaken: (changed: Keys) => void) {
    this.#index = index;
    this.#answers = answers;
    this.#onTaken = onTaken;
  }

  /** The changes that the server has not confirmed, in the order in which they were typed. */
  get changes(): readonly Change[] {
    return this.#journal.changes;
  }

  /** The version of the answers that the form shows; null if the server has no versions. */
  get version(): string | null {
    return this.#journal.version;
  }

  /** When the server last confirmed answers, in ms; null if it has not confirmed any yet. */
  get savedAt(): number | null {
    return this.#savedAt;
  }

  /** The answers of changes that gave way to what was saved since, until the student has decided. */
  get setAside(): readonly Answers[] {
    return this.#setAside;
  }

  /** The keys of the answers changed here that no save has contained yet, and whether their field was left. */
  get unsent(): { readonly keys: Keys; readonly areCommitted: boolean } {
    const { sent, last } = this.#journal;
    const { entering } = this.#answers.typed;
    const keys = keysOf(latest(this.changes.filter(({ form, n }) => form in last && n > (sent[form] ?? 0))));
    return { keys, areCommitted: keys.some((key) => !entering.includes(key)) };
  }

  /** All answers, each text as it stands in its field, for a save. */
  get typed(): Answers {
    return this.#answers.typed.answers;
  }

  /** Opens the form on the answers of the server, and replays over them what earlier forms left. */
  open(saved: SavedAnswers, left: readonly Unconfirmed[]): void {
    const changes = left.flatMap((each) => each.changes);
    const journal = read({ ...NEW_JOURNAL, changes }, this.#tidied(saved));
    this.#answers.replace(journal.saved);
    const replayed = replay(this.#index, this.#answers.view, journal.changes);
    this.#journal = { ...journal, changes: replayed.changes };
    this.#setAside = [...left.flatMap((each) => each.setAside), ...replayed.setAside];
    this.#answers.replace(shownIn(this.#journal));
  }

  /**
   * Runs an edit of the answers, and writes down what it changed on screen. Returns what the edit returns.
   *
   * @param field the keys of a field that the edit commits; what that clears is part of the field's own change.
   */
  edit<Result>(run: () => Result, field: Keys = []): Result {
    const { answers: before } = this.#answers.typed;
    const result = run();
    this.#write(before, this.#answers.typed.answers, field);
    return result;
  }

  /** Fills blanks with answers that were typed before the form was opened, a change for each question. */
  merge(typed: Answers): void {
    for (const answers of fillBlanks(this.#index, this.#answers.view, typed)) {
      const before = shownIn(this.#journal);
      this.#write(before, { ...before, ...answers });
    }
    this.#answers.rebase(shownIn(this.#journal));
  }

  /** Writes down the difference between what was shown and what is shown now. */
  #write(before: Answers, after: Answers, field: Keys = []): void {
    const { uploadKeys, ties, maskedKeys } = this.#index;
    const was = (key: AnswerKey) => before[key] ?? EMPTY_ANSWER;
    const is = (key: AnswerKey) => after[key] ?? EMPTY_ANSWER;
    const changed = keysOf({ ...before, ...after }).filter(
      (key) => !uploadKeys.includes(key) && was(key) !== is(key),
    );
    if (changed.length === 0) return;
    const tied = ties.filter((tie) => tie.some((key) => changed.includes(key)));
    const keys = [...new Set([...changed, ...field, ...tied.flat()])];
    for (const form of [this.id, this.#maskedId]) {
      const own = keys.filter((key) => maskedKeys.has(key) === (form === this.#maskedId));
      if (own.length > 0) this.#journal = write(this.#journal, form, answersTo(own, is), answersTo(own, was));
    }
  }

  /** Begins a save. Letters typed from now on are not part of it. */
  send(): JournalSave {
    const [journal, save] = send(this.#journal);
    this.#journal = journal;
    return save;
  }

  /**
   * Takes a confirmed save, of this form or of another tab.
   *
   * @returns false if it was based on another version than this form's; the answers have to be read then.
   */
  confirm(save: ConfirmedSave, at: number): boolean {
    const journal = confirm(this.#journal, save);
    if (!journal) return false;
    this.#savedAt = at;
    this.#show(journal);
    return true;
  }

  /** Takes the answers that the server has now. The changes that it has applied are confirmed. */
  read(saved: SavedAnswers): void {
    this.#show(read(this.#journal, this.#tidied(saved)));
  }

  /**
   * Sets aside what earlier forms left, because the server refuses it.
   *
   * @returns false if nothing is left of them.
   */
  setAsideReplayed(): boolean {
    const isOwn = ({ form }: Change) => form === this.id || form === this.#maskedId;
    const replayed = this.changes.filter((change) => !isOwn(change));
    if (replayed.length === 0) return false;
    this.#setAside = [...this.#setAside, ...replayed.map(({ answers }) => answers)];
    this.#show({ ...this.#journal, changes: this.changes.filter(isOwn) });
    return true;
  }

  /** Forgets answers that were set aside. */
  dismiss(answers: Answers): void {
    this.#setAside = this.#setAside.filter((each) => each !== answers);
    this.#onTaken([]);
  }

  /** Forgets everything that the server has not confirmed. */
  drop(): void {
    this.#journal = { ...this.#journal, changes: [] };
    this.#setAside = [];
    this.#answers.replace(this.#journal.saved);
  }

  #tidied(saved: SavedAnswers): SavedAnswers {
    return { ...saved, answers: this.#answers.tidied(saved.answers) };
  }

  #show(journal: Journal): void {
    this.#journal = journal;
    this.#onTaken(this.#answers.rebase(shownIn(journal)));
  }
}
