/** The reasons of `advice.ts`, each about an answer that may well be right. */
export const ADVICE_WORDS = {
  gpaBelow: (gpa: string) =>
    `Your GPA is ${gpa} on a 100-point scale. If it is out of 4.0 or 5.0, please choose that scale.`,
  gpaAbove: (gpa: string, scale: string) =>
    `Your GPA of ${gpa} is well above the scale of ${scale} that you chose.`,
  graduatesYoung: (age: number) =>
    `By your date of birth, you graduate from high school before the age of ${age}.`,
  graduatesLate: 'You graduate from high school after the term in which you want to start.',
  counselor: 'This is the same address as your own, but we write to your counselor here.',
  parent: 'This is the same address as your own. If your parent or guardian has another one, please give it.',
  collegeToCome: 'You have earned this degree, but the end date is still to come.',
  state: (home: string, school: string) => `You live in ${home}, and your high school is in ${school}.`,
  nameInCapitals: 'This name is in capital letters only. Letters and certificates will spell it like this.',
  nameInSmallLetters: 'This name has no capital letter. Letters and certificates will spell it like this.',
} as const;
