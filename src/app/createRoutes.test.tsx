// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { CARD_PATHS } from '../routes/paths.ts';
import { formOf } from '../core/test-support/formOf.ts';
import { SessionsContext } from '../session/index.ts';
import { aHost } from '../session/test-support/aHost.ts';
import type * as CardsChunk from './cards.chunk.ts';
import { createRoutes } from './createRoutes.tsx';
import { formChunk } from './formChunk.ts';

it.each(['/about', '/completion', '/login'])(
  'an application opened at %s shows an error screen if the form’s script cannot be loaded · ERR-02, ROUTE-16',
  async (path) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(formChunk, 'load').mockRejectedValue(
      new TypeError('Failed to fetch dynamically imported module'),
    );
    const { sessions } = aHost({ form: formOf() });
    const Card = () => <h1>Log In</h1>;
    const cards = Object.fromEntries(
      CARD_PATHS.map((each) => [each, Card]),
    ) as unknown as typeof CardsChunk.cards;
    const router = createMemoryRouter(createRoutes(sessions, { AuthFrame: () => <Outlet />, cards }), {
      initialEntries: [path],
    });
    render(
      <SessionsContext value={sessions}>
        <RouterProvider router={router} />
      </SessionsContext>,
    );
    if (path === '/login') await act(() => router.navigate('/about'));

    expect(await screen.findByRole('heading', { name: 'Something went wrong.' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  },
);
