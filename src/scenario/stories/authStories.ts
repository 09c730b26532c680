import { type Screen, type Story, story } from '../Story.ts';
import type { StepName } from '../steps.ts';
import { rejections } from './rejections.ts';

const RESET_PATH = '/reset?username=ana.marsh%40example.com&id=EXAMPLE-RESET-ID';
const TOAST = '[role][aria-label="Success Notification"]';

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
      story('errors of an empty submit', 'Password is required.', { steps: ['submit'] }),
      story('password shown', '', {
        steps: ['fill-email', 'fill-password', 'show-password'],
        within: 'input#password[type=text]',
      }),
      story(
        'resend without an address',
        'You must provide a valid email address to resend a confirmation code.',
        { steps: ['resend'] },
      ),
      story(
        'after the session has been rejected',
        'Your session is invalid. Please clear your cookies and login again.',
        { path: '/about', scenario: ['getProfile:401:session_invalid'] },
      ),
    ],
  },
  {
    name: 'Sign Up',
    path: '/signup',
    operation: 'signUp',
    fill: ['fill-email', 'fill-password'],
    own: [
      story('rules met and unmet', 'Your email address must be valid.', {
        steps: ['fill-wrong-email', 'fill-weak-password'],
      }),
      story('errors of an early submit', 'Please choose a password that meets all the requirements.', {
        steps: ['fill-wrong-email', 'fill-weak-password', 'submit'],
      }),
      story('a mistyped address', 'Did you mean ana.marsh@gmail.com?', { steps: ['mistype-email'] }),
      story('a school’s address', 'Schools often close these addresses', { steps: ['fill-school-email'] }),
      story('with answers carried over', 'We’ll keep the answers you’ve given so far.', {
        path: '/about',
        steps: ['fill-name', 'save-and-continue'],
      }),
    ],
  },
  {
    name: 'Confirm Your Account',
    path: '/confirm',
    operation: 'confirmAccount',
    fill: ['fill-email', 'fill-code'],
    own: [
      story('errors', 'The confirmation code must be exactly 6 numbers.', {
        steps: ['fill-wrong-email', 'fill-wrong-code', 'submit'],
      }),
      story('after signing up', 'Use another address', {
        path: '/signup',
        steps: ['fill-email', 'fill-password', 'submit'],
      }),
      story('code sent again', 'Success', { steps: ['fill-email', 'resend'], within: TOAST }),
    ],
  },
  {
    name: 'Forgot Password',
    path: '/forgot',
    operation: 'forgotPassword',
    fill: ['fill-email'],
    own: [
      story('errors', 'Your email address must be valid.', { steps: ['fill-wrong-email', 'submit'] }),
      story('sent', 'Success', { steps: ['fill-email', 'submit'], within: TOAST }),
    ],
  },
  {
    name: 'Reset Password',
    path: RESET_PATH,
    operation: 'resetPassword',
    fill: ['fill-new-password'],
    own: [
      story('errors', 'passwords must match', { steps: ['fill-two-passwords', 'submit'] }),
      story('a link without its id', 'This reset link is incomplete. Please request a new one.', {
        path: '/reset',
        steps: ['fill-new-password', 'submit'],
      }),
    ],
  },
];

/** The account cards: empty, filled, pending, with every error reply of the contract, and in states of their own. */
export const authStories: readonly Screen[] = CARDS.map(({ name, path, operation, fill, own }) => ({
  name,
  stories: [
    story('empty', name, { path, within: 'h2, h1' }),
    story('filled', name, { path, steps: fill, within: 'h2, h1' }),
    ...own.map((each) => ({ path, ...each })),
    story('pending', '', {
      path,
      scenario: [`${operation}:pending:no_answer`],
      steps: [...fill, 'submit'],
      within: '[aria-busy="true"]',
    }),
    ...rejections(operation, { path, steps: [...fill, 'submit'] }),
  ],
}));
