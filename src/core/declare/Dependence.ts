import type { AnswerKey } from '@admission/sdk';
import type { Option } from './Option.ts';
import type { Rule } from './Rule.ts';

/**
 * The settings of a question that depends on a controlling answer. When that answer changes, the answer to
 * the question is cleared.
 */
export interface Dependence {
  readonly controlledBy: AnswerKey;
  readonly showWhen?: Rule;
  /** Options for each controlling value; a value without options hides the question. */
  readonly optionsByValue?: Readonly<Record<string, readonly Option[]>>;
  readonly options?: readonly Option[];
}
