/** The words around a page of the form; the questions' own stand in `src/form`. */
export const ANSWER_FORM_WORDS = {
  /** Over a page's title. */
  step: (step: number, of: number) => `Step ${step} of ${of}`,

  addAnother: {
    remove: 'Remove',
    removed: (title: string) => `${title} was removed.`,
    undo: 'Undo',
  },
} as const;
