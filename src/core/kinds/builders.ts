/**
 * The form language, in which a university declares its questions.
 *
 * Each builder returns plain data. The compiler checks keys, choices and targets against `openapi.yaml`; `checkForm`
 * checks the whole declaration.
 */
export { autocomplete } from './autocomplete.ts';
export { checkbox } from './checkbox.ts';
export { checkboxGroup } from './checkboxGroup.ts';
export type { Choices } from './choices.ts';
export { confirmation } from './confirmation.ts';
export { date } from './date.ts';
export { dependentDropdown } from './dependent.ts';
export { monthYear } from './monthYear.ts';
export { phone } from './phone.ts';
export { radio } from './radio.ts';
export { select } from './select.ts';
export { sensitive } from './sensitive.ts';
export { text } from './text.ts';
export { textarea } from './textarea.ts';
export { upload } from './upload.ts';
