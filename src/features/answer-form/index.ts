/** The form, rendered from its declaration. */
export { FormPageView, PAGE_TITLE_ID } from './FormPageView.tsx';
export type { AnswerFormSlots } from './SlotsContext.ts';
