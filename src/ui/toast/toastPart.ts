import { lazyPart } from '../lazyPart.ts';

/** The toasts, with react-toastify. */
export const toastPart = lazyPart(() => import('./toastViews.ts'));
