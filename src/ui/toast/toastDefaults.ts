import { UI_WORDS } from '../uiWords.ts';

/** What a toast says and how long it stays unless told otherwise. Spec §9. */
export const toastDefaults = {
  success: { title: UI_WORDS.toast.success, duration: 5_000, role: 'status' },
  error: { title: UI_WORDS.toast.error, duration: 300_000, role: 'alert' },
} as const;

/** How far a toast is dragged before it goes, in CSS pixels. Spec §9. */
export const swipeThreshold = 50;

/** The key that moves focus to the newest toast. Spec §9. */
export const toastHotkey = 'F8';
