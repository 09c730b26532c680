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

/** Everything that a form leaves to the next one, because the server has not confirmed it. */
export type Unconfirmed = Pick<Journal, 'changes' | 'setAside'> & { readonly choices: readonly Choice[] };

/**
 * The letters of an open form, from the first keystroke until the server has confirmed them (decision 034).
 *
 * Masked answers are numbered under a separate id. They may not be stored, and this way a record without them still has
 * every change of its id.
 */
export class Letters {
  /** The id under which this form numbers its changes. */
  readonly id = makeId();
  readonly #maskedId = makeId();
  readonly #index: FormIndex;
  readonly #answers: AnswerMap;
  readonly #onAdopted: (changed: Keys) => void;
  #journal = NEW_JOURNAL;
  #savedAt: number | null = null;

  /** @param onAdopted called with the keys whose answers on screen changed when the server's were adopted. */
  constructor(index: FormIndex, answers: AnswerMap, onAdopted: (changed: Keys) => void) {
    this.#index = index;
    this.#answers = answers;
    this.#onAdopted = onAdopted;
  }

  /** The server's answers, and the changes it has not confirmed. */
  get journal(): Journal {
    return this.#journal;
  }

  /** When the server last confirmed answers, in ms; null if it has not confirmed any yet. */
  get savedAt(): number | null {
    return this.#savedAt;
  }

  /** The keys of changed answers that are not in any save yet, and whether these answers are committed. */
  get unsent(): { readonly keys: Keys; readonly areCommitted: boolean } {
    const { entering } = this.#answers.typed;
    const keys = keysOf(latest(this.#journal.changes.filter(({ isSent }) => !isSent)));
    return { keys, areCommitted: keys.some((key) => !entering.includes(key)) };
  }

  /** All answers, each text as it stands in its field, for a save. */
  get typed(): Answers {
    return this.#answers.typed.answers;
  }

  /** Opens the form with the server's answers, and replays the letters of earlier forms over them. */
  open(saved: SavedAnswers, left: readonly Unconfirmed[]): void {
    const changes = left.flatMap((each) => each.changes);
    const journal = read({ ...NEW_JOURNAL, changes }, this.#tidied(saved));
    this.#answers.replace(journal.saved);
    const replayed = replay(this.#index, this.#answers.view, journal.changes);
    const setAside = [...left.flatMap((each) => each.setAside), ...replayed.setAside];
    this.#journal = { ...journal, changes: replayed.changes, setAside };
    this.#answers.replace(shownIn(this.#journal));
  }

  /**
   * Runs an edit of the answers, and records in the journal what it changed on screen. Returns the edit's result.
   *
   * @param field the keys of the field that this edit commits; answers cleared by leaving it are part of its change.
   */
  edit<Result>(run: () => Result, field: Keys = []): Result {
    const { answers: before } = this.#answers.typed;
    const result = run();
    const { answers: after } = this.#answers.typed;
    const { uploadKeys, ties, maskedKeys } = this.#index;
    const was = (key: AnswerKey) => before[key] ?? EMPTY_ANSWER;
    const is = (key: AnswerKey) => after[key] ?? EMPTY_ANSWER;
    const changed = keysOf({ ...before, ...after }).filter(
      (key) => !uploadKeys.includes(key) && was(key) !== is(key),
    );
    if (changed.length === 0) return result;
    const tied = ties.filter((tie) => tie.some((key) => changed.includes(key)));
    const keys = [...new Set([...changed, ...field, ...tied.flat()])];
    for (const form of [this.id, this.#maskedId]) {
      const own = keys.filter((key) => maskedKeys.has(key) === (form === this.#maskedId));
      if (own.length > 0) this.#journal = write(this.#journal, form, answersTo(own, is), answersTo(own, was));
    }
    return result;
  }

  /** Fills blanks with answers that were typed before the form was opened, a change for each question. */
  merge(typed: Answers): void {
    for (const answers of fillBlanks(this.#index, this.#answers.view, typed))
      this.edit(() => this.#answers.rebase({ ...shownIn(this.#journal), ...answers }));
  }

  /** Begins a save. Letters typed from now on are not part of it. */
  send(): JournalSave {
    const [journal, save] = send(this.#journal);
    this.#journal = journal;
    return save;
  }

  /**
   * Applies a confirmed save of this form or of another tab.
   *
   * @returns false if it was based on a different version; the answers must then be reread.
   */
  confirm(save: ConfirmedSave, at: number): boolean {
    const journal = confirm(this.#journal, save);
    if (!journal) return false;
    this.#savedAt = at;
    this.#show(journal);
    return true;
  }

  /** Adopts the server's current answers, and drops the changes they contain. */
  read(saved: SavedAnswers): void {
    this.#show(read(this.#journal, this.#tidied(saved)));
  }

  /**
   * Sets aside the changes taken over from earlier forms, because the server rejects them.
   *
   * @returns false if there are none.
   */
  setAsideReplayed(): boolean {
    const { changes, setAside } = this.#journal;
    const isOwn = ({ form }: Change) => form === this.id || form === this.#maskedId;
    const replayed = changes.filter((change) => !isOwn(change));
    if (replayed.length === 0) return false;
    this.#show({
      ...this.#journal,
      changes: changes.filter(isOwn),
      setAside: [...setAside, ...replayed.map(({ answers }) => answers)],
    });
    return true;
  }

  /** Forgets answers that were set aside. */
  dismiss(answers: Answers): void {
    const setAside = this.#journal.setAside.filter((each) => each !== answers);
    this.#show({ ...this.#journal, setAside });
  }

  /** Forgets everything that the server has not confirmed. */
  drop(): void {
    this.#journal = { ...this.#journal, changes: [], setAside: [] };
    this.#answers.replace(this.#journal.saved);
  }

  #tidied(saved: SavedAnswers): SavedAnswers {
    return { ...saved, answers: this.#answers.tidied(saved.answers) };
  }

  #show(journal: Journal): void {
    this.#journal = journal;
    this.#onAdopted(this.#answers.rebase(shownIn(journal)));
  }
}
