// @vitest-environment happy-dom
import { createBrowserRouter, replace } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hideServiceToken, keepServiceToken } from './hideServiceToken.ts';

const open = (address: string) => window.history.replaceState(null, '', address);
const address = () => window.location.pathname + window.location.search + window.location.hash;
const loader = vi.fn(() => null);
let dispose: () => void = () => undefined;

/** Loads the page as `main.tsx` does, and waits until it has settled. */
async function load() {
  dispose();
  const token = hideServiceToken();
  const router = createBrowserRouter([
    { path: '/x', loader: () => replace('/about') },
    { path: '*', loader, element: null },
  ]);
  dispose = () => router.dispose();
  keepServiceToken(token, router);
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  await new Promise((resolve) => setTimeout(resolve));
  return { token, router };
}

beforeEach(() => {
  loader.mockClear();
  open('/about');
});
afterEach(() => dispose());

it.each(['?', '%3F'])(
  'a service token after a %s is read once, moved from the address into each history entry, and found again after a reload · ROLE-07, TRAP-48',
  async (mark) => {
    open(`/education${mark}service_token=s3cret&token=abc#q`);
    const { token, router } = await load();
    expect(token).toBe('s3cret');
    await vi.waitFor(() => expect(address()).toBe('/education?token=abc#q'));
    expect(loader).toHaveBeenCalledOnce();

    await router.navigate('/education', { state: { focus: 'ssn' } });

    await vi.waitFor(() =>
      expect(router.state.location.state).toEqual({ focus: 'ssn', serviceToken: 's3cret' }),
    );
    expect((await load()).token).toBe('s3cret');
  },
);

it.each(['/about?service_token=bad', '/x?service_token=bad'])(
  'an application opened at %s loads its data once if the service token is rejected, and once more after a reload · TRAP-48',
  async (bad) => {
    open(bad);
    loader.mockImplementation(() => {
      throw new Error('401');
    });

    await load();
    expect(loader).toHaveBeenCalledOnce();

    expect((await load()).token).toBe('bad');
    expect(loader).toHaveBeenCalledTimes(2);
    loader.mockImplementation(() => null);
  },
);

it('an empty service token counts as none and is not written into history entries · TRAP-49', async () => {
  open('/about?service_token=');
  const { token, router } = await load();

  await router.navigate('/education', { state: { focus: 'ssn' } });

  expect([token, address()]).toEqual([null, '/education']);
  expect(router.state.location.state).toEqual({ focus: 'ssn' });
});
