// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { form } from '../form/form.ts';
import { aHost, cookiesOf } from '../session/test-support/aHost.ts';
import { aServer } from '../session/test-support/aServer.ts';
import { App } from './App.tsx';
import { createRoutes } from './createRoutes.tsx';

it('opening a new application makes each call once, although StrictMode runs effects twice · TRAP-47', async () => {
  const calls = aServer({ status: null });
  const { sessions, requests } = aHost({ form, calls, cookies: cookiesOf('m-1') });
  const router = createMemoryRouter(createRoutes(sessions, null), { initialEntries: ['/about'] });

  render(<App sessions={sessions} router={router} />);
  expect(await screen.findByRole('heading', { level: 1, name: 'About You' })).toBeTruthy();

  const made = () => requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`);
  await vi.waitFor(() => expect(made()).toContain('PUT /api/last-page'));
  expect(made().toSorted()).toEqual([
    'GET /api/add-another',
    'GET /api/document-answer',
    'GET /api/profile',
    'GET /api/tabs',
    'POST /api/web-status',
    'PUT /api/last-page',
  ]);
});

it('the router shows a press before it renders the next page · NFR', async () => {
  const { sessions } = aHost({ form, calls: aServer({}) });
  const router = createMemoryRouter(createRoutes(sessions, null), { initialEntries: ['/login'] });
  render(<App sessions={sessions} router={router} />);
  const before = await screen.findByRole('heading', { level: 1, name: 'Log In' });
  await act(async () => undefined);

  // Within act, React would render everything before the navigation ends. As after a press, the event is the click.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  vi.stubGlobal('event', new Event('click'));
  await router.navigate('/forgot');
  const wasShown = before.isConnected;
  vi.unstubAllGlobals();

  expect(wasShown).toBe(true);
  await act(async () => undefined);
  expect(await screen.findByRole('heading', { level: 1, name: 'Forgot Password' })).toBeTruthy();
});
