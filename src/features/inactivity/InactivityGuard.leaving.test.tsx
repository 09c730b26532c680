// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { text } from '../../core/kinds/builders.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { answering } from '../../data/test-support/server.ts';
import { aStudent } from '../../session/test-support/aStudent.ts';
import { renderFor } from '../../session/test-support/renderFor.tsx';
import { InactivityGuard } from './InactivityGuard.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  });

it('takes no input any more while the form is saved and left · TRAP-46', async () => {
  const save = Promise.withResolvers<'200:saved'>();
  const calls = { logOut: answering('logOut'), saveAnswers: () => save.promise };
  const form = formOf(text('first_name', { label: 'First name' }));
  const student = aStudent({ form, calls });
  student.form.change({ first_name: 'Jane' });
  const { path } = renderFor(
    student.host,
    <InactivityGuard>
      <input aria-label="First name" />
    </InactivityGuard>,
  );
  const input = screen.getByLabelText('First name');
  await pass(899_999);
  expect(input.closest('[inert]')).toBeNull();
  act(() => input.focus());

  await pass(1);

  expect(input.closest('[inert]')).not.toBeNull();
  expect(document.activeElement).toBe(document.body);
  expect(screen.getByRole('status', { name: 'Logging out' }).closest('[inert]')).toBeNull();
  save.resolve('200:saved');
  await pass(0);
  expect(path()).toBe('/login');
});
