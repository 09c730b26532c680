// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { form } from '../../form/form.ts';
import { aStudent } from '../../session/test-support/aStudent.ts';
import { renderFor } from '../../session/test-support/renderFor.tsx';
import { variant } from '../../session/test-support/server.ts';
import { CompletionScreen } from './CompletionScreen.tsx';

const SUBMITTED = [
  { web_status: 'started', timestamp: '2024-11-01T12:00:00Z' },
  { web_status: 'validating', timestamp: '2024-11-16T02:45:00Z' },
  { web_status: 'submitted', timestamp: '2024-11-16T02:46:00Z' },
] as const;

it('the thank-you page says when the server recorded the submission, who applied, and the address we will write to · PROD-12', async () => {
  const answers = { first_name: 'Ana', last_name: 'Marsh', contact_email: 'ana@home.example' };
  const calls = {
    getProfile: variant('getProfile', '200:submitted', { web_status: SUBMITTED }),
    getPdf: '200:completed',
  } as const;
  const { sessions } = aStudent({ form, calls, state: { answers }, status: 'submitted' });
  renderFor(sessions, <CompletionScreen />);

  expect(await screen.findByText('November 15, 2024 at 9:46 PM EST')).toBeTruthy();
  expect(screen.getByText('Ana Marsh')).toBeTruthy();
  expect(screen.getByText('We’ll write to').nextSibling?.textContent).toBe('ana@home.example');
});
