import { describe, expect, it, vi } from 'vitest';
import { UnauthorizedError } from '@admission/sdk';
import { text } from '../../core/question/builders.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { studentWith } from '../test-support/studentWith.ts';
import { endSession } from './endSession.ts';
import { enterForm } from './enterForm.ts';

const FORM = formOf(text('first_name', { label: 'First name' }));
const REFUSED = new UnauthorizedError('ended', { status: 401 });
const refuse = () => Promise.reject(REFUSED);

describe('endSession', () => {
  it('TRAP-10 of several calls that are refused together only the first ends the session', () => {
    const { applicant, enter } = studentWith({ form: FORM, calls: {} });
    enter();

    expect([endSession(applicant), endSession(applicant)]).toEqual([true, false]);
  });

  it('TRAP-10 who is refused on the way in had a session, once; what a visitor looked up is none', async () => {
    const calls = { getProfile: refuse, getAddAnother: refuse, getTabs: refuse, getDocuments: refuse };
    const { applicant } = studentWith({ form: FORM, calls });
    const lookup = { queryKey: ['lookup', 'address', 'Alder'], queryFn: refuse };
    await expect(applicant.queryClient.query(lookup)).rejects.toBe(REFUSED);
    expect(endSession(applicant)).toBe(false);

    applicant.hasLeft = true;
    await expect(enterForm(applicant, '', 'admit_session=1')).rejects.toBe(REFUSED);

    expect([endSession(applicant), endSession(applicant)]).toEqual([true, false]);
  });
});

describe('inBackground', () => {
  it('ERR-09 a call of an earlier session that is refused late does not end this one', async () => {
    const { applicant, enter, onUnauthorized } = studentWith({ form: FORM, calls: {} });
    const [late, current] = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
    enter();
    applicant.inBackground(late.promise, 'an earlier session');
    enter();
    applicant.inBackground(current.promise, 'this session');

    late.reject(REFUSED);
    await expect(late.promise).rejects.toBe(REFUSED);
    expect(onUnauthorized).not.toHaveBeenCalled();
    current.reject(REFUSED);
    await vi.waitFor(() => expect(onUnauthorized).toHaveBeenCalledOnce());
  });
});
