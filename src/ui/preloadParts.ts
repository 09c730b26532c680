import { modalPart } from './overlay/modalPart.ts';
import { lists } from './select/lists.ts';
import { toastPart } from './toast/toastPart.ts';

/** Fetches what a message or an explanation needs, in an idle moment. */
export function preloadOverlays(): void {
  toastPart.preload();
  modalPart.preload();
}

/** Fetches the open lists, in an idle moment. */
export const preloadSelect = lists.preload;
