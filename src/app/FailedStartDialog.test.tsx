// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { text } from '../core/kinds/builders.ts';
import { formOf } from '../core/test-support/formOf.ts';
import { UNEXPECTED } from '../session/test-support/server.ts';
import { aHost, cookiesOf } from '../session/test-support/aHost.ts';
import { aServer } from '../session/test-support/aServer.ts';
import { renderFor } from '../session/test-support/renderFor.tsx';
import { FailedStartDialog } from './FailedStartDialog.tsx';

it('a dialog reports that the application could not be started, and stays closed once it has been closed · STAT-07, ERR-15', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const calls = aServer({ status: null });
  calls.saveWebStatus.mockReturnValue('500:unexpected');
  const form = formOf(text('first_name', { label: 'First name' }));
  const { sessions } = aHost({ form, calls, cookies: cookiesOf('m-1') });
  await sessions.open('');
  renderFor(sessions, <FailedStartDialog />);
  expect(screen.queryByRole('dialog')).toBeNull();

  await vi.advanceTimersByTimeAsync(2_000);
  const dialog = await screen.findByRole('dialog', { name: 'Unexpected Error' });
  expect(dialog.textContent).toContain(UNEXPECTED);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(screen.getByRole('dialog', { name: 'Unexpected Error' })).toBe(dialog);
  fireEvent.click(screen.getByRole('button', { name: 'Back to my application' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.saveWebStatus).toHaveBeenCalledTimes(3);
});
