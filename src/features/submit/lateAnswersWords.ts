export const LATE_ANSWERS_WORDS = {
  title: 'Your application was already submitted.',
  text: 'It was submitted on another device or in another window. These answers, which you changed here, are not part of it:',
  whatToDo: 'If they matter, write to the admission office. You’ll find the address on the next page.',
  goOn: 'Continue',
} as const;
