import type { ReactElement } from 'react';

/**
 * What may stand beside other elements: no bare text, which a browser's translator replaces (decision 035).
 *
 * `ReactNode` is for what is the only child of its element.
 */
export type Markup = ReactElement | readonly Markup[] | boolean | null | undefined;
