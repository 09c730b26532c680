import type { Screen, Story } from '../Story.ts';

const FIRST = ['getProfile:200:new_student'];
const RETURNING = ['getProfile:200:second_login'];
const VALIDATING = ['getProfile:200:validating'];
const READY = ['getProfile:200:ready_to_submit', 'getAddAnother:200:all', 'getDocuments:200:completed'];
const ACADEMICS = ['getProfile:200:started'];

const student = (story: Omit<Story, 'as'>): Story => ({ ...story, as: 'student' });
const h1 = 'h1';

const about: readonly Story[] = [
  { state: 'a visitor, empty', path: '/about', shows: 'About You', within: h1 },
  {
    state: 'a visitor with a token, filled',
    path: '/about?token=EXAMPLE',
    scenario: ['getPublicView:200:complete'],
    shows: 'About You',
    within: h1,
  },
  student({ state: 'first login', path: '/about', scenario: FIRST, shows: 'Congratulations!' }),
  student({ state: 'second login', path: '/about', scenario: RETURNING, shows: 'Welcome back!' }),
  student({
    state: 'filled, nothing to fix',
    path: '/final-steps',
    scenario: READY,
    steps: ['to-about'],
    shows: 'About You',
    within: h1,
  }),
  student({
    state: 'every error',
    path: '/final-steps',
    scenario: VALIDATING,
    steps: ['to-about'],
    shows: 'About You',
    within: h1,
  }),
  student({
    state: 'a document only the server misses',
    path: '/final-steps',
    scenario: [...READY, 'submitApplication:400:document_missing'],
    steps: ['submit-application'],
    shows: 'Please upload your transcript.',
  }),
  student({
    state: 'everything open',
    path: '/about',
    scenario: RETURNING,
    steps: ['open-everything'],
    shows: 'Name on those records',
  }),
  student({
    state: 'on the way from the review and back',
    path: '/final-steps',
    scenario: READY,
    steps: ['change-contact'],
    shows: 'Back to your review',
  }),
  student({
    state: 'a list open',
    path: '/about',
    scenario: FIRST,
    steps: ['open-a-list'],
    shows: 'Afghanistan',
    within: '[role=option]',
  }),
  student({
    state: 'suggestions',
    path: '/about',
    scenario: [...FIRST, 'findLookup:200:addresses'],
    steps: ['type-an-address'],
    shows: 'Use: 12 Elm',
    within: '[role=option]',
  }),
  student({
    state: 'suggestions loading',
    path: '/about',
    scenario: [...FIRST, 'findLookup:pending:no_answer'],
    steps: ['type-an-address'],
    shows: 'Loading...',
  }),
  student({
    state: 'address abroad',
    path: '/about',
    scenario: FIRST,
    steps: ['open-the-other-tab'],
    shows: 'Full address',
  }),
  student({
    state: 'saving',
    path: '/about',
    scenario: [...FIRST, 'saveAnswers:pending:no_answer'],
    steps: ['fill-name', 'save-and-continue'],
    shows: 'Saving…',
  }),
];

const education: readonly Story[] = [
  { state: 'a visitor, empty', path: '/education', shows: 'Academics', within: h1 },
  student({ state: 'started', path: '/education', scenario: ACADEMICS, shows: 'Academics', within: h1 }),
  student({
    state: 'filled, nothing to fix',
    path: '/final-steps',
    scenario: READY,
    steps: ['to-education'],
    shows: 'Academics',
    within: h1,
  }),
  student({
    state: 'every error',
    path: '/final-steps',
    scenario: VALIDATING,
    steps: ['to-education'],
    shows: 'Academics',
    within: h1,
  }),
  student({
    state: 'everything open, two colleges',
    path: '/education',
    scenario: [...ACADEMICS, 'getAddAnother:200:two_colleges'],
    steps: ['open-everything'],
    shows: 'SAT Math',
  }),
  student({
    state: 'school abroad',
    path: '/education',
    scenario: [...ACADEMICS, 'getTabs:200:school_abroad'],
    shows: 'School country',
  }),
  student({
    state: 'the list of majors',
    path: '/education',
    scenario: ACADEMICS,
    steps: ['see-majors'],
    shows: 'See all majors',
    within: '[role=dialog]',
  }),
];

const finalSteps: readonly Story[] = [
  { state: 'a visitor, empty', path: '/final-steps', shows: 'Not answered yet', within: 'td' },
  student({
    state: 'filled, not validated',
    path: '/final-steps',
    scenario: ['getProfile:200:ready_not_validated'],
    shows: 'Ana',
    within: 'td',
  }),
  student({
    state: 'filled, the review of a page folded',
    path: '/final-steps',
    scenario: READY,
    steps: ['fold-review'],
    shows: 'About You',
    within: '[aria-expanded=false]',
  }),
  student({
    state: 'nothing to fix',
    path: '/final-steps',
    scenario: READY,
    shows: 'Submit',
    within: h1,
  }),
  student({
    state: 'every error',
    path: '/final-steps',
    scenario: VALIDATING,
    shows: 'Please review your application',
  }),
  student({
    state: 'errors only the server finds',
    path: '/final-steps',
    scenario: [...READY, 'postValidations:200:page_errors'],
    steps: ['submit-application'],
    shows: 'This ZIP code does not belong to the state you chose.',
  }),
  student({
    state: 'everything open',
    path: '/final-steps',
    scenario: ['getProfile:200:ready_not_validated'],
    steps: ['open-everything'],
    shows: 'Please explain',
  }),
  student({
    state: 'submitting',
    path: '/final-steps',
    scenario: [...READY, 'submitApplication:pending:no_answer'],
    steps: ['submit-application'],
    shows: '',
    within: 'main [aria-busy="true"]',
  }),
];

/** The three pages of the form. */
export const formStories: readonly Screen[] = [
  { name: 'About You', stories: about },
  { name: 'Academics', stories: education },
  { name: 'Submit', stories: finalSteps },
];
