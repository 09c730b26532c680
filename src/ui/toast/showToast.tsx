import { toast } from 'react-toastify/unstyled';
import { UI_WORDS } from '../uiWords.ts';
import { ToastCard, type ToastOptions } from './ToastCard.tsx';

// oxlint-disable-next-line house/restricted-syntax -- react-toastify has one container for the page
const shown = new Map<string, ReturnType<typeof toast>>();
// oxlint-disable-next-line house/restricted-syntax -- as above
let count = 0;

/**
 * Shows a toast, in place of an equal one that is still up.
 *
 * The old one is taken down rather than kept, so that the repeat is announced and its time starts again.
 */
export function showToast(options: ToastOptions): void {
  const { severity, message, label = UI_WORDS.toast[severity] } = options;
  const key = `${label} ${message}`;
  const previous = shown.get(key);
  if (previous !== undefined) toast.dismiss(previous);

  count += 1;
  const toastId = `toast-${count}`;
  const dismiss = () => toast.dismiss(toastId);
  shown.set(key, toastId);
  toast(<ToastCard {...options} onDismiss={dismiss} />, {
    toastId,
    role: severity === 'error' ? 'alert' : 'status',
    ariaLabel: label,
    className: `app-toast app-toast--${severity}`,
    onClose: () => {
      if (shown.get(key) === toastId) shown.delete(key);
    },
  });
}

/** Takes every toast down, such as before a screen that makes them untrue. */
export function dismissToasts(): void {
  toast.dismiss();
  shown.clear();
}
