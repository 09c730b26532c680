import type { AnswerKey } from '@admission/sdk';
import type { FormIndex } from '../indexForm.ts';
import type { AnswerMap } from './AnswerMap.ts';
import { answersTo, keysOf } from './answersTo.ts';
import type { CountsAndTabs } from './CountsAndTabs.ts';
import {
  type Answers,
  EMPTY_ANSWER,
  EMPTY_FORM_STATE,
  type FormState,
  type FormView,
  layOver,
} from './FormState.ts';
import { knownOf, mergeSaved, withTies } from './mergeSaved.ts';
import { raiseCounts } from './raiseCounts.ts';
import { type SaveOrigin, SavedValues } from './SavedValues.ts';

type Keys = readonly AnswerKey[];
type Counts = FormState['addAnother'];

/**
 * A save that has been sent. If its outcome stays unknown, its values count as unsaved until a later save is
 * confirmed.
 */
export interface PendingSave {
  /**
   * Records that the server accepted the save. Pass `sent` if the request contained more than the new values.
   */
  readonly confirm: (sent?: Partial<FormState>, at?: number) => void;
  /** Records that the server rejected the save: none of it was applied. */
  readonly refuse: () => void;
  /**
   * Records that the save failed without a readable reply. By now, the server has applied it or never will.
   */
  readonly end: (at: number) => void;
  /**
   * Records that the save was cancelled in favour of the next one. Confirming that one does not settle this
   * one.
   */
  readonly postpone: () => void;
}

/**
 * Tracks the values that the server is known to have, including saves by other tabs and devices.
 *
 * Adopted values are written to the answers and counts of this page. The methods that adopt them return the
 * keys whose answers changed.
 */
export class SavedForm {
  readonly #index: FormIndex;
  readonly #answers: AnswerMap;
  readonly #layout: CountsAndTabs;
  readonly #saved = {
    answers: new SavedValues<string>(EMPTY_ANSWER),
    addAnother: new SavedValues<number>(),
    tabs: new SavedValues<string>(),
  };
  #savedAt: number | null = null;

  constructor(index: FormIndex, answers: AnswerMap, layout: CountsAndTabs) {
    this.#index = index;
    this.#answers = answers;
    this.#layout = layout;
  }

  /** When the server is last known to have accepted answers, in ms; null if it has not accepted any yet. */
  get savedAt(): number | null {
    return this.#savedAt;
  }

  /** The answers that the server is known to have. */
  get confirmed(): Answers {
    return this.#saved.answers.confirmed;
  }

  /** Resets to the form that the server has. */
  reset({ answers, addAnother, tabs }: FormState): void {
    this.#saved.answers.reset(answers);
    this.#saved.addAnother.reset(addAnother);
    this.#saved.tabs.reset(tabs);
  }

  /** Returns the values that the server may lack, and those that must be sent along with them. */
  unsavedOf(state: FormState): FormState {
    return {
      answers: withTies(this.#index, this.#saved.answers.unsavedOf(state.answers), state.answers),
      addAnother: this.#saved.addAnother.unsavedOf(state.addAnother),
      tabs: this.#saved.tabs.unsavedOf(state.tabs),
    };
  }

  /** The answers, as shown in their fields, that the server may lack, and those to be sent along with them. */
  get unsavedTyped(): Answers {
    return withTies(this.#index, this.#lackingTyped, this.#answers.typed.answers);
  }

  get #lackingTyped(): Answers {
    return this.#saved.answers.unsavedOf(this.#answers.typed.answers);
  }

  /** Records that answers were changed on this page. */
  change(changed: Keys): void {
    this.#saved.answers.change(changed);
  }

  /** Records a save as sent; calls `onSettled` once it has been confirmed or rejected. */
  send(values: Partial<FormState>, origin: SaveOrigin, sentAt: number, onSettled: () => void): PendingSave {
    const { answers, addAnother, tabs } = { ...EMPTY_FORM_STATE, ...values };
    const saved = this.#saved;
    const sent = {
      answers: saved.answers.send(answers, origin, sentAt),
      addAnother: saved.addAnother.send(addAnother),
      tabs: saved.tabs.send(tabs),
    };
    return {
      confirm: (all = values, at = this.#savedAt ?? undefined) => {
        this.#savedAt = at ?? null;
        saved.answers.confirm(sent.answers, all.answers ?? {});
        saved.addAnother.confirm(sent.addAnother, all.addAnother ?? {});
        saved.tabs.confirm(sent.tabs, all.tabs ?? {});
        onSettled();
      },
      refuse: () => {
        saved.answers.refuse(sent.answers);
        saved.addAnother.refuse(sent.addAnother);
        saved.tabs.refuse(sent.tabs);
        onSettled();
      },
      // Only answers need this: counts and tabs are never merged with another device's, so this page's own
      // values need not be recognised among them.
      end: (endedAt) => saved.answers.end(sent.answers, endedAt),
      postpone: () => {
        saved.answers.postpone(sent.answers);
        saved.addAnother.postpone(sent.addAnother);
        saved.tabs.postpone(sent.tabs);
      },
    };
  }

  /**
   * Merges a save by another device. Values that this page has sent or is entering are recognised as its own.
   *
   * An answer changed here stays unsaved even if the other device has saved the same value: this device's
   * other tabs have the old value until this page's save reports the new one.
   */
  merge(saved: Answers, at: number): Keys {
    const others = this.#saved.answers.learnSent(saved);
    const own = this.#answers.enteredAs(others);
    const news = { ...this.#answers.tidied(others), ...own };
    const kept = { ...this.#lackingTyped, ...own };
    return this.#take(news, kept, at, (key) => kept[key] === news[key]);
  }

  /**
   * Adopts another tab's save for every key not changed in this tab. An answer still being entered in the other
   * tab clears nothing in this one.
   */
  adopt(saved: Answers, counts: Counts, at: number | null, entering: Keys): Keys {
    const kept = this.#saved.answers.changedHere(this.#answers.typed.answers);
    const typed = entering.filter((key) => key in saved && !(key in kept));
    const put = this.#answers.put(answersTo(typed, (key) => saved[key]));
    const taken = this.#take(saved, kept, at);
    return [...put, ...taken, ...this.#adoptCounts(counts)];
  }

  /**
   * Adopts answers that another tab sends as its page is hidden. They count as unsaved here too, until that
   * tab reports them as saved.
   *
   * While a question is hidden because this page lacks the answer that shows it, its answer is not adopted.
   * Once the server returns both answers, the hidden one is treated as new.
   */
  expect(answers: Answers, at: number): Keys {
    const kept = this.#saved.answers.changedHere(this.#answers.inForce);
    const changed = this.#change(this.#answers.view, answers, kept);
    const known = keysOf(answers).filter((key) => key in kept || this.#answers.read(key) === answers[key]);
    const told = answersTo(known, (key) => answers[key]);
    this.#saved.answers.send(told, 'other tab', at);
    return changed;
  }

  #take(saved: Answers, kept: Answers, at: number | null, isUnsaved = (_key: AnswerKey) => false): Keys {
    this.#savedAt = at;
    const given = this.#answers.giveWay(saved, kept);
    const { base } = this.#answers;
    const changed = [...given, ...this.#change(base, saved, kept)];
    this.#answers.addBlanks(keysOf(saved));
    const known = knownOf(this.#index, base, saved, this.confirmed);
    const learned = keysOf(known).filter((key) => !isUnsaved(key));
    this.#saved.answers.learn(
      answersTo(learned, (key) => known[key]),
      kept,
    );
    return changed;
  }

  #change(view: FormView, saved: Answers, kept: Answers): Keys {
    return this.#answers.change(mergeSaved(this.#index, view, saved, kept, this.confirmed));
  }

  /** Adopts the counts not changed here. A count that would hide an answered item is raised, and stays unsaved. */
  #adoptCounts(counts: Counts): Keys {
    const here = { answers: this.#answers.inForce, ...this.#layout.state };
    const unsaved = this.#saved.addAnother.unsavedOf(here.addAnother);
    const taken = Object.fromEntries(Object.entries(counts).filter(([id]) => !(id in unsaved)));
    const needed = raiseCounts(this.#index, layOver(here, { addAnother: taken }));
    this.#saved.addAnother.learn(counts);
    return Object.entries(needed).flatMap(([id, count]) =>
      count === this.#layout.count(id) ? [] : this.#answers.change(this.#layout.put(id, count)),
    );
  }
}
