import { useRef, type PointerEvent, type RefObject } from 'react';

/** How far a toast must be dragged to be dismissed, in CSS pixels. Spec §9. */
const THRESHOLD = 50;

/**
 * Lets a toast be dragged sideways: past the threshold it is dismissed, otherwise it springs back.
 * The library measures the distance in percent of the toast's width.
 */
export function useSwipe(element: RefObject<HTMLElement | null>, onSwipe: () => void) {
  const drag = useRef<{ pointerId: number; startX: number } | null>(null);

  const move = (distance: number) => {
    element.current?.style.setProperty('transform', distance === 0 ? '' : `translateX(${distance}px)`);
    element.current?.style.setProperty(
      'opacity',
      distance === 0 ? '' : String(Math.max(0.4, 1 - Math.abs(distance) / 200)),
    );
  };
  const end = (event: PointerEvent<HTMLElement>, mayDismiss: boolean) => {
    if (drag.current?.pointerId !== event.pointerId) return;
    const distance = event.clientX - drag.current.startX;
    drag.current = null;
    if (mayDismiss && Math.abs(distance) >= THRESHOLD) onSwipe();
    else move(0);
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || (event.target as Element).closest('a, button')) return;
      drag.current = { pointerId: event.pointerId, startX: event.clientX };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag.current?.pointerId === event.pointerId) move(event.clientX - drag.current.startX);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  };
}
