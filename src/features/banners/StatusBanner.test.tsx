// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { toIsoDate } from '../../core/dates/toIsoDate.ts';
import { school } from '../../tenant/chosenTenant.ts';
import { aStudent } from '../../session/test-support/aStudent.ts';
import { aVisitor } from '../../session/test-support/aVisitor.ts';
import { renderFor } from '../../session/test-support/renderFor.tsx';
import { StatusBanner } from './StatusBanner.tsx';

const MINUTE = 60_000;
const SUB = 'Create an account to save your answers and apply.';

it('the banner’s call to create an account leads a visitor to the sign-up card; a student’s has none · BAN-02, BAN-03', async () => {
  const { unmount } = renderFor(aStudent({}).sessions, <StatusBanner step={1} />);
  expect(screen.queryByText(SUB) ?? screen.queryByRole('link')).toBeNull();
  unmount();
  renderFor(aVisitor({}).sessions, <StatusBanner step={1} />);

  await userEvent.click(screen.getByRole('link', { name: SUB }));

  expect(screen.getByRole('heading').textContent).toBe('At /signup');
});

/** Makes it a moment; the form takes the device's day at that moment as today. */
function itIs(moment: string): { today: string } {
  vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] });
  return { today: toIsoDate(new Date()) };
}

it.each([
  [aStudent, '2025-02-28T12:00:00-05:00', false],
  [aStudent, '2025-03-01T12:00:00-05:00', true],
  // The banner's next date is no deadline.
  [aStudent, '2025-04-01T12:00:00-05:00', false],
  // Has started no application.
  [aVisitor, '2025-03-01T12:00:00-05:00', false],
])(
  'on a deadline’s last day at the office, a student reads what happens to an application that is not submitted: %o at %s %s · BEY-05',
  (open, moment, isSaid) => {
    const { sessions } = open(itIs(moment));
    renderFor(sessions, <StatusBanner step={1} />);

    expect(screen.queryByText(school.unsubmitted) !== null).toBe(isSaid);
  },
);

it('a deadline that ends while the form is open is no longer shown as open within a minute, but far from any date, the banner looks at the clock once an hour · BEY-05', () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  vi.setSystemTime('2025-03-01T00:00:00-05:00');
  const today = vi.fn(() => toIsoDate(new Date()));
  const { sessions } = aStudent({ today });
  renderFor(sessions, <StatusBanner step={1} />);
  const looksIn = (ms: number) => {
    today.mockClear();
    act(() => void vi.advanceTimersByTime(ms));
    return today.mock.calls.length;
  };
  expect(screen.queryByText(school.unsubmitted)).toBeTruthy();

  expect(looksIn(MINUTE)).toBeGreaterThan(0);

  looksIn(24 * 60 * MINUTE);
  expect(screen.queryByText(school.unsubmitted)).toBeNull();
  looksIn(9 * 24 * 60 * MINUTE);
  expect(looksIn(MINUTE)).toBe(0);
  expect(looksIn(59 * MINUTE)).toBeGreaterThan(0);
});
