import { createElement, type ElementType, type ReactNode } from 'react';

/**
 * Stands in for emotion, by which react-select styles its own parts (an alias in vite.config.ts).
 *
 * Ours replace them all but one: what it says to screen readers alone. So no style is made while the page runs, which
 * a strict `style-src` would refuse, and the library and its parser of CSS are not loaded.
 */
export function jsx(
  type: ElementType,
  all: Readonly<Record<string, unknown>> | null,
  ...children: readonly ReactNode[]
) {
  const { css, ...props } = all ?? {};
  return createElement(type, css ? { ...props, className: 'app-visually-hidden' } : props, ...children);
}

/** Of parts that are not used. */
export const css = () => '';
export const keyframes = () => '';
export const CacheProvider = 'div';
