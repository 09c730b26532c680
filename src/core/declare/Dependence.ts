import type { AnswerKey } from '@admission/sdk';
import type { Option } from './Option.ts';
import type { Rule } from './Rule.ts';

/** What any question declares that depends on another answer: its own belongs to that one, and goes with it. */
export interface Dependence {
  readonly controlledBy: AnswerKey;
  readonly showWhen?: Rule;
  /** Options for each controlling value; a value without any hides the question. */
  readonly optionsByValue?: Readonly<Record<string, readonly Option[]>>;
  readonly options?: readonly Option[];
}
