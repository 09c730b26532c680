import { createElement, type ElementType, type ReactNode } from 'react';

/**
 * Replaces emotion, which react-select uses to style its own parts (an alias in vite.config.ts).
 * We replace all of these parts but one: its messages for screen readers. So no styles are generated at run time, which
 * a strict `style-src` would block, and the library with its CSS parser is not loaded.
 */
export function jsx(
  type: ElementType,
  all: Readonly<Record<string, unknown>> | null,
  ...children: readonly ReactNode[]
) {
  const { css, ...props } = all ?? {};
  return createElement(type, css ? { ...props, className: 'app-visually-hidden' } : props, ...children);
}

/** Only for parts that are not used. */
export const css = () => '';
export const keyframes = () => '';
export const CacheProvider = 'div';
