import { describe, expect, it } from 'vitest';
import { text } from '../core/kinds/builders.ts';
import { formOf } from '../core/test-support/formOf.ts';
import type { Application } from '../session/test-support/openApplication.ts';
import { settled } from '../session/test-support/turns.ts';
import { aHost, cookiesOf } from '../session/test-support/aHost.ts';
import { aServer } from '../session/test-support/aServer.ts';
import { formPageLoader } from './formPageLoader.ts';

const FORM = formOf(text('first_name', { label: 'First name' }));

/** Sets up the loader in a browser with this application's session. */
function setUp(application: Application = {}, cookies = cookiesOf('m-1')) {
  const calls = aServer(application);
  const page = aHost({ form: FORM, calls, cookies });
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
  it('redirects a student once to their last page, keeps the query, then lets them open any step, and records only the pages where they stay · TRAP-01, TRAP-02, ROUTE-03, ROUTE-20, ROUTE-22, ROUTE-23', async () => {
    const { calls, recorded, visit } = setUp({ lastPage: '/education' });

    expect(await visit('/about?x=1')).toBe('/education?x=1');
    expect(recorded()).toEqual([]);
    expect(await visit('/education?x=1')).toBeNull();
    expect(await visit('/about?x=1')).toBeNull();
    expect(await visit('/completion?x=1')).toBe('/about?x=1');

    expect(recorded()).toEqual(['/education', '/about']);
    expect(calls.getProfile).toHaveBeenCalledOnce();
  });

  it('redirects a student to their last page after log-in, even if they have navigated as a visitor · TRAP-08', async () => {
    const { browser, visit } = setUp({ lastPage: '/education' }, '');
    for (const path of ['/about', '/final-steps']) expect(await visit(path)).toBeNull();
    browser.cookies = cookiesOf('m-1');

    expect(await visit('/about')).toBe('/education');
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
