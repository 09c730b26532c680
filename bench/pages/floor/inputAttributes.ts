import type { DateQuestion, TextQuestion } from '../../../src/core/declare/Question.ts';

/** The attributes of a line of text, or of a date, that no answer changes. */
export function inputAttributes(question: TextQuestion | DateQuestion) {
  if (question.kind === 'date')
    return { className: 'app-input app-input--date app-input--tabular', type: 'date', max: '9999-12-31' };
  const { inputType, inputMode, max, tabular } = question;
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
