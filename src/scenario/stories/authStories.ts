import type { Screen, Story } from '../Story.ts';
import type { StepName } from '../steps.ts';
import { rejections } from './rejections.ts';

const RESET_PATH = '/reset?username=ana.marsh%40example.com&id=EXAMPLE-RESET-ID';

interface CardStories {
  readonly name: string;
  readonly path: string;
  readonly operation: 'logIn' | 'signUp' | 'confirmAccount' | 'forgotPassword' | 'resetPassword';
  readonly fill: readonly StepName[];
  /** Additional stories, on the card's own path by default. */
  readonly own: readonly Story[];
}

const CARDS: readonly CardStories[] = [
  {
    name: 'Log In',
    path: '/login',
    operation: 'logIn',
    fill: ['fill-email', 'fill-password'],
    own: [
      {
        state: 'errors of an empty submit',
        steps: ['submit'],
        shows: 'Password is required.',
      },
      {
        state: 'password shown',
        steps: ['fill-email', 'fill-password', 'show-password'],
        shows: '',
        within: 'input#password[type=text]',
      },
      {
        state: 'resend without an address',
        steps: ['resend'],
        shows: 'You must provide a valid email address to resend a confirmation code.',
      },
      {
        state: 'after the session has been rejected',
        path: '/about',
        scenario: ['getProfile:401:session_invalid'],
        shows: 'Your session is invalid. Please clear your cookies and login again.',
      },
    ],
  },
  {
    name: 'Sign Up',
    path: '/signup',
    operation: 'signUp',
    fill: ['fill-email', 'fill-password'],
    own: [
      {
        state: 'rules met and unmet',
        steps: ['fill-wrong-email', 'fill-weak-password'],
        shows: 'Your email address must be valid.',
      },
      {
        state: 'errors of an early submit',
        steps: ['fill-wrong-email', 'fill-weak-password', 'submit'],
        shows: 'Please choose a password that meets all the requirements.',
      },
      {
        state: 'with answers carried over',
        path: '/about',
        steps: ['fill-name', 'save-and-continue'],
        shows: 'We’ll keep the answers you’ve given so far.',
      },
    ],
  },
  {
    name: 'Confirm Your Account',
    path: '/confirm',
    operation: 'confirmAccount',
    fill: ['fill-email', 'fill-code'],
    own: [
      {
        state: 'errors',
        steps: ['fill-wrong-email', 'fill-wrong-code', 'submit'],
        shows: 'The confirmation code must be exactly 6 numbers.',
      },
      {
        state: 'after signing up',
        path: '/signup',
        steps: ['fill-email', 'fill-password', 'submit'],
        shows: 'Use another address',
      },
      {
        state: 'code sent again',
        steps: ['fill-email', 'resend'],
        shows: 'Success',
        within: '[role][aria-label="Success Notification"]',
      },
    ],
  },
  {
    name: 'Forgot Password',
    path: '/forgot',
    operation: 'forgotPassword',
    fill: ['fill-email'],
    own: [
      {
        state: 'errors',
        steps: ['fill-wrong-email', 'submit'],
        shows: 'Your email address must be valid.',
      },
      {
        state: 'sent',
        steps: ['fill-email', 'submit'],
        shows: 'Success',
        within: '[role][aria-label="Success Notification"]',
      },
    ],
  },
  {
    name: 'Reset Password',
    path: RESET_PATH,
    operation: 'resetPassword',
    fill: ['fill-new-password'],
    own: [
      {
        state: 'errors',
        steps: ['fill-two-passwords', 'submit'],
        shows: 'passwords must match',
      },
      {
        state: 'a link without its id',
        path: '/reset',
        steps: ['fill-new-password', 'submit'],
        shows: 'This reset link is incomplete. Please request a new one.',
      },
    ],
  },
];

/** The account cards: empty, filled, pending, with every error reply of the contract, and in states of their own. */
export const authStories: readonly Screen[] = CARDS.map(({ name, path, operation, fill, own }) => ({
  name,
  stories: [
    { state: 'empty', path, shows: name, within: 'h2, h1' },
    { state: 'filled', path, steps: fill, shows: name, within: 'h2, h1' },
    ...own.map((story) => ({ path, ...story })),
    {
      state: 'pending',
      path,
      scenario: [`${operation}:pending:no_answer`],
      steps: [...fill, 'submit'],
      shows: '',
      within: '[aria-busy="true"]',
    },
    ...rejections(operation, { path, steps: [...fill, 'submit'] }),
  ],
}));
