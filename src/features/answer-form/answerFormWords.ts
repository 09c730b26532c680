/** UI text around a page's questions; the questions' own text is in `src/form`. */
export const ANSWER_FORM_WORDS = {
  /** Shown above a page's title. */
  step: (step: number, of: number) => `Step ${step} of ${of}`,

  addAnother: {
    remove: 'Remove',
    removed: (title: string) => `${title} was removed.`,
    undo: 'Undo',
  },
} as const;
