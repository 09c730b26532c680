import type { ToastOptions } from './ToastCard.tsx';

/** Returns whether two toasts say the same. */
export const isSameToast = (one: ToastOptions, other: ToastOptions): boolean =>
  one.severity === other.severity && one.label === other.label && one.message === other.message;
