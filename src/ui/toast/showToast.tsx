import type { ReactNode } from 'react';
import { toast } from 'react-toastify/unstyled';
import { ToastCard } from './ToastCard.tsx';
import { toastDefaults } from './toastDefaults.ts';

export interface ToastOptions {
  severity: 'success' | 'error';
  message: string;
  /** The accessible name; the title if none is given. */
  label?: string;
  /** Shows a Close button; an error has one unless told otherwise, because it stays so long. */
  close?: boolean;
  /** Where to go on from here. */
  link?: ReactNode;
  /** Milliseconds. */
  duration?: number;
}

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
  const { severity, message, label, close = severity === 'error', link, duration } = options;
  const { title, role, duration: defaultDuration } = toastDefaults[severity];
  const key = `${label ?? title} ${message}`;
  const previous = shown.get(key);
  if (previous !== undefined) toast.dismiss(previous);

  count += 1;
  const toastId = `toast-${count}`;
  const dismiss = () => toast.dismiss(toastId);
  shown.set(key, toastId);
  toast(
    <ToastCard
      severity={severity}
      title={title}
      message={message}
      duration={duration ?? defaultDuration}
      hasClose={close}
      link={link}
      onDismiss={dismiss}
    />,
    {
      toastId,
      role,
      ariaLabel: label ?? title,
      className: `app-toast app-toast--${severity}`,
      onClose: () => {
        if (shown.get(key) === toastId) shown.delete(key);
      },
    },
  );
}

/** Takes every toast down, such as before a screen that makes them untrue. */
export function dismissToasts(): void {
  toast.dismiss();
  shown.clear();
}
