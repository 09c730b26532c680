import type { AnswerKey } from '@admission/sdk';
import type { Option } from './Option.ts';
import type { Rule } from './Rule.ts';

/** The settings of a dependent question. Its answer is cleared when the controlling answer changes. */
export interface Dependence {
  readonly controlledBy: AnswerKey;
  readonly showWhen?: Rule;
  /** Options for each controlling value; a value without options hides the question. */
  readonly optionsByValue?: Readonly<Record<string, readonly Option[]>>;
  readonly options?: readonly Option[];
}
