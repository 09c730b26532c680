import { MatchersV3 } from '@pact-foundation/pact';
import { describe, it } from 'vitest';
import { call, state } from './test-support/Call.ts';
import { describeEndedSession, describeFailure, describeReplacedSession } from './test-support/failures.ts';
import { interact } from './test-support/interact.ts';
import { moment, refused, success, text } from './test-support/replies.ts';

const { like } = MatchersV3;

const getProfile = call('getProfile', 'for the profile');

const withStatus = (status: string, more?: object) =>
  state('a student with status {status}', { status, ...more });

const logins = (count: number) =>
  Array.from({ length: count }, (_, day) => ({ timestamp: moment(`2026-11-1${String(6 + day)}T09:00:00Z`) }));
const history = (...statuses: string[]) =>
  statuses.map((web_status, hour) => ({
    web_status,
    timestamp: moment(`2026-11-16T1${String(hour)}:01:00Z`),
  }));

const NEW = {
  username: 'maya@example.com',
  last_page: '',
  successful_login: logins(1),
  web_status: [] as ReturnType<typeof history>,
  answer: {},
  document_answer: {},
};

/** Any map, including an empty one. */
const ANYTHING = like({});
// Uses the values of the contract's own examples, so that the mock satisfies the pact too.
const ANSWERS = { first_name: 'Ana', last_name: 'Marsh', birth_date: '2009-03-14', home_city: 'Altoona' };

describe('the profile', () => {
  it('the profile of a new student is empty · API-08', () =>
    interact(getProfile, { given: withStatus('none'), when: 'of a student with status none' }, success(NEW)));

  it('the profile of a student who has started contains the answers and the last page · ENT-06', () =>
    interact(
      getProfile,
      {
        given: withStatus('started', { last_page: '/education', answers: ANSWERS }),
        when: 'of a student with status started',
      },
      success({ ...NEW, last_page: '/education', web_status: history('started'), answer: ANSWERS }),
    ));

  it('the profile has one entry per log-in · ENT-02', () =>
    interact(
      getProfile,
      {
        given: withStatus('started', { last_page: '/about', logins: 2 }),
        when: 'of a student who is back',
      },
      success({
        ...NEW,
        last_page: '/about',
        successful_login: logins(2),
        web_status: history('started'),
        answer: ANYTHING,
      }),
    ));

  it('the profile of a student who has pressed Submit has the status validating · STAT-02', () =>
    interact(
      getProfile,
      {
        given: withStatus('validating', { last_page: '/final-steps', logins: 2 }),
        when: 'of a student with status validating',
      },
      success({
        ...NEW,
        last_page: '/final-steps',
        successful_login: logins(2),
        web_status: history('started', 'validating'),
        answer: ANYTHING,
      }),
    ));

  it('the profile of a student who has finished has the status submitted · STAT-02', () =>
    interact(
      getProfile,
      {
        given: withStatus('submitted', { last_page: '/final-steps', logins: 3 }),
        when: 'of a student with status submitted',
      },
      success({
        ...NEW,
        last_page: '/final-steps',
        successful_login: logins(3),
        web_status: history('started', 'validating', 'submitted'),
        answer: ANYTHING,
        document_answer: ANYTHING,
      }),
    ));

  it('the profile lists a document that is being converted · DOC-13', () =>
    interact(
      getProfile,
      {
        given: state('a document conversion with status {status}', {
          status: 'IN_PROGRESS',
          last_page: '/education',
          logins: 2,
        }),
        when: 'while a document is converted',
      },
      success({
        ...NEW,
        last_page: '/education',
        successful_login: logins(2),
        web_status: history('started'),
        answer: ANYTHING,
        document_answer: {
          hs_transcript_doc: {
            file_name: text('transcript.docx'),
            status: 'IN_PROGRESS',
          },
        },
      }),
    ));

  it('the profile cannot be read without a session cookie · CARD-10', () =>
    interact(
      { ...getProfile, session: false },
      { given: state('the session is invalid'), when: 'without a session' },
      refused(401, 'Your session has ended. Please log in again.'),
    ));
});

describeEndedSession([getProfile]);
describeReplacedSession([getProfile]);
describeFailure([getProfile]);
