// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { prepareHydration } from './prepareHydration.ts';

/** Completes the hydration of a page on which a date, not yet usable, has been pressed. */
async function hydrate(focused: string): Promise<string | undefined> {
  document.body.innerHTML =
    '<div id="root" data-waiting="/about"><main tabindex="-1"><input id="name" /><input id="day" type="date" readonly data-pressed /></main></div>';
  document.querySelector<HTMLElement>(focused)?.focus();
  const complete = prepareHydration(document.querySelector<HTMLElement>('#root')!);
  const clicked = vi.fn();
  document.querySelector('#day')?.addEventListener('click', clicked);
  complete();
  await vi.waitFor(() => expect(clicked).toHaveBeenCalledOnce());
  return document.activeElement?.id;
}

it('a date pressed before the scripts load has the focus once they have, also in Firefox, which does not focus a read-only date · AUTH-24', async () => {
  expect(await hydrate('main')).toBe('day');
});

it('the focus stays in a field that has been entered since · AUTH-24', async () => {
  expect(await hydrate('#name')).toBe('name');
});
