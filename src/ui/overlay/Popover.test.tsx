// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Popover } from './Popover.tsx';

function Account() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main tabIndex={-1}>
      <Popover label="Account" isOpen={isOpen} onToggle={setIsOpen}>
        <p>maya@example.edu</p>
      </Popover>
      <p>Elsewhere</p>
      <button type="button">Other</button>
    </main>
  );
}

test.each<[string, (user: UserEvent) => Promise<void>, focused: string]>([
  ['Close', (user) => user.click(screen.getByRole('button', { name: 'Close' })), 'Account'],
  ['Escape', (user) => user.keyboard('{Escape}'), 'Account'],
  ['a press outside', (user) => user.click(screen.getByText('Elsewhere')), 'Account'],
  [
    'a press on another control',
    (user) => user.click(screen.getByRole('button', { name: 'Other' })),
    'Other',
  ],
])(
  '%s closes the popover and leaves focus on its trigger or the pressed control · ACC-03',
  async (_, close, focused) => {
    const user = userEvent.setup();
    render(<Account />);

    await user.click(screen.getByRole('button', { name: 'Account' }));
    expect(screen.getByRole('dialog', { name: 'Account' })).toBeTruthy();
    await close(user);

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: focused }));
  },
);
