import {
  type CardPath,
  CONFIRM_PATH,
  FORGOT_PATH,
  LOGIN_PATH,
  RESET_PATH,
  SIGN_UP_PATH,
  toCardPath,
} from '../../routes/paths.ts';

/** UI text of the account cards, except the messages in `cards/cardWords.ts`. Spec §2 "Auth pages". */
export const AUTH_WORDS = {
  submit: 'Submit',
  resend: 'Resend confirmation code?',
  requestNewLink: 'Request a new link',
  badFields: (count: number) => `${count} ${count === 1 ? 'field needs' : 'fields need'} another look.`,

  fields: {
    email: 'Email Address',
    password: 'Password',
    code: 'Confirmation Code',
    codeHint: 'Don’t see it? Check your spam folder.',
    newPassword: 'New Password',
    confirmPassword: 'Confirm Password',
  },

  /** The text around the rules for a new password. */
  requirements: {
    title: 'Your password',
    met: '(met)',
    notMet: '(not met yet)',
    count: (met: number, of: number) => `${met} of ${of} password requirements met`,
  },

  login: {
    title: 'Log In',
    /** Followed by a link whose text is the title of the card it opens. */
    question: "Don't have an account?",
    forgot: 'Forgot password?',
    cookiesBlocked:
      'Your browser blocked the cookies that keep you logged in. Please allow them and log in again.',
    /** Added to a wrong password that was pasted with a space. */
    spaces: 'What you entered starts or ends with a space, which no password here does. Please remove it.',
    unsavedAnswers: 'Your unsaved answers are still here. Log in to restore them.',
    notConfirmed: 'Already have your confirmation code?',
    enterCode: 'Enter your code',
  },

  signUp: {
    title: 'Sign Up',
    intro: 'We’ll keep the answers you’ve given so far.',
    question: 'Already have an account?',
    accountExists: 'Is this your address? Then you already have an account.',
    goToLogin: 'Go to login',
  },

  confirm: {
    title: 'Confirm Your Account',
    /** The text before and after the address. */
    intro: ['Enter the six-digit code we emailed to ', '.'],
    introWithoutAddress: 'Enter the six-digit code we emailed you and the address we sent it to.',
    question: 'Already confirmed your account?',
    anotherAddress: 'Use another address',
    mistyped: 'Signed up with the wrong address?',
    signUpAgain: 'Sign up again',
  },

  forgot: {
    title: 'Forgot Password',
    intro: 'We’ll email you a link to set a new one.',
    /** Replaces the intro once a link has been requested: the text before and after the address. */
    requested: [
      'If there is an account for ',
      ', a link is on its way. If none comes within a few minutes, check your spam folder and the address below, then press Submit again.',
    ],
    question: 'Remembered your password?',
  },

  reset: {
    title: 'Reset Password',
    question: "Don't need to reset?",
    reopenLink: 'To set a new password, open the link in our email again or request a new one.',
    /** Shown if a reset request received no valid reply. */
    mayBeChanged: 'We could not tell whether your new password was saved. Try logging in with it first.',
  },

  /** Shown if the browser already has a session. */
  signedIn: {
    /** The text before and after the address. */
    as: ['You are logged in as ', '.'],
    unknown: 'Someone may still be logged in on this browser.',
    logOut: 'Log Out',
    failed: (reason: string) => `${reason} You are not logged out yet. Please try again.`,
  },
} as const;

const LEADS: Readonly<Record<CardPath, string>> = {
  [LOGIN_PATH]: 'Good to see you again.',
  [SIGN_UP_PATH]: 'Your application starts here.',
  [CONFIRM_PATH]: 'One code and you’re in.',
  [FORGOT_PATH]: 'It happens to everyone.',
  [RESET_PATH]: 'You’re almost back in.',
};

export function cardLead(pathname: string): string {
  const path = toCardPath(pathname);
  return path ? LEADS[path] : 'One application, three steps.';
}
