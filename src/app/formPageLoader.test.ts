// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { text } from '../core/question/builders.ts';
import { formOf } from '../core/test-support/formOf.ts';
import { endSession } from '../data/session/endSession.ts';
import { ok } from '../data/test-support/fakeSdk.ts';
import { studentWith } from '../data/test-support/studentWith.ts';
import { formPageLoader } from './formPageLoader.ts';

const FORM = formOf(text('first_name', { label: 'First name' }));

/** Visits to the form's pages, as the router makes them, for somebody with this profile. */
function setUp(profile: { last_page?: string; web_status?: string[] } = {}, serviceToken?: string) {
  const calls = {
    getProfile: vi.fn(() =>
      Promise.resolve({
        username: 'jane@example.com',
        successful_login: [],
        answer: {},
        last_page: '',
        web_status: ['started'],
        ...profile,
      }),
    ),
    getAddAnother: vi.fn(() => Promise.resolve({ add_another: {} })),
    getTabs: vi.fn(() => Promise.resolve({ tabs: {} })),
    getDocuments: vi.fn(() => Promise.resolve({ document_answer: {} })),
    getServiceView: vi.fn(() => Promise.resolve({ answer: {}, add_another: {}, tabs: {} })),
    saveLastPage: vi.fn((_body: { last_page: string }) => Promise.resolve({ message: 'ok' })),
    saveAnswers: ok(),
    saveWebStatus: ok(),
  };
  const { applicant } = studentWith({ form: FORM, calls, serviceToken });
  const load = formPageLoader(applicant);
  return {
    calls,
    applicant,
    /** Where a visit leads, or null where one stays. */
    visit: async (path: string, signal?: AbortSignal) => {
      const response = await load({ request: new Request(`http://localhost${path}`, { signal }) });
      return response && response.headers.get('Location');
    },
    recorded: () => calls.saveLastPage.mock.calls.map(([{ last_page }]) => last_page),
  };
}

describe('formPageLoader', () => {
  beforeEach(() => {
    document.cookie = 'admit_session=1';
  });
  afterEach(() => {
    document.cookie = 'admit_session=; Max-Age=0';
  });

  it('TRAP-01 ROUTE-20 ROUTE-22 a student is led to their last page with the query, and that alone is recorded', async () => {
    const { calls, recorded, visit } = setUp({ last_page: '/education' });

    expect(await visit('/about?x=1')).toBe('/education?x=1');
    expect(recorded()).toEqual([]);
    expect(await visit('/education?x=1')).toBeNull();

    expect(recorded()).toEqual(['/education']);
    expect(calls.getProfile).toHaveBeenCalledOnce();
  });

  it('ROUTE-03 ROUTE-23 TRAP-02 every later move is the student’s own, and recorded', async () => {
    const { recorded, visit } = setUp({ last_page: '/education' });
    await visit('/education');

    expect(await visit('/about')).toBeNull();
    expect(await visit('/completion')).toBe('/about');
    expect(await visit('/final-steps')).toBeNull();

    expect(recorded()).toEqual(['/education', '/about', '/final-steps']);
  });

  it('TRAP-04 TRAP-08 a new session begins at its last page again', async () => {
    const { applicant, visit } = setUp({ last_page: '/education' });
    await visit('/education');
    endSession(applicant);

    expect(await visit('/about')).toBe('/education');
  });

  it('ROUTE-18 ROUTE-21 a submitted student is led to /completion, and nothing is recorded', async () => {
    const { recorded, visit } = setUp({ web_status: ['started', 'validating', 'submitted'] });

    expect(await visit('/final-steps')).toBe('/completion');
    expect(await visit('/completion')).toBeNull();

    expect(recorded()).toEqual([]);
  });

  it('ROUTE-19 ROUTE-36 STAT-04 TRAP-09 a visitor stays on every page, without a call', async () => {
    document.cookie = 'admit_session=; Max-Age=0';
    const { calls, visit } = setUp({ last_page: '/education' });

    const ends = [await visit('/about'), await visit('/final-steps'), await visit('/completion')];

    expect(ends).toEqual([null, null, '/about']);
    expect(Object.values(calls).every((call) => call.mock.calls.length === 0)).toBe(true);
  });

  it('TRAP-48 TRAP-49 the service view asks for itself alone, whoever else is logged in', async () => {
    const { calls, visit } = setUp({ last_page: '/final-steps' }, 'stf');

    expect(await visit('/education')).toBeNull();

    expect(calls.getServiceView).toHaveBeenCalledOnce();
    expect(calls.getProfile).not.toHaveBeenCalled();
    expect(calls.saveLastPage).not.toHaveBeenCalled();
  });

  it('TRAP-47 a navigation that was overtaken decides and records nothing', async () => {
    const { recorded, visit } = setUp({ last_page: '/education' });

    expect(await visit('/about', AbortSignal.abort())).toBeNull();
    expect(await visit('/education')).toBeNull();

    expect(recorded()).toEqual(['/education']);
  });
});
