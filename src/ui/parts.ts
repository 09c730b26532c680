import { lazyPart } from './lazyPart.ts';

/** How long a dialog or toast waits for its script before its text is shown in the page itself, in ms. */
export const PART_LATE_MS = 2_000;

/** The dialog, which uses react-modal. */
export const modalPart = lazyPart(() => import('./overlay/dialogs.chunk.ts'));

/** The toasts, which use react-toastify. */
export const toastPart = lazyPart(() => import('./toast/toasts.chunk.ts'));

/** The open lists, which use react-select; closed dropdowns are plain buttons. */
export const lists = lazyPart(() => import('./select/lists.chunk.ts'));

/** Loads dialogs and toasts when idle. */
export function preloadOverlays(): void {
  toastPart.preload();
  modalPart.preload();
}

/** Loads the open lists when idle. */
export const preloadSelect = lists.preload;
