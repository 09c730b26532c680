import { useEffect, useRef } from 'react';
import { Icon } from '../action/Icon.tsx';
import { CloseButton } from '../action/CloseButton.tsx';
import type { Markup } from '../Markup.ts';
import { UI_WORDS } from '../uiWords.ts';
import { uncover } from './uncover.ts';
import { useCountdown } from './useCountdown.ts';
import { useSwipe } from './useSwipe.ts';

/** How long a toast is shown by default, in ms. Spec §9. */
const DURATIONS = { success: 5_000, error: 300_000 };

export interface ToastOptions {
  severity: 'success' | 'error';
  message: string;
  /** The accessible name; by default the title. */
  label?: string;
  /** What the toast is about, such as a document, so that it can be removed without others. */
  about?: string;
  /** Whether to show a Close button; by default only for errors, which are shown for five minutes. */
  close?: boolean;
  /** The next step, as a link. */
  link?: Markup;
  /** In milliseconds. */
  duration?: number;
}

/**
 * Renders the content of one toast and runs its timer, because the library's timer is a CSS animation, which stops under
 * reduced motion and in a hidden window.
 */
export function ToastCard(props: ToastOptions & { onDismiss: () => void }) {
  const { severity, message, close = severity === 'error', link, onDismiss } = props;
  const card = useRef<HTMLDivElement>(null);
  useCountdown(card, props.duration ?? DURATIONS[severity], onDismiss);
  const swipe = useSwipe(card, onDismiss);
  useEffect(() => {
    // Waits for the next frame, because the error may also move focus. Not left to the toaster's observer, because a
    // toast that replaces an identical one does not change the toaster's size.
    requestAnimationFrame(() => {
      const toaster = card.current?.closest<HTMLElement>('.app-toaster');
      if (toaster) uncover(toaster);
    });
  }, []);

  return (
    <div className="app-toast__card" ref={card} {...swipe}>
      <span className="app-toast__icon">
        <Icon name={severity === 'success' ? 'check' : 'alert'} />
      </span>
      {/* A link handled by the router dismisses the toast; one opened in another tab does not. */}
      <div className="app-toast__text" onClick={(event) => event.defaultPrevented && onDismiss()}>
        <strong className="app-toast__title">{UI_WORDS.toast[severity]}</strong>
        <p>{message}</p>
        {link}
      </div>
      {close && <CloseButton className="app-toast__close" onClick={onDismiss} />}
    </div>
  );
}
