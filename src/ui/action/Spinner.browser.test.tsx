import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from './Button.tsx';
import { FullScreenSpinner } from './FullScreenSpinner.tsx';

const dot = (within: Element) => within.querySelector('.app-spinner__dot')!.getBoundingClientRect();

it('the large spinner covers the window, and a busy button keeps its size and has a small one · FORM-10, FORM-15, CONST-22', () => {
  const { rerender } = render(<Button>Submit</Button>);
  const sizeOf = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return [width, height];
  };
  const size = sizeOf(screen.getByRole('button'));
  rerender(<Button busy>Submit</Button>);
  expect(sizeOf(screen.getByRole('button'))).toEqual(size);
  expect(dot(screen.getByRole('button')).width).toBeCloseTo(6.4, 1);

  rerender(<FullScreenSpinner />);

  const cover = screen.getByRole('status');
  expect(dot(cover).width).toBe(32);
  expect(sizeOf(cover)).toEqual([innerWidth, innerHeight]);
});
