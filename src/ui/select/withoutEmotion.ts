import { createElement, type ElementType, type ReactNode } from 'react';

/**
 * Replaces emotion, which react-select uses to style its own parts (an alias in vite.config.ts). Of these, we use only
 * the messages for screen readers. So no styles are generated at run time, which a strict `style-src` would block.
 */
export function jsx(
  type: ElementType,
  all: Readonly<Record<string, unknown>> | null,
  ...children: readonly ReactNode[]
) {
  const { css, ...props } = all ?? {};
  return createElement(type, css ? { ...props, className: 'app-visually-hidden' } : props, ...children);
}

/** Stubs; only parts that we do not use call them. */
export const css = () => '';
export const keyframes = () => '';
export const CacheProvider = 'div';
