/** UI text of the steps, the summary and the save line; button labels are in the page's declaration. */
export const NAVIGATION_WORDS = {
  steps: {
    label: 'Application steps',
    /** Shown beside a step, and announced after each correction. */
    toFix: (count: number) => `${count === 0 ? 'Nothing' : count} to fix`,
    /** In two parts: phones show only the first, but screen readers read both. */
    answered: (count: number, of: number) => [`${count} of ${of}`, 'required questions answered'] as const,
  },

  review: {
    change: 'Change',
    /** The accessible name. */
    changeSection: (title: string) => `Change: ${title}`,
    back: 'Back to your review',
  },

  summary: {
    title: 'Please review your application',
    allGood: 'Everything looks good.',
    clearTitle: 'Everything looks good',
    canSubmit: 'You can submit your application.',
    count: (count: number) =>
      `${count} ${count === 1 ? 'item needs' : 'items need'} your attention before you can submit. Select an item to go to that question.`,
    toQuestions: 'Go to the questions',
    other: 'Other',
  },

  saving: {
    needsAccount: 'Create an account to save your answers.',
    cookiesBlocked:
      'Your browser blocks cookies. Allow them for this site to create an account and save your answers.',
    idle: 'Your answers are saved as you go.',
    /** Shown after a failed background save, which will be retried, or if the device cannot keep the answers. */
    notYet: 'Not saved yet.',
    now: 'Saving…',
    /** Shown while a text conflicts with what others have saved; no save contains it before its field is left. */
    held: 'Not saved yet: another device or tab has changed the answer that you are typing.',
    tryAgain: 'Try again',
    /** Shown while answers are refused; names their questions. */
    refused: (count: number, names: string) =>
      `All but ${count === 1 ? 'one answer' : `${count} answers`} saved: ${names}.`,
    /** Shown when answers typed here gave way to others, or replaced them. */
    told: 'Another device or tab has changed the same answers.',
    seeTold: 'See which',
    savedAt: (time: string) => `Saved at ${time}.`,
    failed: {
      offline: 'Not saved: you seem to be offline. Your answers are still on this page.',
      server: 'Not saved: something went wrong on our side. Your answers are still on this page.',
    },
  },
} as const;
