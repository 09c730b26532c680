import type { ReactElement } from 'react';

/**
 * Content that may be placed beside other elements. It contains no bare text, because a browser's translator replaces
 * text nodes (decision 035). Use `ReactNode` only for the sole child of an element.
 */
export type Markup = ReactElement | readonly Markup[] | boolean | null | undefined;
