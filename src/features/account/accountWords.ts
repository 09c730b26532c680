/** UI text about logging in and out. */
export const ACCOUNT_WORDS = {
  title: 'Account',
  loggedInAs: 'Logged in as',
  logOut: 'Log Out',
  startOver: 'Start over',
  signIn: 'Sign In',
  createAccount: 'Create Account',
  tryAgain: 'Try again',

  stay: 'Stay logged in',
  logOutAnyway: 'Log out anyway',
  keepAndLogOut: 'Keep them on this device and log out',
  canKeep:
    'You can keep them on this device until you log in here again. They are encrypted, so that only your account can read them.',

  /** The prompt shown if a log-out would lose answers, because the save before it failed or refused some, or files. */
  wouldLose: {
    answers: {
      title: 'Your last changes could not be saved.',
      text: 'If you log out anyway, you will lose what you typed since the last save.',
    },
    refused: {
      title: 'Some of your answers could not be saved.',
      text: 'All the others are saved. If you log out anyway, you will lose those that are not.',
    },
    file: {
      title: 'Your file is still being sent.',
      text: 'If you log out now, you will lose it. To keep it, wait until it has been sent.',
    },
    photos: {
      title: 'Your photos have not been sent yet.',
      text: 'If you log out now, you will lose them. To keep them, go to where you chose them and press “Send as one PDF”.',
    },
  },

  /** Shown while the server may still accept this browser's session. */
  unfinishedLogOut: {
    title: 'You are not logged out yet.',
    documentTitle: 'Not logged out yet',
    unreachable: 'We could not reach the server to log you out.',
    text: 'Your application is no longer on this screen, but this browser can still open it. Please don’t let anyone else use this device yet.',
    offline: 'Are you offline? We’ll try again as soon as you are back online.',
    failedAgain: 'That did not work. You are still logged in.',
  },
} as const;
