import { call, state } from './test-support/Call.ts';
import { endedSession, internalError, replacedSession } from './test-support/failures.ts';
import { testInteractions } from './test-support/interact.ts';
import { ANYTHING, moment, success, text } from './test-support/replies.ts';

const getProfile = call('getProfile', 'for the profile');
const anonymous = { ...getProfile, session: false } as const;
const withStatus = (status: string, more?: object) =>
  state('a student with status {status}', { status, ...more });

const logins = (count: number) =>
  Array.from({ length: count }, (_, day) => ({ timestamp: moment(`2026-11-1${String(6 + day)}T09:00:00Z`) }));
const history = (...statuses: string[]) =>
  statuses.map((web_status, hour) => ({
    web_status,
    timestamp: moment(`2026-11-16T1${String(hour)}:01:00Z`),
  }));

/** Returns the profile reply of a new student, with the given changes. */
const profile = (changes: object) =>
  success({
    username: 'maya@example.com',
    last_page: '',
    successful_login: logins(1),
    web_status: [],
    answer: ANYTHING,
    document_answer: {},
    ...changes,
  });

// Uses the values of the contract's own examples, so that the mock satisfies the pact too.
const ANSWERS = { first_name: 'Ana', last_name: 'Marsh', birth_date: '2009-03-14', home_city: 'Altoona' };

testInteractions([
  [getProfile, 'of a student with status none', withStatus('none'), profile({}), 'API-08'],
  [
    getProfile,
    'of a student with status started',
    withStatus('started', { last_page: '/education', answers: ANSWERS }),
    profile({ last_page: '/education', web_status: history('started'), answer: ANSWERS }),
    'ENT-06',
  ],
  [
    getProfile,
    'of a returning student',
    withStatus('started', { last_page: '/about', logins: 2 }),
    profile({
      last_page: '/about',
      successful_login: logins(2),
      web_status: history('started'),
      answer: ANYTHING,
    }),
    'ENT-02',
  ],
  [
    getProfile,
    'of a student with status validating',
    withStatus('validating', { last_page: '/final-steps', logins: 2 }),
    profile({
      last_page: '/final-steps',
      successful_login: logins(2),
      web_status: history('started', 'validating'),
      answer: ANYTHING,
    }),
    'STAT-02',
  ],
  [
    getProfile,
    'of a student with status submitted',
    withStatus('submitted', { last_page: '/final-steps', logins: 3 }),
    profile({
      last_page: '/final-steps',
      successful_login: logins(3),
      web_status: history('started', 'validating', 'submitted'),
      answer: ANYTHING,
      document_answer: ANYTHING,
    }),
    'STAT-02',
  ],
  [
    getProfile,
    'while a document is being converted',
    state('a document conversion with status {status}', {
      status: 'IN_PROGRESS',
      last_page: '/education',
      logins: 2,
    }),
    profile({
      last_page: '/education',
      successful_login: logins(2),
      web_status: history('started'),
      answer: ANYTHING,
      document_answer: { hs_transcript_doc: { file_name: text('transcript.docx'), status: 'IN_PROGRESS' } },
    }),
    'DOC-13',
  ],
  [anonymous, 'without a session', state('the session is invalid'), '401:session_invalid', 'CARD-10'],

  ...endedSession([getProfile]),
  ...replacedSession([getProfile]),
  ...internalError([getProfile]),
]);
