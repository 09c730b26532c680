/** The texts around a page of the form; those of the questions are in `src/form`. */
export const ANSWER_FORM_WORDS = {
  /** Above a page's title. */
  step: (step: number, of: number) => `Step ${step} of ${of}`,

  addAnother: {
    remove: 'Remove',
    removed: (title: string) => `${title} was removed.`,
    undo: 'Undo',
  },
} as const;
