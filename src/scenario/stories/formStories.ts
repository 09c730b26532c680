import { asStudent, type Screen, type Story, story } from '../Story.ts';

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

const about: readonly Story[] = [
  story('a visitor, empty', 'About You', { path: '/about', within: 'h1' }),
  story('a visitor with a token, filled', 'About You', {
    path: '/about?token=EXAMPLE',
    scenario: ['getPublicView:200:complete'],
    within: 'h1',
  }),
  ...asStudent('/about', FIRST, [
    story('first login', 'Congratulations!'),
    story('a list open', 'Afghanistan', { steps: ['open-a-list'], within: '[role=option]' }),
    story('suggestions', 'Use: 12 Elm', {
      scenario: ['findLookup:200:addresses'],
      steps: ['type-an-address'],
      within: '[role=option]',
    }),
    story('suggestions loading', 'Loading...', {
      scenario: ['findLookup:pending:no_answer'],
      steps: ['type-an-address'],
    }),
    story('a mistyped email address', 'Did you mean ana.marsh@hotmail.com?', {
      steps: ['mistype-preferred-email'],
    }),
    story('address abroad', 'Full address', { steps: ['open-the-other-tab'] }),
    story('saving', 'Saving…', {
      scenario: ['saveAnswers:pending:no_answer'],
      steps: ['fill-name', 'save-and-continue'],
    }),
  ]),
  ...asStudent('/about', RETURNING, [
    story('second login', 'Welcome back!'),
    story('everything open', 'Name on those records', { steps: ['open-everything'] }),
  ]),
  ...asStudent('/final-steps', READY, [
    story('filled, nothing to fix', 'About You', { steps: ['to-about'], within: 'h1' }),
    story('answers cleared by a text', 'removed because you changed “Street address”', {
      steps: ['to-about', 'retype-an-address'],
      within: '[role=status]',
    }),
    story('a document that only the server reports as missing', 'Please upload your transcript.', {
      scenario: ['submitApplication:400:document_missing'],
      steps: ['submit-application'],
    }),
    story('a section opened from the review', 'Back to your review', { steps: ['change-contact'] }),
  ]),
  ...asStudent('/final-steps', VALIDATING, [
    story('every error', 'About You', { steps: ['to-about'], within: 'h1' }),
  ]),
];

const education: readonly Story[] = [
  story('a visitor, empty', 'Academics', { path: '/education', within: 'h1' }),
  ...asStudent('/education', ACADEMICS, [
    story('started', 'Academics', { within: 'h1' }),
    story('everything open, two colleges', 'SAT Math', {
      scenario: ['getAddAnother:200:two_colleges'],
      steps: ['open-everything'],
    }),
    story('school abroad', 'School country', { scenario: ['getTabs:200:school_abroad'] }),
    story('the list of majors', 'See all majors', { steps: ['see-majors'], within: '[role=dialog]' }),
  ]),
  ...asStudent('/final-steps', READY, [
    story('filled, nothing to fix', 'Academics', { steps: ['to-education'], within: 'h1' }),
  ]),
  ...asStudent('/final-steps', VALIDATING, [
    story('every error', 'Academics', { steps: ['to-education'], within: 'h1' }),
  ]),
];

const finalSteps: readonly Story[] = [
  story('a visitor, empty', 'Not answered yet', { path: '/final-steps', within: 'td' }),
  ...asStudent('/final-steps', NOT_VALIDATED, [
    story('filled, not validated', 'Ana', { within: 'td' }),
    story('everything open', 'Please explain', { steps: ['open-everything'] }),
    story('an answer cleared by a choice', '1 answer was removed', {
      steps: ['explain-and-say-no'],
      within: '[role=status]',
    }),
  ]),
  ...asStudent('/final-steps', READY, [
    story('nothing to fix', 'Submit', { within: 'h1' }),
    story('filled, the review of a page folded', 'About You', {
      steps: ['fold-review'],
      within: '[aria-expanded=false]',
    }),
    story('errors that only the server finds', 'This ZIP code does not belong to the state you chose.', {
      scenario: ['postValidations:200:page_errors'],
      steps: ['submit-application'],
    }),
    story('answers to check', 'These answers may well be right.', {
      steps: ['to-about', 'fill-name-in-capitals', 'to-education', 'fill-gpa-of-another-scale', 'to-submit'],
    }),
    story('a draft to print', 'Draft, not submitted', { steps: ['print-a-draft'] }),
    story('submitting', '', {
      scenario: ['submitApplication:pending:no_answer'],
      steps: ['submit-application'],
      within: 'main [aria-busy="true"]',
    }),
  ]),
  ...asStudent('/final-steps', VALIDATING, [story('every error', 'Please review your application')]),
];

export const formStories: readonly Screen[] = [
  { name: 'About You', stories: about },
  { name: 'Academics', stories: education },
  { name: 'Submit', stories: finalSteps },
];
