import type { AnswerKey } from '@admission/sdk';
import type { Option } from './Option.ts';
import type { Rule } from './Rule.ts';

/**
 * The settings of a question that depends on a controlling answer; its own answer is cleared when that one
 * changes.
 */
export interface Dependence {
  readonly controlledBy: AnswerKey;
  readonly showWhen?: Rule;
  /** Options for each controlling value; a value without options hides the question. */
  readonly optionsByValue?: Readonly<Record<string, readonly Option[]>>;
  readonly options?: readonly Option[];
}
