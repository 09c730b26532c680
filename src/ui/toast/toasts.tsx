import { useLazyPart } from '../useLazyPart.ts';
import type { ToastOptions } from './ToastCard.tsx';
import { toastPart } from '../parts.ts';

/** Shows a toast, in place of an equal one that is still up. */
export function showToast(options: ToastOptions): void {
  withToasts((toasts) => toasts.showToast(options));
}

/** Takes every toast down, such as before a screen that makes them untrue. */
export function dismissToasts(): void {
  withToasts((toasts) => toasts.dismissToasts());
}

/** Holds the toasts of the application, once there are any. */
export function Toaster() {
  const toasts = useLazyPart(toastPart, false);
  return toasts ? <toasts.Toaster /> : null;
}

/** At once, or in the order asked for when react-toastify has come. */
function withToasts(act: (toasts: NonNullable<ReturnType<typeof toastPart.get>>) => void): void {
  const toasts = toastPart.get();
  if (toasts) act(toasts);
  else void toastPart.load().then(act);
}
