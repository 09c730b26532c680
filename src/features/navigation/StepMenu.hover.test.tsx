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

test('a description opens after 200 ms of hovering · FORM-11, CONST-23', () => {
  fireEvent.pointerEnter(link('education'));
  wait(199);
  expect(isOpen('education')).toBe(false);

  wait(1);
  expect(isOpen('education')).toBe(true);
});

test('it closes 150 ms after leaving · FORM-11', () => {
  fireEvent.pointerEnter(link('education'));
  wait(200);
  fireEvent.pointerLeave(link('education'));
  wait(149);
  expect(isOpen('education')).toBe(true);

  wait(1);
  expect(isOpen('education')).toBe(false);
});

test('it stays while the pointer is on it, and closes 150 ms after that · FORM-11', () => {
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

test('Escape closes it wherever the focus is · FORM-11', () => {
  fireEvent.pointerEnter(link('education'));
  wait(200);

  fireEvent.keyDown(document.body, { key: 'Escape' });

  expect(isOpen('education')).toBe(false);
});

test('no description opens under a finger, and none stays with the focus of a tap · FORM-11', () => {
  fireEvent.pointerEnter(link('education'), { pointerType: 'touch' });
  fireEvent.focus(link('education'));
  wait(200);

  expect(isOpen('education')).toBe(false);
});

test.each([
  [299, true],
  [300, false],
])('another item reached after %i ms opens at once: %s · FORM-11', (ms, opens) => {
  fireEvent.pointerEnter(link('education'));
  wait(200);
  fireEvent.pointerLeave(link('education'));
  wait(ms);
  fireEvent.pointerEnter(link('about'));

  expect(isOpen('about')).toBe(opens);
});

test('the current step says so to assistive tech · PROD-11', () => {
  expect(link('about').getAttribute('aria-current')).toBe('step');
  expect(link('education').getAttribute('aria-current')).toBeNull();
});
