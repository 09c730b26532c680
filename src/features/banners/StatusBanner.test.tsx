// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { school } from '../../tenant/chosenTenant.ts';
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

it.each([
  ['2025-02-28', false],
  ['2025-03-01', true],
  // The banner's next date is no deadline.
  ['2025-04-01', false],
])(
  'on a deadline’s last day a student reads what happens to an application that is not submitted: on %s %s · BEY-05',
  (today, isSaid) => {
    const { sessions } = aStudent({ today });
    renderFor(sessions, <StatusBanner step={1} />);

    expect(screen.queryByText(school.unsubmitted) !== null).toBe(isSaid);
  },
);

it('a visitor, who has started no application, is not told so on the last day · BEY-05', () => {
  const { sessions } = aVisitor({ today: '2025-03-01' });
  renderFor(sessions, <StatusBanner step={1} />);

  expect(screen.queryByText(school.unsubmitted)).toBeNull();
});
