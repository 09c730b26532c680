import { bannerDates, school } from '../../tenant/chosenTenant.ts';
import { type Screen, story } from '../Story.ts';
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
      story('loading', 'Loading', {
        scenario: ['getProfile:pending:no_answer'],
        within: '.app-full-screen-spinner',
      }),
      story('the profile fails', WRONG, { scenario: ['getProfile:500:unexpected'], logs: REPORTED }),
      story('an expired token', 'This link has expired.', {
        path: '/about?token=EXAMPLE',
        scenario: ['getPublicView:404:link_expired'],
        logs: REPORTED,
      }),
      story('an unknown service token', WRONG, {
        path: '/about?service_token=EXAMPLE',
        scenario: ['getServiceView:401:token_invalid'],
        logs: REPORTED,
      }),
      story('a failed log-out', 'You are not logged out yet.', {
        scenario: [...RETURNING, 'logOut:500:unexpected'],
        steps: ['open-account', 'log-out'],
        logs: 'LogOutFailedError',
      }),
      story('an unknown address', 'About You', { path: '/nowhere/at-all', within: 'h1' }),
    ],
  },
  {
    name: 'Read-only view',
    stories: (['complete', 'two_colleges', 'blank'] as const).map((example) =>
      story(example, 'About You', {
        path: '/about?service_token=EXAMPLE',
        scenario: [`getServiceView:200:${example}`],
        within: 'h2',
      }),
    ),
  },
  {
    name: 'Banners',
    stories: bannerDates.flatMap(({ date, shown, isDeadline }) => [
      story(`until ${shown}`, `${shown}:`, { on: date }),
      ...(isDeadline
        ? [
            story(`the last day until ${shown}`, school.unsubmitted, {
              scenario: ['getProfile:200:new_student'],
              on: date,
            }),
          ]
        : []),
    ]),
  },
  {
    name: 'Account',
    stories: [
      story('a visitor', 'Create Account', { steps: ['open-account'] }),
      story('a student', 'ana.marsh@example.com', {
        scenario: RETURNING,
        steps: ['open-account'],
        within: '[role=dialog]',
      }),
      story('a draft with blanks', 'Required, not answered yet', {
        scenario: ['getProfile:200:started'],
        steps: ['open-account', 'print-a-draft'],
      }),
      story('logging out', 'Logging out', {
        scenario: [...RETURNING, 'logOut:pending:no_answer'],
        steps: ['open-account', 'log-out'],
      }),
      story('starting over', 'Start your application over?', {
        scenario: RETURNING,
        steps: ['open-account', 'start-over'],
        within: '[role=dialog]',
      }),
      story('starting over failed', 'Not everything could be removed.', {
        scenario: [...RETURNING, 'saveAnswers:500:unexpected'],
        steps: ['open-account', 'start-over', 'remove-everything'],
        within: '[role=dialog]',
      }),
    ],
  },
  {
    name: 'Dialogs',
    stories: [
      story('Help', 'Help', { steps: ['open-help'], within: '[role=dialog]' }),
      story('Help after a failed call', 'Copy', {
        path: '/login',
        scenario: ['logIn:500:unexpected'],
        steps: ['fill-email', 'fill-password', 'submit', 'close-message', 'open-help'],
        within: '[role=dialog]',
      }),
      story('Privacy', 'Privacy', { path: '/login', steps: ['open-privacy'], within: '[role=dialog]' }),
      story('still working?', 'Still working?', { scenario: RETURNING, steps: ['be-away-14-minutes'] }),
      story('logged out by inactivity', 'You have been automatically logged out due to inactivity.', {
        scenario: RETURNING,
        steps: ['be-away-15-minutes'],
      }),
      story('logging out with unsaved answers', 'Your last changes could not be saved.', {
        scenario: [...RETURNING, 'saveAnswers:500:unexpected'],
        steps: ['fill-name', 'open-account', 'log-out'],
      }),
      story('submitted on another device', 'Your application was already submitted.', {
        scenario: [...RETURNING, 'saveAnswers:403:already_submitted'],
        steps: ['fill-name', 'save-and-continue'],
      }),
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
