import type { AnswerKey } from '@admission/sdk';
import { EMAIL_MAX_LENGTH, TEXT_MAX_LENGTH } from '../constants.ts';
import type { Check } from '../declare/Check.ts';
import type { QuestionBase } from '../declare/QuestionBase.ts';
import { type Common, common } from './common.ts';

export interface TextQuestion extends QuestionBase {
  readonly kind: 'text';
  readonly max: number;
  readonly inputType: 'text' | 'email' | 'tel' | 'url';
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url';
  readonly tabular: boolean;
  /** `signature` renders a typed name like a signature; `short` makes the control only as wide as its answer. */
  readonly look?: 'signature' | 'short';
  /** Whether browsers may correct the spelling: for a sentence, never for a name, an address or a code. */
  readonly isProse?: boolean;
}

/** The input type and length that a check implies, so that a declaration need not repeat them. */
const INPUTS: Readonly<Partial<Record<Check['check'], Partial<TextQuestion>>>> = {
  email: { inputType: 'email', inputMode: 'email', max: EMAIL_MAX_LENGTH },
  url: { inputType: 'url', inputMode: 'url' },
  integer: { inputMode: 'numeric' },
  number: { inputMode: 'decimal' },
};

/** @example text('first_name', { label: 'Legal first name', required: true }) */
export function text(
  key: AnswerKey,
  settings: Common &
    Partial<Pick<TextQuestion, 'max' | 'inputType' | 'inputMode' | 'tabular' | 'look' | 'isProse'>>,
): TextQuestion {
  return {
    kind: 'text',
    key,
    max: TEXT_MAX_LENGTH,
    inputType: 'text',
    tabular: false,
    ...settings.checks?.map(({ check }) => INPUTS[check]).find((input) => input !== undefined),
    ...common(settings),
  };
}
