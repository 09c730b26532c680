import type { AnswerKey } from '@admission/sdk';
import type { AnswerMap } from '../answers/AnswerMap.ts';
import { answersTo, keysOf } from '../../answers/answersTo.ts';
import { type Answers, EMPTY_ANSWER, overlay } from '../../answers/FormState.ts';
import type { FormIndex } from '../indexForm.ts';
import { nameOf } from '../validation/nameOf.ts';
import {
  answerChanges,
  type Change,
  confirm,
  type ConfirmedSave,
  type Edit,
  isSame,
  type Journal,
  type JournalSave,
  latest,
  NEW_JOURNAL,
  read,
  type SavedAnswers,
  send,
  type ToldReason,
  type WaitingEdit,
  write,
} from './Journal.ts';
import { fillBlanks } from './fillBlanks.ts';
import type { StudentRules } from './studentRules.ts';
import { makeId } from '../../makeId.ts';
import { selectTab } from './tabChanges.ts';
import type { Unconfirmed } from './takeOver.ts';
import { unleftOf, withoutPremises } from './withoutPremises.ts';

type Keys = readonly AnswerKey[];

/** How an edit came about. */
export interface EditedBy {
  /** The keys that were set; other changed answers were cleared by them. */
  readonly by: Keys;
  /** The keys of the field that the edit commits. */
  readonly field?: Keys;
  /** A person, whose fresh edits win; the product, silently; or the product for a visitor. */
  readonly editor?: 'person' | 'product' | 'visitor';
}

/**
 * The letters of an open form, from the first keystroke until the server has confirmed them (decision 034).
 *
 * Masked answers and tabs are numbered under ids of their own: masked answers may not be stored, and this way a record
 * without them still has every change of its id; a tab is confirmed by its own call.
 */
export class Letters {
  /** The id under which this form numbers its changes. */
  readonly id = makeId();
  readonly #maskedId = makeId();
  readonly #tabId = makeId();
  readonly #index: FormIndex;
  readonly #answers: AnswerMap;
  readonly #onAdopted: (changed: Keys) => void;
  #journal = NEW_JOURNAL;
  #savedAt: number | null = null;
  #rules: StudentRules | null = null;
  /** Whether answers were adopted while the edits of the field being filled in could not be judged. */
  #isUnjudged = false;
  /** The names of questions that earlier forms asked. */
  #names: Readonly<Record<string, string>> = {};

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

  /** The answers to upload questions whose documents this form has added or removed. */
  get ownMarks(): Answers {
    return this.#answers.ownMarks;
  }

  /** When the server last confirmed answers, in ms; null if it has not confirmed any yet. */
  get savedAt(): number | null {
    return this.#savedAt;
  }

  /** The edits that the next save sends: the changes, and the edits that go by themselves. */
  get unsaved(): readonly Edit[] {
    return [...answerChanges(this.#journal), ...this.#journal.waiting.filter(({ isDue }) => isDue)];
  }

  /** The edits that were refused and wait until they are changed or sent again. */
  get refused(): readonly WaitingEdit[] {
    return this.#journal.waiting.filter(({ isDue }) => !isDue);
  }

  /** What leaving the field being filled in would change; null if nothing. If the page ends, the next form does it. */
  get unleft(): Edit | null {
    return unleftOf(this.#answers.typed);
  }

  /** The keys of changed answers that are not in any save yet, and whether these answers are committed. */
  get unsent(): { readonly keys: Keys; readonly areCommitted: boolean } {
    const { entering } = this.#answers.typed;
    const keys = keysOf(latest(this.unsaved.filter((edit) => !('isSent' in edit) && !edit.isHeld)));
    return { keys, areCommitted: keys.some((key) => !entering.includes(key)) };
  }

  /** Whether the server has any answer. */
  get hasSaved(): boolean {
    return this.#hasAnswers(this.#journal.saved);
  }

  /** Returns a question's name, even if the form no longer asks it; undefined if it is not known. */
  nameOf(key: AnswerKey): string | undefined {
    const [placed] = this.#index.placesOf.get(key) ?? [];
    return placed ? nameOf(placed) : this.#names[key];
  }

  /** Makes this the form of a student, whose letters may meet those of others. */
  equip(rules: StudentRules): void {
    this.#rules = rules;
  }

  /** Opens the form with the server's answers and tabs, and replays the letters of earlier forms over them. */
  open(saved: SavedAnswers, left: readonly Unconfirmed[]): void {
    this.#names = Object.assign({}, ...left.map(({ names }) => names)) as Record<string, string>;
    // The form in which the letters were typed may have asked more.
    const isEmpty = !this.#hasAnswers(saved.answers, (key) => !this.#index.tabsOf.has(key));
    const journal = this.#rules?.takeOver(saved, left, this.id, isEmpty) ?? read(NEW_JOURNAL, saved);
    this.#answers.replace(this.#answers.tidied(saved.answers));
    this.#journal = this.#judged(journal);
    this.#answers.replace(this.#shown);
  }

  /** Runs an edit of the answers, and records in the journal what it changed on screen. Returns the edit's result. */
  edit<Result>(run: () => Result, { by, field = [], editor = 'person' }: EditedBy): Result {
    const { answers: before } = this.#answers.typed;
    const result = run();
    const { answers: after } = this.#answers.typed;
    const { uploadKeys, ties } = this.#index;
    const was = (key: AnswerKey) => before[key] ?? EMPTY_ANSWER;
    const is = (key: AnswerKey) => after[key] ?? EMPTY_ANSWER;
    const changed = keysOf({ ...before, ...after }).filter(
      (key) => !uploadKeys.includes(key) && was(key) !== is(key),
    );
    const tied = ties.filter((tie) => tie.some((key) => changed.includes(key)));
    const keys = changed.length === 0 ? [] : [...new Set([...changed, ...field, ...tied.flat()])];
    const editOf = (own: Keys): Edit => ({
      answers: answersTo(own, is),
      over: answersTo(own, was),
      cleared: own.filter(
        (key) => !by.includes(key) && is(key) === EMPTY_ANSWER && was(key) !== EMPTY_ANSWER,
      ),
      ...(editor === 'person' && { isFresh: true }),
      ...(editor === 'product' && { isOurs: true }),
    });
    this.#write(keys, editOf, by);
    return result;
  }

  /** Tidies the saved texts, as the form shows them: a browser that was killed may have left one half-typed. */
  tidySaved(): void {
    const [saved, shown] = [this.#journal.saved, this.#shown];
    const tidied = this.#answers.tidied(saved);
    const keys = keysOf(tidied).filter((key) => tidied[key] !== saved[key] && tidied[key] === shown[key]);
    const tidying = (own: Keys): Edit => ({
      answers: answersTo(own, (key) => tidied[key]),
      over: answersTo(own, (key) => saved[key]),
      isOurs: true,
    });
    this.#write(keys, tidying);
  }

  /** Selects a tab, for a person or a visitor who becomes a student. */
  selectTab(tabsId: string, tab: string, editor: EditedBy['editor'] = 'person'): void {
    this.#journal = selectTab(this.#journal, this.#tabId, [tabsId, tab], editor === 'person');
  }

  /** Fills blanks with answers that a visitor typed before the form was opened, a change for each question. */
  merge(typed: Answers): void {
    for (const answers of fillBlanks(this.#index, this.#answers.view, typed))
      this.edit(() => this.#answers.rebase({ ...this.#shown, ...answers }), {
        by: keysOf(answers),
        editor: 'visitor',
      });
  }

  /** Begins a save of all changes, or of some (`send` in `Journal.ts`). Letters typed from now on are not part of it. */
  send(isPart?: (change: Change) => boolean): JournalSave {
    const [journal, save] = send(this.#journal, isPart);
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
    this.adopt(journal);
    return true;
  }

  /**
   * Adopts the server's current answers, and drops the changes they contain. If the application has been emptied
   * elsewhere, everything typed before gives way.
   *
   * @returns whether it has been emptied.
   */
  read(saved: SavedAnswers): boolean {
    const before = this.#journal.saved;
    const tabs = answersTo([...this.#index.tabsOf.keys()] as AnswerKey[], (key) => before[key]);
    const journal = read(this.#journal, { ...saved, answers: { ...saved.answers, ...tabs } });
    const isEmptied = this.#hasAnswers(before) && !this.#hasAnswers(saved.answers);
    if (isEmptied) this.giveUp('startedOver', journal);
    else this.adopt(journal);
    return isEmptied;
  }

  /** Gives up everything that the server has not confirmed, and lists it. */
  giveUp(reason: ToldReason, journal = this.#journal): void {
    this.adopt(this.#rules?.giveAllUp(journal, reason) ?? journal);
  }

  /** Judges a journal that was derived from this one, and shows it. */
  adopt(journal: Journal): void {
    const { entering } = this.#answers.typed;
    this.#isUnjudged = entering.length > 0;
    this.#journal = this.#judged(journal, entering);
    this.#onAdopted(this.#answers.rebase(this.#shown));
  }

  /** Judges the edits of a field that has been left. */
  judgeLeft(): void {
    if (this.#isUnjudged) this.adopt(this.#journal);
  }

  /** Replaces the journal by one derived from it that shows the same answers. */
  revise(next: (journal: Journal) => Journal): void {
    this.#journal = next(this.#journal);
  }

  /** Forgets everything that the server has not confirmed. */
  drop(): void {
    this.#journal = { ...this.#journal, changes: [], waiting: [], told: [] };
    this.#answers.replace(this.#shown);
  }

  #hasAnswers(answers: Answers, isAnswer = (key: AnswerKey) => this.#index.placesOf.has(key)): boolean {
    const keys = keysOf(answers).filter((key) => isAnswer(key) && !this.#index.uploadKeys.includes(key));
    return keys.some((key) => !isSame(answers[key], EMPTY_ANSWER));
  }

  get #shown(): Answers {
    const edits = [...answerChanges(this.#journal), ...this.#journal.waiting];
    return { ...this.#answers.tidied(this.#journal.saved), ...latest(edits) };
  }

  #judged(journal: Journal, entering: Keys = []): Journal {
    const saved = { ...journal.saved, ...this.#answers.tidied(journal.saved) };
    const view = overlay(this.#answers.view, (key) => saved[key] ?? EMPTY_ANSWER);
    return this.#rules?.judge(this.#index, view, journal, entering) ?? journal;
  }

  /** Writes a change of some keys; those of masked answers go under their own id. Without `entered`, it only tidies. */
  #write(keys: Keys, editOf: (own: Keys) => Edit, entered?: Keys): void {
    const { tidied } = this.#answers;
    const letters = (edit: Edit, before: readonly Edit[] = []) =>
      entered ? withoutPremises(this.#index, tidied, edit, [...entered, ...keysOf(latest(before))]) : edit;
    for (const form of [this.id, this.#maskedId]) {
      const own = keys.filter((key) => this.#index.maskedKeys.has(key) === (form === this.#maskedId));
      if (own.length > 0) this.#journal = write(this.#journal, form, editOf(own), letters);
    }
  }
}
