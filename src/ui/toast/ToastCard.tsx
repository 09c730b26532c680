import { useRef } from 'react';
import { Icon } from '../action/Icon.tsx';
import { IconButton } from '../action/IconButton.tsx';
import { useCountdown } from './useCountdown.ts';
import { useSwipe } from './useSwipe.ts';

export interface ToastCardProps {
  severity: 'success' | 'error';
  title: string;
  message: string;
  duration: number;
  hasClose: boolean;
  onDismiss: () => void;
}

/**
 * Shows the content of one toast and keeps its time.
 *
 * The library's own clock is a CSS animation, which stops under reduced motion and in a hidden window; this one
 * is a timer that waits only while the pointer or focus is on the toast.
 */
export function ToastCard({ severity, title, message, duration, hasClose, onDismiss }: ToastCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const countdown = useCountdown(duration, onDismiss);
  const swipe = useSwipe(card, onDismiss);

  return (
    <div
      className="app-toast__card"
      ref={card}
      onPointerEnter={(event) => event.pointerType === 'mouse' && countdown.pause()}
      onPointerLeave={countdown.resume}
      onFocus={countdown.pause}
      onBlur={countdown.resume}
      {...swipe}
    >
      <span className="app-toast__icon">
        <Icon name={severity === 'success' ? 'check' : 'alert'} />
      </span>
      <div className="app-toast__text">
        <strong className="app-toast__title">{title}</strong>
        <p>{message}</p>
      </div>
      {hasClose && <IconButton className="app-toast__close" icon="close" label="Close" onClick={onDismiss} />}
    </div>
  );
}
