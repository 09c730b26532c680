import { asStudent, type Screen, type Story } from '../Story.ts';

const FIRST = ['getProfile:200:new_student'] as const;
const RETURNING = ['getProfile:200:second_login'] as const;
const VALIDATING = ['getProfile:200:validating'] as const;
const READY = [
  'getProfile:200:ready_to_submit',
  'getAddAnother:200:all',
  'getDocuments:200:completed',
] as const;
const NOT_VALIDATED = ['getProfile:200:ready_not_validated'] as const;
const ACADEMICS = ['getProfile:200:started'] as const;

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
  ...asStudent('/about', FIRST, [
    { state: 'first login', shows: 'Congratulations!' },
    { state: 'a list open', steps: ['open-a-list'], shows: 'Afghanistan', within: '[role=option]' },
    {
      state: 'suggestions',
      scenario: ['findLookup:200:addresses'],
      steps: ['type-an-address'],
      shows: 'Use: 12 Elm',
      within: '[role=option]',
    },
    {
      state: 'suggestions loading',
      scenario: ['findLookup:pending:no_answer'],
      steps: ['type-an-address'],
      shows: 'Loading...',
    },
    { state: 'address abroad', steps: ['open-the-other-tab'], shows: 'Full address' },
    {
      state: 'saving',
      scenario: ['saveAnswers:pending:no_answer'],
      steps: ['fill-name', 'save-and-continue'],
      shows: 'Saving…',
    },
  ]),
  ...asStudent('/about', RETURNING, [
    { state: 'second login', shows: 'Welcome back!' },
    { state: 'everything open', steps: ['open-everything'], shows: 'Name on those records' },
  ]),
  ...asStudent('/final-steps', READY, [
    { state: 'filled, nothing to fix', steps: ['to-about'], shows: 'About You', within: h1 },
    {
      state: 'a document that only the server reports as missing',
      scenario: ['submitApplication:400:document_missing'],
      steps: ['submit-application'],
      shows: 'Please upload your transcript.',
    },
    {
      state: 'a section opened from the review',
      steps: ['change-contact'],
      shows: 'Back to your review',
    },
  ]),
  ...asStudent('/final-steps', VALIDATING, [
    { state: 'every error', steps: ['to-about'], shows: 'About You', within: h1 },
  ]),
];

const education: readonly Story[] = [
  { state: 'a visitor, empty', path: '/education', shows: 'Academics', within: h1 },
  ...asStudent('/education', ACADEMICS, [
    { state: 'started', shows: 'Academics', within: h1 },
    {
      state: 'everything open, two colleges',
      scenario: ['getAddAnother:200:two_colleges'],
      steps: ['open-everything'],
      shows: 'SAT Math',
    },
    { state: 'school abroad', scenario: ['getTabs:200:school_abroad'], shows: 'School country' },
    {
      state: 'the list of majors',
      steps: ['see-majors'],
      shows: 'See all majors',
      within: '[role=dialog]',
    },
  ]),
  ...asStudent('/final-steps', READY, [
    { state: 'filled, nothing to fix', steps: ['to-education'], shows: 'Academics', within: h1 },
  ]),
  ...asStudent('/final-steps', VALIDATING, [
    { state: 'every error', steps: ['to-education'], shows: 'Academics', within: h1 },
  ]),
];

const finalSteps: readonly Story[] = [
  { state: 'a visitor, empty', path: '/final-steps', shows: 'Not answered yet', within: 'td' },
  ...asStudent('/final-steps', NOT_VALIDATED, [
    { state: 'filled, not validated', shows: 'Ana', within: 'td' },
    { state: 'everything open', steps: ['open-everything'], shows: 'Please explain' },
    {
      state: 'an answer cleared by a choice',
      steps: ['explain-and-say-no'],
      shows: '1 answer was removed',
      within: '[role=status]',
    },
  ]),
  ...asStudent('/final-steps', READY, [
    { state: 'nothing to fix', shows: 'Submit', within: h1 },
    {
      state: 'filled, the review of a page folded',
      steps: ['fold-review'],
      shows: 'About You',
      within: '[aria-expanded=false]',
    },
    {
      state: 'errors that only the server finds',
      scenario: ['postValidations:200:page_errors'],
      steps: ['submit-application'],
      shows: 'This ZIP code does not belong to the state you chose.',
    },
    {
      state: 'submitting',
      scenario: ['submitApplication:pending:no_answer'],
      steps: ['submit-application'],
      shows: '',
      within: 'main [aria-busy="true"]',
    },
  ]),
  ...asStudent('/final-steps', VALIDATING, [
    { state: 'every error', shows: 'Please review your application' },
  ]),
];

export const formStories: readonly Screen[] = [
  { name: 'About You', stories: about },
  { name: 'Academics', stories: education },
  { name: 'Submit', stories: finalSteps },
];
