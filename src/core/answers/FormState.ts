import type { AnswerKey } from '@admission/sdk';

/** Answer key → value; a missing key stands for the empty answer. Spec §3 "Student answers". */
export type Answers = Readonly<Partial<Record<AnswerKey, string>>>;

/** The empty answer. Spec §3. */
export const EMPTY_ANSWER = '';

/** Everything that an applicant has entered in the form. */
export interface FormState {
  readonly answers: Answers;
  /** Add-another button id → number of items. */
  readonly addAnother: Readonly<Record<string, number>>;
  /** Tab group id → selected tab. */
  readonly tabs: Readonly<Record<string, string>>;
}

export const EMPTY_FORM_STATE: FormState = { answers: {}, addAnother: {}, tabs: {} };

/** A read-only view of the form, for rules, gates and checks. */
export interface FormView {
  readonly read: (key: AnswerKey) => string;
  readonly count: (buttonId: string) => number;
  readonly tab: (tabsId: string, defaultTab: string) => string;
  /** Returns today's date in the applicant's own time zone. */
  readonly today: () => string;
  /** Returns whether a field's input cannot be read as an answer, e.g. an incomplete date. */
  readonly isUnreadable?: (key: AnswerKey) => boolean;
}

/** Returns the same view of the form with different answers. */
export const overlay = (view: FormView, read: FormView['read']): FormView => ({ ...view, read });
