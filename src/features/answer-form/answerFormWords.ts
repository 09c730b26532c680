/** The texts around the questions of a page; the questions' own texts are in `src/form`. */
export const ANSWER_FORM_WORDS = {
  /** Shown above a page's title. */
  step: (step: number, of: number) => `Step ${step} of ${of}`,

  addAnother: {
    remove: 'Remove',
    removed: (title: string) => `${title} was removed.`,
    undo: 'Undo',
  },
} as const;
