// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { text } from '../../core/question/builders.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { ServerError } from '../../data/test-support/errors.ts';
import { ok } from '../../data/test-support/fakeSdk.ts';
import type { SessionHost } from '../../session/createSessionHost.ts';
import { SessionHostContext } from '../../session/SessionHostContext.ts';
import { aStudent } from '../../session/testing/aStudent.ts';
import { aVisitor } from '../../session/testing/aVisitor.ts';
import { SaveOnBack } from './index.ts';

const FORM = formOf(text('first_name', { label: 'First name' }));

/** The chrome that stays while the pages change, on the way to /education. */
async function setUp(host: SessionHost, from = '/about') {
  const router = createMemoryRouter([{ path: '*', element: <SaveOnBack /> }], { initialEntries: [from] });
  render(
    <SessionHostContext value={host}>
      <RouterProvider router={router} />
    </SessionHostContext>,
  );
  const go = (to: string | number) =>
    act(async () => {
      await (typeof to === 'number' ? router.navigate(to) : router.navigate(to));
      await new Promise((resolve) => setTimeout(resolve));
    });
  await go('/education');
  return { go, path: () => router.state.location.pathname };
}

function aStudentWhoTyped() {
  const calls = { saveAnswers: ok(), postValidations: ok() };
  const student = aStudent({ form: FORM, calls });
  student.form.change({ first_name: 'Jane' });
  return { ...student, calls };
}

afterEach(cleanup);

it.each(['/about', '/login'])(
  'saves and validates when the browser goes back to %s, not when a button leads on · NAV-04, NAV-05',
  async (from) => {
    const { host, calls } = aStudentWhoTyped();
    const { go, path } = await setUp(host, from);
    expect(calls.saveAnswers).not.toHaveBeenCalled();

    await go(-1);

    await vi.waitFor(() => expect(calls.postValidations).toHaveBeenCalledOnce());
    expect(calls.saveAnswers.mock.calls[0]?.[0]).toEqual({ first_name: 'Jane' });
    expect(path()).toBe(from);
  },
);

it('has nothing to save where the page that is left is none of the form', async () => {
  const { host, calls } = aStudentWhoTyped();
  const { go } = await setUp(host);
  await go('/login');

  await go(-1);

  expect(calls.saveAnswers).not.toHaveBeenCalled();
});

it('leaves a save that fails to the save line · PROD-06', async () => {
  const { host, calls, form } = aStudentWhoTyped();
  calls.saveAnswers.mockRejectedValueOnce(new ServerError('Boom', { status: 500 }));
  const { go, path } = await setUp(host);

  await go(-1);

  await vi.waitFor(() => expect(calls.saveAnswers).toHaveBeenCalledOnce());
  expect(form.unsaved.size).toBe(1);
  expect(path()).toBe('/about');
});

it('sends nothing for a visitor · TRAP-09', async () => {
  const { host, form } = aVisitor({ form: FORM });
  form.change({ first_name: 'Jane' });
  const { go, path } = await setUp(host);

  await go(-1);

  expect(path()).toBe('/about');
});
