import type { ReplyName } from '@admission/sdk/examples';
import { asStudent, type Screen, type Story } from '../Story.ts';

const ACADEMICS = ['getProfile:200:started'] as const;

/** A document, from choosing the file to the end of its conversion. */
const documents: readonly Story[] = [
  ...asStudent(
    '/education',
    [...ACADEMICS, 'getDocuments:200:none'],
    [
      { state: 'none', shows: 'No file yet' },
      {
        state: 'a file of the wrong kind',
        steps: ['choose-a-wrong-file'],
        shows: 'Please choose a PDF, Word, JPG or PNG file up to 10 MB.',
      },
      {
        state: 'photos to be arranged',
        steps: ['choose-two-photos'],
        shows: 'Each photo will be one page of the PDF.',
      },
      {
        state: 'logging out with unsent photos',
        steps: ['choose-two-photos', 'open-account', 'log-out'],
        shows: 'Your photos have not been sent yet.',
      },
      {
        state: 'uploading',
        scenario: ['requestUpload:pending:no_answer'],
        steps: ['choose-a-file'],
        shows: 'Converting…',
      },
      {
        state: 'rejected: 429 too_many_requests',
        scenario: ['requestUpload:429:too_many_requests'],
        steps: ['choose-a-file'],
        shows: 'Too many attempts. Please wait 1 minute and try again.',
      },
      {
        state: 'rejected: 400 unsupported_file',
        scenario: ['startConversion:400:unsupported_file'],
        steps: ['choose-a-file'],
        shows: 'We cannot read this kind of file.',
      },
      {
        state: 'conversion failed',
        scenario: ['getConversion:200:failed'],
        steps: ['choose-a-file'],
        shows: 'We could not convert your file.',
      },
    ],
  ),
  ...asStudent('/education', ACADEMICS, [
    { state: 'converted', scenario: ['getDocuments:200:completed'], shows: 'Converted and attached' },
    { state: 'uploaded and converted', steps: ['choose-a-file'], shows: 'Converted and attached' },
  ]),
  ...asStudent(
    '/education',
    [],
    [
      {
        state: 'converting since the last visit',
        scenario: [
          'getProfile:200:document_converting',
          'getDocuments:200:converting',
          'getConversion:200:in_progress',
        ],
        shows: 'Converting…',
      },
      {
        state: 'failed since the last visit',
        scenario: ['getProfile:200:document_failed', 'getDocuments:200:failed', 'getConversion:200:failed'],
        shows: '',
        within: '.app-upload--failed',
      },
    ],
  ),
];

const submitted = (state: string, pdf: ReplyName<'getPdf'> | 'pending:no_answer', shows: string): Story => ({
  state,
  path: '/completion',
  scenario: ['getProfile:200:submitted', `getPdf:${pdf}`],
  shows,
});

/** The thank-you page with the PDF copy in each of its states. */
const completion: readonly Story[] = [
  submitted('PDF ready', '200:completed', 'Download a PDF copy of your application'),
  submitted('PDF being made', '200:in_progress', 'Preparing your PDF…'),
  submitted('PDF failed', '200:failed', 'Try making your PDF again'),
  submitted('rejected: 500 unexpected', '500:unexpected', 'Try making your PDF again'),
  submitted('PDF pending', 'pending:no_answer', 'Preparing your PDF…'),
  {
    state: 'just submitted',
    path: '/final-steps',
    scenario: ['getProfile:200:ready_to_submit', 'getDocuments:200:completed'],
    steps: ['submit-application'],
    shows: 'Your application was successfully submitted.',
  },
];

export const documentStories: readonly Screen[] = [
  { name: 'Documents', stories: documents },
  { name: 'Thank you', stories: completion },
];
