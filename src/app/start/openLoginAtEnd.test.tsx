// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { formOf } from '../../core/test-support/formOf.ts';
import { aStudent } from '../../session/test-support/aStudent.ts';
import { showToast, Toaster } from '../../ui/index.ts';
import { openLoginAtEnd } from './openLoginAtEnd.ts';

it.each([
  ['choice', undefined],
  ['inactivity', 'You have been automatically logged out due to inactivity.'],
  ['rejected', 'Your session is invalid. Please clear your cookies and login again.'],
  ['replaced', 'Someone else has logged in on this browser. Log in again to continue your application.'],
] as const)(
  'after a session has ended for the reason “%s”, the login card shows “%s” in place of earlier toasts · ERR-09, TRAP-24, TRAP-35, TRAP-45',
  (reason, text) => {
    const { sessions, session } = aStudent({ form: formOf() });
    const navigate = vi.fn(() => Promise.resolve());
    openLoginAtEnd(sessions, { navigate });
    render(<Toaster />);
    act(() => void showToast({ severity: 'error', message: 'We could not convert your file.' }));

    act(() => sessions.end(session, reason));

    const message = text && { severity: 'error', text };
    const state = expect.objectContaining({ ...(message && { message }) }) as unknown;
    expect(navigate.mock.calls).toEqual([['/login', { replace: true, state }]]);
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
