import type { ToldReason } from '../../core/run/journal/Journal.ts';

export const LETTER_WORDS = {
  title: 'Some answers typed here are not in your application.',
  late: {
    title: 'Your application was already submitted.',
    text: 'It was submitted on another device or in another window. These answers, which you changed here, are not part of it:',
    whatToDo: 'If they matter, write to the admission office. You’ll find the address on the next page.',
    goOn: 'Continue',
  },
  blank: 'left blank',
  masked: 'not shown',
  noLongerAsked: 'A question that is no longer asked',
  cleared: (names: string) => `Removed with it: ${names}.`,
  use: 'Use this answer',
  remove: 'Remove',
  toQuestion: 'Go to the question',
  later: 'Decide later',
  close: 'Close',
  /** The accessible name of a button. */
  of: (act: string, name: string) => `${act}: ${name}`,

  /** Why an answer is not in the application. */
  reasons: {
    elsewhere: 'Another answer was saved on another device or in another tab.',
    replaced:
      'This was saved on another device or in another tab. The answer that you typed here has replaced it.',
    hidden: 'This question is not asked, because of another answer.',
    gone: 'This question or choice is no longer offered.',
    startedOver: 'After you had typed it, the application was emptied.',
    old: 'It was typed here too long ago to be saved without asking you.',
    masked: 'Please type it again. It is never kept on this device.',
    submitted: 'The application was submitted before it was saved.',
  } satisfies Record<Exclude<ToldReason, 'refused'>, string>,
  /** The day on which an old answer was typed. */
  typedOn: (day: string) => `Typed on ${day}.`,
} as const;
