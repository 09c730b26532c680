// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aStudent } from '../../session/test-support/aStudent.ts';
import { aVisitor } from '../../session/test-support/aVisitor.ts';
import { renderFor } from '../../session/test-support/renderFor.tsx';
import { StatusBanner } from './StatusBanner.tsx';

const SUB = 'Create an account to save your answers and apply.';

it('the banner’s call to create an account leads to the sign-up card · BAN-02', async () => {
  const { sessions } = aVisitor({});
  renderFor(sessions, <StatusBanner step={1} />);

  await userEvent.click(screen.getByRole('link', { name: SUB }));

  expect(screen.getByRole('heading').textContent).toBe('At /signup');
});

it('a student’s banner has no link to the sign-up card · BAN-03', () => {
  const { sessions } = aStudent({});
  renderFor(sessions, <StatusBanner step={1} />);

  expect(screen.queryByText(SUB)).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
