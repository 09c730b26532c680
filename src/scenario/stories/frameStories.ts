import { bannerDates } from '../../tenant/chosenTenant.ts';
import type { Screen } from '../Story.ts';
import { rejections } from './rejections.ts';

const RETURNING = ['getProfile:200:second_login'] as const;
const READY = ['getProfile:200:ready_to_submit', 'getDocuments:200:completed'] as const;
const WRONG = 'Something went wrong.';
/** The error screen's console output if no report address is set. */
const REPORTED = '[the form]';

/** States of the frame around the pages, and of dialogs and screens that cover it. */
export const frameStories: readonly Screen[] = [
  {
    name: 'Loading and errors',
    stories: [
      {
        state: 'loading',
        scenario: ['getProfile:pending:no_answer'],
        shows: 'Loading',
        within: '.app-full-screen-spinner',
      },
      {
        state: 'the profile fails',
        scenario: ['getProfile:500:unexpected'],
        shows: WRONG,
        logs: REPORTED,
      },
      {
        state: 'an expired token',
        path: '/about?token=EXAMPLE',
        scenario: ['getPublicView:404:link_expired'],
        shows: 'This link has expired.',
        logs: REPORTED,
      },
      {
        state: 'an unknown service token',
        path: '/about?service_token=EXAMPLE',
        scenario: ['getServiceView:401:token_invalid'],
        shows: WRONG,
        logs: REPORTED,
      },
      {
        state: 'a failed log-out',
        scenario: [...RETURNING, 'logOut:500:unexpected'],
        steps: ['open-account', 'log-out'],
        shows: 'You are not logged out yet.',
        logs: 'LogOutFailedError',
      },
      { state: 'an unknown address', path: '/nowhere/at-all', shows: 'About You', within: 'h1' },
    ],
  },
  {
    name: 'Read-only view',
    stories: (['complete', 'two_colleges', 'blank'] as const).map((example) => ({
      state: example,
      path: '/about?service_token=EXAMPLE',
      scenario: [`getServiceView:200:${example}`],
      shows: 'About You',
      within: 'h2',
    })),
  },
  {
    name: 'Banners',
    stories: bannerDates.map(({ date, shown }) => ({
      state: `until ${shown}`,
      on: date,
      shows: `${shown}:`,
    })),
  },
  {
    name: 'Account',
    stories: [
      { state: 'a visitor', steps: ['open-account'], shows: 'Create Account' },
      {
        state: 'a student',
        scenario: RETURNING,
        steps: ['open-account'],
        shows: 'ana.marsh@example.com',
        within: '[role=dialog]',
      },
      {
        state: 'logging out',
        scenario: [...RETURNING, 'logOut:pending:no_answer'],
        steps: ['open-account', 'log-out'],
        shows: 'Logging out',
      },
      {
        state: 'starting over',
        scenario: RETURNING,
        steps: ['open-account', 'start-over'],
        shows: 'Start your application over?',
        within: '[role=dialog]',
      },
      {
        state: 'starting over failed',
        scenario: [...RETURNING, 'saveAnswers:500:unexpected'],
        steps: ['open-account', 'start-over', 'remove-everything'],
        shows: 'Not everything could be removed.',
        within: '[role=dialog]',
      },
    ],
  },
  {
    name: 'Dialogs',
    stories: [
      { state: 'Help', steps: ['open-help'], shows: 'Help', within: '[role=dialog]' },
      {
        state: 'Help after a failed call',
        path: '/login',
        scenario: ['logIn:500:unexpected'],
        steps: ['fill-email', 'fill-password', 'submit', 'close-message', 'open-help'],
        shows: 'Copy',
        within: '[role=dialog]',
      },
      {
        state: 'Privacy',
        path: '/login',
        steps: ['open-privacy'],
        shows: 'Privacy',
        within: '[role=dialog]',
      },
      {
        state: 'still working?',
        scenario: RETURNING,
        steps: ['be-away-14-minutes'],
        shows: 'Still working?',
      },
      {
        state: 'logged out by inactivity',
        scenario: RETURNING,
        steps: ['be-away-15-minutes'],
        shows: 'You have been automatically logged out due to inactivity.',
      },
      {
        state: 'logging out with unsaved answers',
        scenario: [...RETURNING, 'saveAnswers:500:unexpected'],
        steps: ['fill-name', 'open-account', 'log-out'],
        shows: 'Your last changes could not be saved.',
      },
      {
        state: 'submitted on another device',
        scenario: [...RETURNING, 'saveAnswers:403:already_submitted'],
        steps: ['fill-name', 'save-and-continue'],
        shows: 'Your application was already submitted.',
      },
    ],
  },
  {
    name: 'Unexpected Error',
    stories: [
      ...rejections('saveAnswers', { scenario: RETURNING, steps: ['fill-name', 'save-and-continue'] }, [
        '401',
        'already_submitted',
        'session_replaced',
      ]),
      ...rejections(
        'submitApplication',
        { path: '/final-steps', scenario: READY, steps: ['submit-application'] },
        ['401', '500', 'cross_site', 'document_missing', 'session_replaced'],
      ),
    ],
  },
];
