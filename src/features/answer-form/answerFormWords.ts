/** UI text around a page's questions; the questions' own text is in `src/form`. */
export const ANSWER_FORM_WORDS = {
  step: (step: number, of: number) => `Step ${step} of ${of}`,

  addAnother: {
    remove: 'Remove',
    removed: (title: string) => `${title} was removed.`,
  },

  /** Shown beside a choice that has cleared answers. */
  cleared: (count: number, choice: string) =>
    `${count === 1 ? '1 answer was' : `${count} answers were`} removed because you changed “${choice}”.`,
  undo: 'Undo',

  /** Shown at a question where this form and another device or tab have saved different answers. */
  replaced: (text: string) =>
    `Your answer has replaced “${text}”, which was saved on another device or in another tab.`,
  gaveWay: (text: string) => `Typed here, but not saved: “${text}”.`,
} as const;
