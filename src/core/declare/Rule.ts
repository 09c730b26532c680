import type { AnswerKey, StudentAnswers } from '@admission/sdk';
import type { IsoDate } from '../dates/toIsoDate.ts';

/** The ten ways to compare an answer with a target. Spec §4 "Conditional operators". */
export type Operator =
  | 'equals'
  | 'notEquals'
  | 'lt'
  | 'lte'
  | 'gt'
  | 'gte'
  | 'answered'
  | 'notAnswered'
  | 'in'
  | 'notIn';

/** The value to compare an answer with, or a function that computes it from today's date ("18 years ago"). */
export type Target = string | readonly string[] | ((today: IsoDate) => string);

/** One condition on one answer. Spec §3 "Conditional rule: valueKey, operator, target". */
export interface Rule {
  readonly valueKey: AnswerKey;
  readonly operator: Operator;
  readonly target?: Target;
}

type ValueOf<K extends AnswerKey> = NonNullable<StudentAnswers[K]>;
type TargetFor<K extends AnswerKey, O extends Operator> = O extends 'answered' | 'notAnswered'
  ? []
  : O extends 'in' | 'notIn'
    ? [target: readonly ValueOf<K>[]]
    : O extends 'equals' | 'notEquals'
      ? [target: ValueOf<K>]
      : [target: string | ((today: IsoDate) => string)];

/**
 * Creates a rule; the compiler checks its key and target against the contract.
 *
 * @example rule('citizenship_status', 'in', ['permanent_resident', 'refugee_asylee'])
 */
export function rule<K extends AnswerKey, O extends Operator>(
  valueKey: K,
  operator: O,
  ...[target]: TargetFor<K, O>
): Rule {
  return { valueKey, operator, target };
}
