// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { reloadFromCache } from './reloadFromCache.ts';

afterEach(() => vi.unstubAllGlobals());

it('reloads a page shown out of the back-forward cache, and no other · ROLE-06', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  reloadFromCache();

  show(false);
  expect(reload).not.toHaveBeenCalled();

  show(true);
  expect(reload).toHaveBeenCalledOnce();
});
