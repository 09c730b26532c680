// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StepNavigation } from './StepNavigation.tsx';

const items = ['About You', 'Academics'].map((label, index) => ({
  id: String(index),
  number: index + 1,
  label,
  href: `#${index}`,
  current: index === 0,
  description: `${label} in short`,
}));

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <StepNavigation
      label="Steps"
      items={items}
      renderLink={(_item, props, children) => <a {...props}>{children}</a>}
    />,
  );
});
afterEach(() => {
  vi.useRealTimers();
});

const link = (name: string) => screen.getByRole('link', { name: new RegExp(name) });
const isOpen = (name: string) => !screen.getByText(`${name} in short`).hidden;
const wait = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

test('a description opens after 200 ms of hovering · FORM-11', () => {
  fireEvent.pointerEnter(link('Academics'));
  wait(199);
  expect(isOpen('Academics')).toBe(false);

  wait(1);
  expect(isOpen('Academics')).toBe(true);
});

test('it closes 150 ms after leaving · FORM-11', () => {
  fireEvent.pointerEnter(link('Academics'));
  wait(200);
  fireEvent.pointerLeave(link('Academics'));
  wait(149);
  expect(isOpen('Academics')).toBe(true);

  wait(1);
  expect(isOpen('Academics')).toBe(false);
});

test('it stays while the pointer is on it, and closes 150 ms after that · FORM-11', () => {
  fireEvent.pointerEnter(link('Academics'));
  wait(200);
  fireEvent.pointerLeave(link('Academics'));
  wait(100);
  fireEvent.pointerEnter(screen.getByRole('tooltip'));
  wait(1_000);
  expect(isOpen('Academics')).toBe(true);

  fireEvent.pointerLeave(screen.getByRole('tooltip'));
  wait(150);
  expect(isOpen('Academics')).toBe(false);
});

test('Escape closes it wherever the focus is · FORM-11', () => {
  fireEvent.pointerEnter(link('Academics'));
  wait(200);

  fireEvent.keyDown(document.body, { key: 'Escape' });

  expect(isOpen('Academics')).toBe(false);
});

test('no description opens under a finger, and none stays with the focus of a tap · FORM-11', () => {
  fireEvent.pointerEnter(link('Academics'), { pointerType: 'touch' });
  fireEvent.focus(link('Academics'));
  wait(200);

  expect(isOpen('Academics')).toBe(false);
});

test.each([
  [299, true],
  [300, false],
])('another item reached after %i ms opens at once: %s · FORM-11', (ms, opens) => {
  fireEvent.pointerEnter(link('Academics'));
  wait(200);
  fireEvent.pointerLeave(link('Academics'));
  wait(ms);
  fireEvent.pointerEnter(link('About You'));

  expect(isOpen('About You')).toBe(opens);
});

test('the current step says so to assistive tech · PROD-11', () => {
  expect(link('About You').getAttribute('aria-current')).toBe('step');
  expect(link('Academics').getAttribute('aria-current')).toBeNull();
});
