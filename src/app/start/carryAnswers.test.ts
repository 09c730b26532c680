// @vitest-environment happy-dom
import { createBrowserRouter, type ShouldRevalidateFunction } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NavigationState } from '../../routes/NavigationState.ts';
import { sensitive, text } from '../../core/kinds/builders.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { NO_SESSION, followPageLife } from '../../session/index.ts';
import { aHost, cookiesOf } from '../../session/test-support/aHost.ts';
import { aServer } from '../../session/test-support/aServer.ts';
import { carryAnswers, readCarried } from './carryAnswers.ts';
import { forgivingWindow } from './forgivingWindow.ts';

const FORM = formOf(
  text('first_name', { label: 'First name' }),
  text('last_name', { label: 'Last name' }),
  sensitive('ssn', { label: 'Social Security number', max: 11 }),
);
let dispose: () => void = () => undefined;
/** A promise that the loader awaits, like a script on a slow connection. */
let loading: Promise<void> | undefined;

/** Loads the page on the current history entry, as `main.tsx` does. */
async function load() {
  dispose();
  const carried = readCarried();
  const server = aServer();
  const page = aHost({ form: FORM, calls: server, session: { ...NO_SESSION, carried } });
  const loader = async () => {
    await loading;
    await page.sessions.open('');
    return null;
  };
  // As in the app's router, a navigation that only changes the state of its entry loads nothing.
  const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
    currentUrl.pathname !== nextUrl.pathname || !page.sessions.entrance?.isOpen(nextUrl.search);
  const router = createBrowserRouter([{ path: '*', loader, shouldRevalidate, element: null }], {
    window: forgivingWindow(),
  });
  const unfollow = followPageLife(page.sessions, carryAnswers(page.sessions, router, carried));
  dispose = () => {
    unfollow();
    router.dispose();
  };
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  const go = async (path: string, state?: NavigationState) => {
    await router.navigate(path, { state });
    await new Promise((resolve) => setTimeout(resolve));
  };
  const change = (answers: object) => {
    const session = page.now();
    if (session.kind !== 'none') session.form.change(answers);
  };
  return { ...page, server, router, go, change, carried };
}

/** Returns the visitor's answers in the current history entry. */
const entry = () => (window.history.state as { usr?: NavigationState } | null)?.usr?.carried?.answers;

/** Loads the page and types a name, which is then in the history entry of the sign-up card. */
async function loadAndType() {
  const page = await load();
  page.change({ first_name: 'Ana' });
  await page.go('/signup');
  await vi.waitFor(() => expect(entry()).toEqual({ first_name: 'Ana' }));
  return { ...page, old: window.history.state as unknown };
}

/** Closes the page, after which only its handlers' pending promises still run. */
async function close() {
  window.dispatchEvent(new Event('pagehide'));
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}

beforeEach(() => window.history.replaceState(null, '', '/about'));
afterEach(() => {
  dispose();
  loading = undefined;
});

describe('a visitor’s answers', () => {
  it('survive every reload, as do answers typed between two reloads · ROLE-03', async () => {
    for (const [key, value] of [
      ['first_name', 'Ana'],
      ['last_name', 'Marsh'],
    ] as const) {
      const { change } = await load();
      change({ [key]: value });
      await close();
    }

    const { now } = await load();

    expect(now()).toMatchObject({ kind: 'visitor' });
    expect((await load()).carried?.answers).toEqual({ first_name: 'Ana', last_name: 'Marsh' });
  });

  it.each([
    7,
    { carried: {} },
    { carried: { id: 'a', revision: 'newest' } },
    { carried: { id: 'a', revision: 1, answers: { first_name: 7 } } },
    { message: 'old' },
    { focus: {} },
  ])(
    'are not read from an entry that the application has not written (%j), and no page reloads',
    async (usr) => {
      const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
      window.history.replaceState({ usr, key: 'a', idx: 0 }, '', '/about');

      const { carried, router, change } = await load();

      expect([carried, router.state.location.state]).toEqual([null, null]);
      change({ first_name: 'Ana' });
      await vi.waitFor(() => expect(entry()).toEqual({ first_name: 'Ana' }));
      expect(reload).not.toHaveBeenCalled();
    },
  );

  it('are written to the history entry shortly after the last keystroke and on every navigation, without the SSN, and removed from it once cleared · TRAP-13', async () => {
    const { change, go } = await load();
    change({ first_name: 'A', ssn: '123-45-6789' });
    change({ first_name: 'Ana' });
    expect(entry()).toBeUndefined();
    await vi.waitFor(() => expect(entry()).toEqual({ first_name: 'Ana' }), { timeout: 2_000 });
    await go('/signup');
    await vi.waitFor(() => expect(entry()).toEqual({ first_name: 'Ana' }));

    change({ first_name: '', ssn: '' });
    await go('/about');

    await vi.waitFor(() => expect(entry()).toBeUndefined());
  });

  it('are written when the page is left, even while another page is still loading · PROD-10', async () => {
    const { change, router } = await load();
    const script = Promise.withResolvers<undefined>();
    loading = script.promise;
    void router.navigate('/signup');
    change({ first_name: 'Ana' });

    await close();
    loading = undefined;

    expect((await load()).carried?.answers).toEqual({ first_name: 'Ana' });
  });

  it('survive a reload, except for a last change that the browser blocked · TRAP-13', async () => {
    const { change } = await loadAndType();
    const refuse = vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('100 per 30 seconds', 'SecurityError');
    });
    change({ last_name: 'Marsh' });
    await vi.waitFor(() => expect(refuse).toHaveBeenCalled(), { timeout: 2_000 });
    await close();
    refuse.mockRestore();

    expect((await load()).carried?.answers).toEqual({ first_name: 'Ana' });
  });

  it('are kept if the application cannot be loaded after a log-in, even after a reload · TRAP-12', async () => {
    const { change, go, browser, server, now } = await load();
    change({ first_name: 'Ana' });
    await go('/login');
    browser.cookies = cookiesOf('m-1');
    server.getProfile.mockReturnValueOnce('500:unexpected');
    await go('/about');
    expect(now().kind).toBe('visitor');

    expect(entry()).toEqual({ first_name: 'Ana' });
    expect((await load()).carried?.answers).toEqual({ first_name: 'Ana' });
  });

  it('are not restored from an old history entry once they have been merged into an account · TRAP-13', async () => {
    const { go, browser, now, old } = await loadAndType();
    browser.cookies = cookiesOf('m-1');
    await go('/about');
    expect(now().kind).toBe('student');
    await vi.waitFor(() => expect(entry()).toBeUndefined());

    window.history.replaceState(old, '');
    expect((await load()).carried).toBeNull();

    // As after a restart of Chrome on Android, which restores tabs but not their session storage.
    sessionStorage.clear();
    window.history.replaceState(old, '');
    expect((await load()).carried).toBeNull();
  });

  it('are not restored when the page is reloaded on an older history entry · TRAP-13', async () => {
    const { change, go, old } = await loadAndType();
    await go('/about');
    change({ first_name: 'Mia' });
    await vi.waitFor(() => expect(entry()).toEqual({ first_name: 'Mia' }), { timeout: 2_000 });
    expect((await load()).carried?.answers).toEqual({ first_name: 'Mia' });
    await vi.waitFor(() => expect(sessionStorage.getItem('admit_carried')).not.toBeNull());

    window.history.replaceState(old, '');

    expect((await load()).carried).toBeNull();
  });

  it('are not restored after a log-in, even from a history entry written before the page was reloaded · TRAP-13', async () => {
    const { old } = await loadAndType();
    await vi.waitFor(() => expect(sessionStorage.getItem('admit_carried')).not.toBeNull());
    window.history.replaceState(null, '', '/login');
    const { browser, now, go: goOn } = await load();
    browser.cookies = cookiesOf('m-1');
    await goOn('/about');
    expect(now().kind).toBe('student');

    window.history.replaceState(old, '');

    expect((await load()).carried).toBeNull();
  });

  it('are carried if they are typed after a student has logged out · TRAP-13', async () => {
    const { change, go, browser } = await load();
    change({ first_name: 'Ana' });
    await go('/login');
    browser.cookies = cookiesOf('m-1');
    await go('/about');
    browser.cookies = '';
    await go('/education');
    change({ last_name: 'Okafor' });
    await go('/about');

    await vi.waitFor(() => expect(entry()).toEqual({ last_name: 'Okafor' }));
    expect((await load()).carried?.answers).toEqual({ last_name: 'Okafor' });
  });
});
