import type { AnswerKey } from '@admission/sdk';
import type { Dependence } from '../declare/Dependence.ts';
import type { Option } from '../declare/Option.ts';
import type { QuestionBase } from '../declare/QuestionBase.ts';
import type { Rule } from '../declare/Rule.ts';
import type { FormView } from '../answers/FormState.ts';
import { type Choices, toOptions } from './choices.ts';
import { type Common, common } from './common.ts';
import { type Kind, PLAIN } from './Kind.ts';

/** A drop-down shown only for some values of its controlling answer. Spec §4 "Dependent dropdowns". */
export interface DependentQuestion extends QuestionBase, Dependence {
  readonly kind: 'dependent';
}

/**
 * A drop-down that depends on another answer: either it has options for each value of that answer, or it has
 * fixed options and is shown while a rule holds.
 *
 * @example dependentDropdown('intended_major', { controlledBy: 'intended_program', optionsByValue: MAJORS, label: … })
 */
export function dependentDropdown<K extends AnswerKey>(
  key: K,
  settings: Common & { controlledBy: AnswerKey } & (
      | { optionsByValue: DependentQuestion['optionsByValue']; showWhen?: Rule }
      | { options: Choices<K>; showWhen: Rule }
    ),
): DependentQuestion {
  const options = 'options' in settings ? (toOptions(settings.options) as readonly Option[]) : undefined;
  return { kind: 'dependent', key, ...common(settings), options };
}

/** Returns the options for the current value of the controlling answer. */
export function optionsFor({ controlledBy, optionsByValue, options = [] }: Dependence, view: FormView) {
  return optionsByValue ? (optionsByValue[view.read(controlledBy)] ?? []) : options;
}

export const DEPENDENT: Kind<DependentQuestion> = {
  ...PLAIN,
  lists: (question, view) => {
    const { key, options = [], optionsByValue = {} } = question;
    const lists = view ? [optionsFor(question, view)] : [options, ...Object.values(optionsByValue)];
    return lists.map((each) => ({ key, options: each }));
  },
};
