import { useEffect, useRef } from 'react';
import { Icon } from '../action/Icon.tsx';
import { IconButton } from '../action/IconButton.tsx';
import type { Markup } from '../Markup.ts';
import { UI_WORDS } from '../uiWords.ts';
import { uncover } from './uncover.ts';
import { useCountdown } from './useCountdown.ts';
import { useSwipe } from './useSwipe.ts';

/** How long a toast stays unless told otherwise, in ms. Spec §9. */
const DURATIONS = { success: 5_000, error: 300_000 };

export interface ToastOptions {
  severity: 'success' | 'error';
  message: string;
  /** The accessible name; the title if none is given. */
  label?: string;
  /** Shows a Close button; an error has one unless told otherwise, because it stays so long. */
  close?: boolean;
  /** Where to go on from here. */
  link?: Markup;
  /** Milliseconds. */
  duration?: number;
}

/**
 * Shows the content of one toast and keeps its time.
 *
 * The library's own clock is a CSS animation, which stops under reduced motion and in a hidden window; this one
 * is a timer that waits only while the pointer or focus is on the toast.
 */
export function ToastCard(props: ToastOptions & { onDismiss: () => void }) {
  const { severity, message, close = severity === 'error', link, onDismiss } = props;
  const card = useRef<HTMLDivElement>(null);
  useCountdown(card, props.duration ?? DURATIONS[severity], onDismiss);
  const swipe = useSwipe(card, onDismiss);
  useEffect(() => {
    // What was refused may move the focus as well: first it comes to rest. An equal toast leaves the toaster's size.
    const frame = requestAnimationFrame(() => {
      const toaster = card.current?.closest<HTMLElement>('.app-toaster');
      if (toaster) uncover(toaster);
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    <div className="app-toast__card" ref={card} {...swipe}>
      <span className="app-toast__icon">
        <Icon name={severity === 'success' ? 'check' : 'alert'} />
      </span>
      {/* A link the router has followed takes the toast down; one opened in another tab does not. */}
      <div className="app-toast__text" onClick={(event) => event.defaultPrevented && onDismiss()}>
        <strong className="app-toast__title">{UI_WORDS.toast[severity]}</strong>
        <p>{message}</p>
        {link}
      </div>
      {close && (
        <IconButton className="app-toast__close" icon="close" label={UI_WORDS.close} onClick={onDismiss} />
      )}
    </div>
  );
}
