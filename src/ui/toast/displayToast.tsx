import { toast } from 'react-toastify/unstyled';
import { UI_WORDS } from '../uiWords.ts';
import { isSameToast } from './isSameToast.ts';
import { ToastCard, type ToastOptions } from './ToastCard.tsx';

// oxlint-disable-next-line house/restricted-syntax -- react-toastify has one container for the page
const shown = new Map<string, ToastOptions>();
// oxlint-disable-next-line house/restricted-syntax -- as above
let count = 0;

/** Shows a toast. Replaces an identical one, so that the new one is announced and timed from the start. */
export function displayToast(options: ToastOptions): void {
  const { severity, label = UI_WORDS.toast[severity] } = options;
  removeToasts((each) => isSameToast(each, options));

  count += 1;
  const toastId = `toast-${count}`;
  const dismiss = () => toast.dismiss(toastId);
  shown.set(toastId, options);
  toast(<ToastCard {...options} onDismiss={dismiss} />, {
    toastId,
    role: severity === 'error' ? 'alert' : 'status',
    ariaLabel: label,
    className: `app-toast app-toast--${severity}`,
    onClose: () => shown.delete(toastId),
  });
}

export function removeToasts(isOutdated: (options: ToastOptions) => boolean): void {
  for (const [toastId, options] of shown) if (isOutdated(options)) toast.dismiss(toastId);
}
