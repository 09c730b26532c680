import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { PlainMessage } from '../page/PlainMessage.tsx';
import { CHUNK_LATE_MS, toastsChunk } from '../chunks.ts';
import { UI_WORDS } from '../uiWords.ts';
import { useIsLate } from '../useIsLate.ts';
import { useLazyChunk } from '../useLazyChunk.ts';
import { isSameToast } from './isSameToast.ts';
import type { ToastOptions } from './ToastCard.tsx';

/** Toasts to show once react-toastify has loaded and its container is mounted. */
const waiting = createStore<readonly ToastOptions[]>(() => []);

/** Shows a toast, replacing an identical one that is still visible. Returns a function that removes it. */
export function showToast(options: ToastOptions): () => void {
  const isSame = (each: ToastOptions) => isSameToast(each, options);
  waiting.setState((before) => [...before.filter((each) => !isSame(each)), options], true);
  return () => remove(isSame);
}

/** Removes outdated toasts: those about these things, or every toast, for example before another screen. */
export function dismissToasts(...about: string[]): void {
  remove((toast) => about.length === 0 || about.includes(toast.about ?? ''));
}

function remove(isOutdated: (options: ToastOptions) => boolean): void {
  waiting.setState((before) => before.filter((each) => !isOutdated(each)), true);
  toastsChunk.get()?.removeToasts(isOutdated);
}

/** Renders the application's toasts once there are any, or only their text if their script fails to load. */
export function Toaster() {
  const messages = useStore(waiting);
  const isNeeded = messages.length > 0;
  const toasts = useLazyChunk(toastsChunk, isNeeded);
  const isLate = useIsLate(isNeeded && !toasts, CHUNK_LATE_MS);

  if (toasts) return <toasts.ToastList waiting={waiting} />;
  if (!isLate) return null;
  return messages.map((options) => {
    const { severity, label, message, link } = options;
    return (
      <PlainMessage
        key={`${label ?? severity} ${message}`}
        title={UI_WORDS.toast[severity]}
        onClose={() => remove((each) => each === options)}
      >
        <p>{message}</p>
        {link}
      </PlainMessage>
    );
  });
}
