// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageOf } from '../../core/test-support/formOf.ts';
import { aVisitor } from '../../session/test-support/aVisitor.ts';
import { renderFor } from '../../session/test-support/renderFor.tsx';
import { StepMenu } from './StepMenu.tsx';

const FORM = {
  pages: ['about', 'education'].map((id) => ({ ...pageOf(id, []), description: `${id} in short` })),
};

beforeEach(() => {
  vi.useFakeTimers();
  renderFor(aVisitor({ form: FORM }).sessions, <StepMenu form={FORM} />);
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

test('opens a description after 200 ms of hovering · FORM-11, CONST-23', () => {
  fireEvent.pointerEnter(link('education'));
  wait(199);
  expect(isOpen('education')).toBe(false);

  wait(1);
  expect(isOpen('education')).toBe(true);
});

test('closes the description 150 ms after the pointer leaves · FORM-11', () => {
  fireEvent.pointerEnter(link('education'));
  wait(200);
  fireEvent.pointerLeave(link('education'));
  wait(149);
  expect(isOpen('education')).toBe(true);

  wait(1);
  expect(isOpen('education')).toBe(false);
});

test('keeps the description open while the pointer is on it, and closes it 150 ms after the pointer leaves · FORM-11', () => {
  fireEvent.pointerEnter(link('education'));
  wait(200);
  fireEvent.pointerLeave(link('education'));
  wait(100);
  fireEvent.pointerEnter(screen.getByRole('tooltip'));
  wait(1_000);
  expect(isOpen('education')).toBe(true);

  fireEvent.pointerLeave(screen.getByRole('tooltip'));
  wait(150);
  expect(isOpen('education')).toBe(false);
});

test('closes the description on Escape, wherever focus is · FORM-11', () => {
  fireEvent.pointerEnter(link('education'));
  wait(200);

  fireEvent.keyDown(document.body, { key: 'Escape' });

  expect(isOpen('education')).toBe(false);
});

test('does not open the description on touch, even when a tap focuses the step · FORM-11', () => {
  fireEvent.pointerEnter(link('education'), { pointerType: 'touch' });
  fireEvent.focus(link('education'));
  wait(200);

  expect(isOpen('education')).toBe(false);
});

test.each([
  [299, true],
  [300, false],
])('opens the description of another step reached after %i ms at once: %s · FORM-11', (ms, opens) => {
  fireEvent.pointerEnter(link('education'));
  wait(200);
  fireEvent.pointerLeave(link('education'));
  wait(ms);
  fireEvent.pointerEnter(link('about'));

  expect(isOpen('about')).toBe(opens);
});

test('marks the current step for assistive tech · PROD-11', () => {
  expect(link('about').getAttribute('aria-current')).toBe('step');
  expect(link('education').getAttribute('aria-current')).toBeNull();
});
