// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import type { VisitorSession } from '../session/Session.ts';
import { App } from './App.tsx';
import { openApp, pages } from './prerender.tsx';
import { readCarried } from './start/carryAnswers.ts';
import './start/keepLetters.ts';
import { takeLetters } from './start/takeLetters.ts';

let hydrated: Root | undefined;

afterEach(() => {
  act(() => hydrated?.unmount());
  hydrated = undefined;
  document.body.replaceChildren();
  history.replaceState(null, '');
});

test('the form’s first page hydrates without a mismatch and keeps typed text, in the focused field as typed · PROD-10', async () => {
  const { session, root, field, errors } = await hydrate();

  expect(errors).toEqual([]);
  expect(document.querySelector('#first_name')).toBe(field);
  expect(field.value).toBe('Maya ');
  expect(session.form.state.answers).toMatchObject({ first_name: 'Maya ' });
  // Tidied as if the field had been left.
  expect(session.form.answer('middle_name')).toBe('Anne');
  expect(root.querySelector<HTMLInputElement>('#middle_name')?.value).toBe('Anne');
  session.form.commit();
  expect(session.form.answer('first_name')).toBe('Maya');
});

test('typed text is written to the history entry whenever the page may close, and removed once it is deleted', () => {
  const field = write().querySelector<HTMLInputElement>('#first_name')!;
  field.value = 'Maya';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  for (const name of ['beforeunload', 'pagehide']) {
    history.replaceState(null, '');
    window.dispatchEvent(new Event(name));
    expect(readCarried()).toMatchObject({ answers: { first_name: 'Maya' }, revision: 1 });
  }
  field.value = '';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(readCarried()).toBeNull();
});

function write(): HTMLElement {
  const written = pages.find(({ path }) => path === '/about');
  document.body.innerHTML = `<div id="root" data-waiting="/about">${written?.html ?? ''}</div>`;
  return document.querySelector<HTMLElement>('#root')!;
}

/** Types into two fields of the prerendered page, leaves the focus in the first one, and hydrates the page. */
async function hydrate() {
  const root = write();
  const inputs = [...root.querySelectorAll('input')];
  const [first, middle] = inputs as [HTMLInputElement, HTMLInputElement];
  first.value = 'Maya ';
  middle.value = ' Anne ';
  first.focus();
  for (const input of [first, middle]) input.dispatchEvent(new Event('input', { bubbles: true }));
  const marks = inputs.map((input) => input.dataset.early);
  // React reports unknown attributes in development.
  for (const name of ['name', 'action']) root.querySelector('form')?.removeAttribute(name);
  for (const input of inputs)
    for (const name of ['data-early', 'data-typed', 'readonly', 'aria-disabled']) input.removeAttribute(name);
  const { sessions, router } = openApp('/about');
  if (!router.state.initialized) await new Promise<unknown>((resolve) => router.subscribe(resolve));
  const errors: unknown[] = [];
  const onLive = () => {
    for (const [at, mark] of marks.entries())
      if (mark !== undefined) Object.assign(inputs[at]!.dataset, { early: mark, typed: '' });
    takeLetters(sessions);
    root.removeAttribute('data-waiting');
  };
  const app = <App sessions={sessions} router={router} onLive={onLive} />;
  await act(async () => {
    hydrated = hydrateRoot(root, app, { onRecoverableError: (error) => errors.push(error) });
  });
  return { session: sessions.now as VisitorSession, root, field: first, errors };
}
