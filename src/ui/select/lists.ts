import { lazyPart } from '../lazyPart.ts';

/**
 * The open lists, with react-select.
 *
 * The first interactive page does not need them: closed dropdowns are plain buttons.
 */
export const lists = lazyPart(() => import('./listViews.ts'));
