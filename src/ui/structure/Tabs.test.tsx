// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Tabs } from './Tabs.tsx';

function Places() {
  const [selected, setSelected] = useState('us');
  const tabs = [
    { id: 'us', label: 'United States' },
    { id: 'intl', label: 'Outside the US' },
  ];
  return (
    <Tabs id="hs_tab" label="Where" tabs={tabs} selected={selected} onSelect={setSelected}>
      {selected}
    </Tabs>
  );
}

test.each(['{ArrowRight}', '{ArrowLeft}', '{End}'])(
  '%s on a tab moves focus to the other tab and selects it · FORM-05',
  async (key) => {
    const user = userEvent.setup();
    render(<Places />);

    await user.tab();
    await user.keyboard(key);

    const other = screen.getByRole('tab', { name: 'Outside the US' });
    expect(other.getAttribute('aria-selected')).toBe('true');
    expect(document.activeElement).toBe(other);
    expect(screen.getByRole('tabpanel', { name: 'Outside the US' }).textContent).toBe('intl');
  },
);

test.each(['{Alt>}{ArrowLeft}{/Alt}', '{Meta>}{ArrowRight}{/Meta}', '{Control>}{End}{/Control}'])(
  '%s on a tab is left to the browser · FORM-05',
  async (keys) => {
    const user = userEvent.setup();
    render(<Places />);
    const pressed = vi.fn((event: KeyboardEvent) => event.defaultPrevented);
    document.addEventListener('keydown', pressed);

    await user.tab();
    await user.keyboard(keys);

    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('United States');
    expect(pressed).not.toHaveReturnedWith(true);
    document.removeEventListener('keydown', pressed);
  },
);
