import { expect, test } from 'vitest';
import { scenariosOf } from '../operations.ts';
import { authStories } from './authStories.ts';

/** The states to check with axe besides the empty, filled and pending card and each error reply. */
const OWN: Readonly<Record<string, { operation: string; states: string[] }>> = {
  'Log In': {
    operation: 'logIn',
    states: [
      'errors of an empty submit',
      'password shown',
      'resend without an address',
      'sent here by an ended session',
    ],
  },
  'Sign Up': {
    operation: 'signUp',
    states: ['rules met and unmet', 'errors of an early submit', 'with answers on their way'],
  },
  'Confirm Your Account': {
    operation: 'confirmAccount',
    states: ['errors', 'after signing up', 'code sent again'],
  },
  'Forgot Password': { operation: 'forgotPassword', states: ['errors', 'sent'] },
  'Reset Password': { operation: 'resetPassword', states: ['errors', 'a link without its id'] },
};

test('the stories contain every state of each card · AUTH-43, TRAP-22, TRAP-66', () => {
  const swept = authStories.map(({ name, stories }) => [name, stories.map(({ state }) => state)]);

  expect(swept).toEqual(
    Object.entries(OWN).map(([name, { operation, states }]) => [
      name,
      ['empty', 'filled', ...states, 'pending', ...refusalsOf(operation)],
    ]),
  );
  expect(refusalsOf('signUp')).toContain('refused: 409 user_exists');
  expect(refusalsOf('logIn')).toContain('refused: 400 not_confirmed');
});

function refusalsOf(id: string): string[] {
  return scenariosOf(id)
    .filter(({ name }) => /^[45]/.test(name))
    .map(({ name }) => `refused: ${name.replace(':', ' ')}`);
}
