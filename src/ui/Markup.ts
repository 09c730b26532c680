import type { ReactElement } from 'react';

/**
 * Content that may be placed beside other elements: no bare text, which a browser's translator replaces (decision 035).
 * `ReactNode` is for the only child of an element.
 */
export type Markup = ReactElement | readonly Markup[] | boolean | null | undefined;
