// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { school } from '../../tenant/chosenTenant.ts';
import { renderCard } from './test-support/renderCard.tsx';

it.each([
  ['/login', 'Log In'],
  ['/signup', 'Sign Up'],
  ['/confirm', 'Confirm Your Account'],
  ['/forgot', 'Forgot Password'],
  ['/reset', 'Reset Password'],
])('the document at %s is named as its card is: %s · AUTH-43', (path, title) => {
  renderCard(path);

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(document.title).toBe(`${title} · ${school.name}`);
});
