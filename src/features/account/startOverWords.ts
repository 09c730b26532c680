export const START_OVER_WORDS = {
  title: 'Start your application over?',
  text: 'This removes everything you have entered, on all your devices. You cannot undo it.',
  answers: (count: number) => `${count} ${count === 1 ? 'answer' : 'answers'}`,
  stays: 'Your account stays as it is.',
  keep: 'Keep my application',
  remove: 'Remove everything',
  /** Shown after a failure, above the list of what is left. */
  failed: (reason: string) => `${reason} Not everything could be removed.`,
  left: 'This is left:',
  again: 'Remove the rest',
  done: 'Your application is empty.',
  doneText: 'You can start again from the first question.',
  close: 'Close',
} as const;
