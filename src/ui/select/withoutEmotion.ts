import { createElement, type ElementType, type ReactNode } from 'react';

/**
 * Replaces emotion, which react-select uses to style its own parts (an alias in vite.config.ts).
 * Of these parts, we use only the messages for screen readers and replace the others with our own. Styles generated at
 * run time, which a strict `style-src` would block, are thus not needed, nor is the library with its CSS parser.
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
