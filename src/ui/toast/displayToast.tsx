import { toast } from 'react-toastify/unstyled';
import { UI_WORDS } from '../uiWords.ts';
import { ToastCard, type ToastOptions } from './ToastCard.tsx';

// oxlint-disable-next-line house/restricted-syntax -- react-toastify has one container for the page
const shown = new Map<string, { options: ToastOptions; toastId: string }>();
// oxlint-disable-next-line house/restricted-syntax -- as above
let count = 0;

/** Shows a toast. Replaces an identical one, so that the new one is announced and timed from the start. */
export function displayToast(options: ToastOptions): void {
  const { severity, label = UI_WORDS.toast[severity] } = options;
  const key = keyOf(options);
  removeToast(options);

  count += 1;
  const toastId = `toast-${count}`;
  const dismiss = () => toast.dismiss(toastId);
  shown.set(key, { options, toastId });
  toast(<ToastCard {...options} onDismiss={dismiss} />, {
    toastId,
    role: severity === 'error' ? 'alert' : 'status',
    ariaLabel: label,
    className: `app-toast app-toast--${severity}`,
    onClose: () => {
      if (shown.get(key)?.toastId === toastId) shown.delete(key);
    },
  });
}

export function removeToast(options: ToastOptions): void {
  const found = shown.get(keyOf(options));
  if (found) toast.dismiss(found.toastId);
}

export function removeToasts(isKept: (options: ToastOptions) => boolean): void {
  for (const { options, toastId } of shown.values()) if (!isKept(options)) toast.dismiss(toastId);
}

const keyOf = ({ severity, label, message }: ToastOptions) => `${label ?? severity} ${message}`;
