import { describe, expect, it } from 'vitest';
import { text } from '../core/kinds/builders.ts';
import { formOf } from '../core/test-support/formOf.ts';
import type { Application } from '../session/test-support/openApplication.ts';
import { settled } from '../session/test-support/turns.ts';
import { aHost, cookiesOf } from '../session/test-support/aHost.ts';
import { aServer } from '../session/test-support/aServer.ts';
import { formPageLoader } from './formPageLoader.ts';

const FORM = formOf(text('first_name', { label: 'First name' }));

/** Visits to the form's pages, as the router makes them, in a browser with the session of this application. */
function setUp(application: Application = {}, settings: Partial<Parameters<typeof aHost>[0]> = {}) {
  const calls = aServer(application);
  const page = aHost({ form: FORM, calls, cookies: cookiesOf('m-1'), ...settings });
  const load = formPageLoader(page.sessions);
  return {
    ...page,
    calls,
    /** Where a visit leads, or null where one stays. */
    visit: async (path: string, signal?: AbortSignal) => {
      const response = await load({ request: new Request(`http://localhost${path}`, { signal }) });
      await settled();
      return response && response.headers.get('Location');
    },
    recorded: () => calls.saveLastPage.mock.calls.map(([{ last_page }]) => last_page),
  };
}

describe('formPageLoader', () => {
  it('a student is led to their last page with the query, and that alone is recorded · TRAP-01, ROUTE-20, ROUTE-22', async () => {
    const { calls, recorded, visit } = setUp({ lastPage: '/education' });

    expect(await visit('/about?x=1')).toBe('/education?x=1');
    expect(recorded()).toEqual([]);
    expect(await visit('/education?x=1')).toBeNull();

    expect(recorded()).toEqual(['/education']);
    expect(calls.getProfile).toHaveBeenCalledOnce();
  });

  it('every later move is the student’s own, and recorded · ROUTE-03, ROUTE-23, TRAP-02', async () => {
    const { recorded, visit } = setUp({ lastPage: '/education' });
    await visit('/education');

    expect(await visit('/about')).toBeNull();
    expect(await visit('/completion')).toBe('/about');
    expect(await visit('/final-steps')).toBeNull();

    expect(recorded()).toEqual(['/education', '/about', '/final-steps']);
  });

  it('a new session begins at its last page again · TRAP-04, TRAP-08', async () => {
    const { sessions, visit } = setUp({ lastPage: '/education' });
    await visit('/education');
    sessions.end(sessions.now, 'choice');

    expect(await visit('/about')).toBe('/education');
  });

  it('a submitted student is led to /completion, and nothing is recorded · ROUTE-18, ROUTE-21', async () => {
    const { recorded, visit } = setUp({ status: 'submitted' });

    expect(await visit('/final-steps')).toBe('/completion');
    expect(await visit('/completion')).toBeNull();

    expect(recorded()).toEqual([]);
  });

  it('a visitor stays on every page, without a call · ROUTE-19, ROUTE-36, STAT-04, TRAP-09', async () => {
    const { calls, visit } = setUp({ lastPage: '/education' }, { cookies: '' });

    const ends = [await visit('/about'), await visit('/final-steps'), await visit('/completion')];

    expect(ends).toEqual([null, null, '/about']);
    expect(Object.values(calls).every((call) => call.mock.calls.length === 0)).toBe(true);
  });

  it('the service view asks for itself alone, no matter who is logged in · TRAP-48, TRAP-49', async () => {
    const { calls, visit } = setUp({ lastPage: '/final-steps' }, { serviceToken: 'stf' });

    expect(await visit('/education')).toBeNull();

    expect(calls.getServiceView).toHaveBeenCalledOnce();
    expect(calls.getProfile).not.toHaveBeenCalled();
    expect(calls.saveLastPage).not.toHaveBeenCalled();
  });

  it('a navigation that was overtaken decides and records nothing · TRAP-47', async () => {
    const { recorded, visit } = setUp({ lastPage: '/education' });

    expect(await visit('/about', AbortSignal.abort())).toBeNull();
    expect(await visit('/education')).toBeNull();

    expect(recorded()).toEqual(['/education']);
  });

  it('the last page waits until the application has been started, the form does not · ROUTE-20', async () => {
    const { calls, recorded, visit } = setUp({ status: null });
    const started = Promise.withResolvers<'200:saved'>();
    calls.saveWebStatus.mockReturnValueOnce(started.promise);

    expect(await visit('/about')).toBeNull();
    expect(recorded()).toEqual([]);
    started.resolve('200:saved');
    await settled();

    expect(recorded()).toEqual(['/about']);
  });

  it('brings the checks before a page that shows what is wrong · STAT-05', async () => {
    const { visit, now } = setUp({ status: 'validating' });

    await visit('/about');

    expect(now()).toMatchObject({ form: { validating: true, canValidate: true } });
  });
});
