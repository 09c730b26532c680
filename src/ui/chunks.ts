import { lazyChunk } from './lazyChunk.ts';

/** How long to wait for a dialog's or toast's script before its text is shown in the page itself, in ms. */
export const CHUNK_LATE_MS = 2_000;

/** The dialog, which uses react-modal. */
export const dialogsChunk = lazyChunk(() => import('./overlay/ModalDialog.tsx'));

/** The toasts, which use react-toastify. */
export const toastsChunk = lazyChunk(() => import('./toast/toasts.chunk.ts'));

/** The open lists, which use react-select; closed dropdowns are plain buttons. */
export const listsChunk = lazyChunk(() => import('./select/lists.chunk.ts'));

/** The common slips in e-mail addresses. */
export const emailChunk = lazyChunk(() => import('./field/findSlip.ts'));

export function preloadOverlays(): void {
  toastsChunk.preload();
  dialogsChunk.preload();
}

export const preloadSelect = listsChunk.preload;
