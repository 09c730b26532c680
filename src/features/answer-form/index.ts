/** The form, rendered from its declaration. */
export { FormPageView } from './FormPageView.tsx';
export type { AnswerFormSlots } from './SlotsContext.ts';
