import type { ReplyName } from '@admission/sdk/examples';
import { asStudent, type Screen, type Story, story } from '../Story.ts';

const ACADEMICS = ['getProfile:200:started'] as const;

/** A document, from choosing the file to the end of its conversion. */
const documents: readonly Story[] = [
  ...asStudent(
    '/education',
    [...ACADEMICS, 'getDocuments:200:none'],
    [
      story('none', 'No file yet'),
      story('a log-in page named as a PDF', 'This is a web page, not a PDF.', {
        steps: ['choose-a-wrong-file'],
      }),
      story('photos to be arranged', 'Each photo will be one page of the PDF.', {
        steps: ['choose-two-photos'],
      }),
      story('logging out with unsent photos', 'Your photos have not been sent yet.', {
        steps: ['choose-two-photos', 'open-account', 'log-out'],
      }),
      story('uploading', 'Converting…', {
        scenario: ['requestUpload:pending:no_answer'],
        steps: ['choose-a-file'],
      }),
      story('rejected: 429 too_many_requests', 'Too many attempts. Please wait 1 minute and try again.', {
        scenario: ['requestUpload:429:too_many_requests'],
        steps: ['choose-a-file'],
      }),
      story('rejected: 400 unsupported_file', 'We cannot read this kind of file.', {
        scenario: ['startConversion:400:unsupported_file'],
        steps: ['choose-a-file'],
      }),
      story('conversion failed', 'We could not convert your file.', {
        scenario: ['getConversion:200:failed'],
        steps: ['choose-a-file'],
      }),
    ],
  ),
  ...asStudent('/education', ACADEMICS, [
    story('converted', 'Converted and attached', { scenario: ['getDocuments:200:completed'] }),
    story('uploaded and converted', 'Converted and attached', { steps: ['choose-a-file'] }),
  ]),
  ...asStudent(
    '/education',
    [],
    [
      story('converting since the last visit', 'Converting…', {
        scenario: [
          'getProfile:200:document_converting',
          'getDocuments:200:converting',
          'getConversion:200:in_progress',
        ],
      }),
      story('failed since the last visit', '', {
        scenario: ['getProfile:200:document_failed', 'getDocuments:200:failed', 'getConversion:200:failed'],
        within: '.app-upload--failed',
      }),
    ],
  ),
];

const submitted = (state: string, pdf: ReplyName<'getPdf'> | 'pending:no_answer', shows: string): Story =>
  story(state, shows, { path: '/completion', scenario: ['getProfile:200:submitted', `getPdf:${pdf}`] });

/** The thank-you page with the PDF copy in each of its states. */
const completion: readonly Story[] = [
  submitted('PDF ready', '200:completed', 'Download a PDF copy of your application'),
  submitted('PDF being made', '200:in_progress', 'Preparing your PDF…'),
  submitted('PDF failed', '200:failed', 'Try making your PDF again'),
  submitted('rejected: 500 unexpected', '500:unexpected', 'Try making your PDF again'),
  submitted('PDF pending', 'pending:no_answer', 'Preparing your PDF…'),
  story('just submitted', 'Your application was successfully submitted.', {
    path: '/final-steps',
    scenario: ['getProfile:200:ready_to_submit', 'getDocuments:200:completed'],
    steps: ['submit-application'],
  }),
];

export const documentStories: readonly Screen[] = [
  { name: 'Documents', stories: documents },
  { name: 'Thank you', stories: completion },
];
