// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, createPath, Outlet, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { form } from '../../form/form.ts';
import { type Session, SessionsContext } from '../../session/index.ts';
import { SessionProvider } from '../../session/SessionProvider.tsx';
import { aHost } from '../../session/test-support/aHost.ts';
import { aStudent } from '../../session/test-support/aStudent.ts';
import { aVisitor } from '../../session/test-support/aVisitor.ts';
import * as saving from '../../session/saving/saveAndValidate.ts';
import { saveOnBack } from './saveOnBack.ts';
import { StepMenu } from './StepMenu.tsx';
import { ValidationSummary } from './ValidationSummary.tsx';

function show(session: Session, entries: string[]) {
  const { sessions } = aHost({ form, session });
  const steps = (
    <SessionProvider without={() => null}>
      <StepMenu form={form} />
      <ValidationSummary form={form} />
    </SessionProvider>
  );
  const root = (
    <SessionsContext value={sessions}>
      <Outlet />
    </SessionsContext>
  );
  const children = [
    ...form.pages.map(({ path }) => ({ path, element: steps })),
    { path: '/signup', element: null },
  ];
  const router = createMemoryRouter([{ element: root, children }], { initialEntries: entries });
  saveOnBack(sessions, router);
  render(<RouterProvider router={router} />);
  return { router, address: () => createPath(router.state.location) };
}

it('a step keeps every query parameter, although its href has none · ROUTE-17, NAV-01', async () => {
  const { address } = show(aVisitor({ form }).session, ['/about?utm_source=mail&x=1']);
  const academics = screen.getByRole('link', { name: /Academics/ });
  expect(academics.getAttribute('href')).toBe('/education');

  fireEvent.click(academics);

  await vi.waitFor(() => expect(address()).toBe('/education?utm_source=mail&x=1'));
});

/** Opens the first page with one error in its summary, for a student. */
function showError(at: number, key: string, href: string) {
  const save = vi.spyOn(saving, 'saveAndValidate').mockResolvedValue(undefined);
  const session = aStudent({ form }).session;
  const items = [{ page: form.pages[at], key, text: 'To fix', href }];
  Object.assign(session.form.errors, { summary: () => items });
  session.form.errors.setValidating(true);
  return { save, ...show(session, ['/about?x=1']), line: screen.getByRole('link', { name: 'To fix' }) };
}

it('a link in the summary keeps every query parameter, and saves and validates first · VSUM-02, NAV-04, NAV-05', async () => {
  const { save, router, address, line } = showError(1, 'hs_name', '/education#hs_name');
  expect(line.getAttribute('href')).toBe('/education#hs_name');

  fireEvent.click(line);

  await vi.waitFor(() => expect(address()).toBe('/education?x=1#hs_name'));
  expect(router.state.location.state).toEqual({ focus: 'hs_name' });
  expect(save).toHaveBeenCalledOnce();
});

it('a link to a question on the same page shows it before the save begins · VSUM-02, NAV-05', async () => {
  const { save, address, line } = showError(0, 'first_name', '/about#first_name');

  fireEvent.click(line);

  expect([address(), save.mock.calls]).toEqual(['/about?x=1#first_name', []]);
  await vi.waitFor(() => expect(save).toHaveBeenCalledOnce());
});

it.each(['/education', '/signup'])(
  'going back to %s saves and validates the answers · NAV-04, NAV-05',
  async (to) => {
    const save = vi.spyOn(saving, 'saveAndValidate').mockResolvedValue(undefined);
    const session = aStudent({ form }).session;
    const { router, address } = show(session, [to, '/about']);
    expect(save).not.toHaveBeenCalled();

    await act(() => router.navigate(-1));

    expect(address()).toBe(to);
    expect(save.mock.calls).toEqual([[session]]);
  },
);
