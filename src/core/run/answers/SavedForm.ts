import type { FormIndex } from '../indexForm.ts';
import { EMPTY_ANSWER, EMPTY_FORM_STATE, type FormState } from './FormState.ts';
import { withTies } from './settleSaved.ts';
import { type SaveOrigin, SavedValues } from './SavedValues.ts';

/** A save on its way. One that is never settled leaves what it sent unsaved until a later save. */
export interface PendingSave {
  /** The server has taken it; `sent` where more was sent than was new. */
  readonly confirm: (sent?: Partial<FormState>, at?: number) => void;
  /** The server has refused it, so that nothing of it was applied. */
  readonly refuse: () => void;
  /** It was called off for the save that is sent next, which does not settle it. */
  readonly postpone: () => void;
}

/** What the server has of a form, as far as this page knows. */
export class SavedForm {
  readonly answers = new SavedValues<string>(EMPTY_ANSWER);
  readonly addAnother = new SavedValues<number>();
  readonly tabs = new SavedValues<string>();
  /** When the server was last known to take answers over, in ms; null before. */
  savedAt: number | null = null;

  /** Starts again from what the server has. */
  reset({ answers, addAnother, tabs }: FormState): void {
    this.answers.reset(answers);
    this.addAnother.reset(addAnother);
    this.tabs.reset(tabs);
  }

  /** What the server may lack, with what it is sent with. */
  unsavedOf(state: FormState, index: FormIndex): FormState {
    return {
      answers: withTies(index, this.answers.unsavedOf(state.answers), state.answers),
      addAnother: this.addAnother.unsavedOf(state.addAnother),
      tabs: this.tabs.unsavedOf(state.tabs),
    };
  }

  /** Notes a save as sent; calls `onSettled` after its outcome has been noted. */
  send(values: Partial<FormState>, origin: SaveOrigin, onSettled: () => void): PendingSave {
    const { answers, addAnother, tabs } = { ...EMPTY_FORM_STATE, ...values };
    const sent = {
      answers: this.answers.send(answers, origin),
      addAnother: this.addAnother.send(addAnother),
      tabs: this.tabs.send(tabs),
    };
    return {
      confirm: (all = values, at = this.savedAt ?? undefined) => {
        this.savedAt = at ?? null;
        this.answers.confirm(sent.answers, all.answers ?? {});
        this.addAnother.confirm(sent.addAnother, all.addAnother ?? {});
        this.tabs.confirm(sent.tabs, all.tabs ?? {});
        onSettled();
      },
      refuse: () => {
        this.answers.refuse(sent.answers);
        this.addAnother.refuse(sent.addAnother);
        this.tabs.refuse(sent.tabs);
        onSettled();
      },
      postpone: () => {
        this.answers.postpone(sent.answers);
        this.addAnother.postpone(sent.addAnother);
        this.tabs.postpone(sent.tabs);
      },
    };
  }
}
