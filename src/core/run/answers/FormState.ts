import type { AnswerKey } from '@admission/sdk';

/** Answer key → value; a key that is missing reads as the empty answer. Spec §3 "Student answers". */
export type Answers = Readonly<Partial<Record<AnswerKey, string>>>;

/** The empty answer. Spec §3. */
export const EMPTY_ANSWER = '';

/** Everything an applicant has put into the form. */
export interface FormState {
  readonly answers: Answers;
  /** Add-another button id → number of components. */
  readonly addAnother: Readonly<Record<string, number>>;
  /** Tab group id → chosen tab. */
  readonly tabs: Readonly<Record<string, string>>;
}

/** A form without answers. */
export const EMPTY_FORM_STATE: FormState = { answers: {}, addAnother: {}, tabs: {} };

/** A form with newer answers, counts and tabs laid over it, key by key. */
export function layOver(state: FormState, newer: Partial<FormState>): FormState {
  return {
    answers: { ...state.answers, ...newer.answers },
    addAnother: { ...state.addAnother, ...newer.addAnother },
    tabs: { ...state.tabs, ...newer.tabs },
  };
}

/** What rules, gates and checks read of the form. */
export interface FormView {
  readonly read: (key: AnswerKey) => string;
  readonly count: (buttonId: string) => number;
  readonly tab: (tabsId: string, defaultTab: string) => string;
  /** The applicant's own calendar day. */
  readonly today: () => string;
  /** Whether a field shows something that is no answer, such as half a date. */
  readonly isUnreadable?: (key: AnswerKey) => boolean;
}

/** The form with other answers. */
export const overlay = (view: FormView, read: FormView['read']): FormView => ({ ...view, read });
