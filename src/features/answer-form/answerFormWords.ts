/** The words around a page of the form; the questions' own stand in `src/form`. */
export const ANSWER_FORM_WORDS = {
  /** Over a page's title. */
  step: (step: number, of: number) => `Step ${step} of ${of}`,
} as const;
