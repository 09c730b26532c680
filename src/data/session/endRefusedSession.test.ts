import { describe, expect, it } from 'vitest';
import { text } from '../../core/question/builders.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { studentWith } from '../test-support/studentWith.ts';
import { endRefusedSession } from './endRefusedSession.ts';
import { enterForm } from './enterForm.ts';

const textOf = (text: string) => ({ message: { severity: 'error', text } });
const INVALID = textOf('Your session is invalid. Please clear your cookies and login again.');
const AWAY = textOf('You have been automatically logged out due to inactivity.');

function student() {
  const made = studentWith({ form: formOf(text('first_name', { label: 'First name' })), calls: {} });
  made.enter();
  return made.applicant;
}

describe('endRefusedSession', () => {
  it('ERR-09 the login says that the session was invalid, once', () => {
    const applicant = student();

    expect([endRefusedSession(applicant), endRefusedSession(applicant)]).toEqual([INVALID, null]);
  });

  it.each([
    ['choice', {}],
    ['inactivity', AWAY],
  ] as const)('TRAP-24 TRAP-45 …but not because another tab logs out by %s', (reason, arrival) => {
    const applicant = student();
    applicant.leavingElsewhere = reason;

    expect(endRefusedSession(applicant)).toEqual(arrival);
    expect(applicant.snapshot.get().is_logged_in).toBe(false);
  });

  it('ERR-09 another tab’s log-out says nothing about the next session', async () => {
    const applicant = student();
    applicant.leavingElsewhere = 'choice';

    await enterForm(applicant, '', '');

    expect(applicant.leavingElsewhere).toBeNull();
  });
});
