// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PasswordRequirements, type RequirementState } from './PasswordRequirements.tsx';

const row = (id: string, state: RequirementState) => ({ id, label: `has one ${id}`, state });

test('each row carries its state in data, icon and words · AUTH-32…34', () => {
  render(
    <PasswordRequirements
      rows={[row('digit', 'error'), row('letter', 'success'), row('sign', 'inactive')]}
    />,
  );
  const rows = screen.getAllByRole('listitem');

  expect(rows.map((item) => item.dataset['state'])).toEqual(['error', 'success', 'inactive']);
  expect(rows.map((item) => item.textContent)).toEqual([
    'has one digit (not met yet)',
    'has one letter (met)',
    'has one sign',
  ]);
  expect(rows.every((item) => item.querySelector('svg'))).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('1 of 3 password requirements met');
});
