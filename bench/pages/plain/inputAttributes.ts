import type { TextQuestion } from '../../../src/core/question/Question.ts';

/** The attributes of a line of text that no answer changes. */
export function inputAttributes({ inputType, inputMode, max, tabular }: TextQuestion) {
  return {
    className: tabular ? 'app-input app-input--tabular' : 'app-input',
    type: inputType,
    inputMode,
    maxLength: max,
    autoComplete: 'off',
    autoCapitalize: inputType === 'email' ? 'none' : undefined,
    spellCheck: inputType === 'text' ? undefined : false,
  };
}
