import { describe, expect, it } from 'vitest';
import { text } from '../core/kinds/builders.ts';
import { formOf } from '../core/test-support/formOf.ts';
import type { Application } from '../session/test-support/openApplication.ts';
import { settled } from '../session/test-support/turns.ts';
import { aHost, cookiesOf } from '../session/test-support/aHost.ts';
import { aServer } from '../session/test-support/aServer.ts';
import { formPageLoader } from './formPageLoader.ts';

const FORM = formOf(text('first_name', { label: 'First name' }));

/** Sets up the loader, in a browser whose session belongs to this application. */
function setUp(application: Application = {}, settings: Partial<Parameters<typeof aHost>[0]> = {}) {
  const calls = aServer(application);
  const page = aHost({ form: FORM, calls, cookies: cookiesOf('m-1'), ...settings });
  const load = formPageLoader(page.sessions);
  return {
    ...page,
    calls,
    /** Returns a visit's redirect target, or null if there is none. */
    visit: async (path: string, signal?: AbortSignal) => {
      const response = await load({ request: new Request(`http://localhost${path}`, { signal }) });
      await settled();
      return response && response.headers.get('Location');
    },
    recorded: () => calls.saveLastPage.mock.calls.map(([{ last_page }]) => last_page),
  };
}

describe('formPageLoader', () => {
  it('redirects a student to their last page, keeps the query, and records only that page · TRAP-01, ROUTE-20, ROUTE-22', async () => {
    const { calls, recorded, visit } = setUp({ lastPage: '/education' });

    expect(await visit('/about?x=1')).toBe('/education?x=1');
    expect(recorded()).toEqual([]);
    expect(await visit('/education?x=1')).toBeNull();

    expect(recorded()).toEqual(['/education']);
    expect(calls.getProfile).toHaveBeenCalledOnce();
  });

  it('lets a student open any step after the first visit, records each one, and redirects /completion to the last page · ROUTE-03, ROUTE-23, TRAP-02', async () => {
    const { recorded, visit } = setUp({ lastPage: '/education' });
    await visit('/education');

    expect(await visit('/about')).toBeNull();
    expect(await visit('/completion')).toBe('/about');
    expect(await visit('/final-steps')).toBeNull();

    expect(recorded()).toEqual(['/education', '/about', '/final-steps']);
  });

  it('redirects a student to their last page again in a new session · TRAP-04, TRAP-08', async () => {
    const { sessions, visit } = setUp({ lastPage: '/education' });
    await visit('/education');
    sessions.end(sessions.now, 'choice');

    expect(await visit('/about')).toBe('/education');
  });

  it('redirects a student to their last page after log-in, even if they have navigated as a visitor · TRAP-08', async () => {
    const { browser, visit } = setUp({ lastPage: '/education' }, { cookies: '' });
    for (const path of ['/about', '/final-steps']) expect(await visit(path)).toBeNull();
    browser.cookies = cookiesOf('m-1');

    expect(await visit('/about')).toBe('/education');
  });

  it('redirects a student who has submitted to /completion, and records nothing · ROUTE-18, ROUTE-21', async () => {
    const { recorded, visit } = setUp({ status: 'submitted' });

    expect(await visit('/final-steps')).toBe('/completion');
    expect(await visit('/completion')).toBeNull();

    expect(recorded()).toEqual([]);
  });

  it('lets a visitor open any step and redirects /completion to /about, without any call · ROUTE-19, ROUTE-36, STAT-04, TRAP-09', async () => {
    const { calls, visit } = setUp({ lastPage: '/education' }, { cookies: '' });

    const ends = [await visit('/about'), await visit('/final-steps'), await visit('/completion')];

    expect(ends).toEqual([null, null, '/about']);
    expect(Object.values(calls).every((call) => call.mock.calls.length === 0)).toBe(true);
  });

  it('loads only the service view’s own data, regardless of who is logged in · TRAP-48, TRAP-49', async () => {
    const { calls, visit } = setUp({ lastPage: '/final-steps' }, { serviceToken: 'stf' });

    expect(await visit('/education')).toBeNull();

    expect(calls.getServiceView).toHaveBeenCalledOnce();
    expect(calls.getProfile).not.toHaveBeenCalled();
    expect(calls.saveLastPage).not.toHaveBeenCalled();
  });

  it('neither redirects nor records a navigation that a newer one has replaced · TRAP-47', async () => {
    const { recorded, visit } = setUp({ lastPage: '/education' });

    expect(await visit('/about', AbortSignal.abort())).toBeNull();
    expect(await visit('/education')).toBeNull();

    expect(recorded()).toEqual(['/education']);
  });

  it('loads the validator before showing a page with errors · STAT-05', async () => {
    const { visit, now } = setUp({ status: 'validating' });

    await visit('/about');

    expect(now()).toMatchObject({ form: { errors: { validating: true, canValidate: true } } });
  });
});
