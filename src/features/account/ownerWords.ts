/** UI text of the question whether a session is the student's own. */
export const OWNER_WORDS = {
  title: 'Is this you?',
  /** The text before and after the address. */
  text: [
    'You are about to open the application of ',
    '. You did not log in to it from here, and the last application in this browser was another one.',
  ],
  advice: 'If this is not your email address, log out. Nothing you typed has been saved there.',
  open: 'Yes, open my application',
  logOut: 'No, log out',
} as const;
