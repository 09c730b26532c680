import { useEffect, useRef } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import type { NavigationState } from '../../core/application/NavigationState.ts';
import { useSessionHost } from '../../session/SessionHostContext.ts';
import { formPart } from '../formPart.ts';

/**
 * Moves the focus after a change of page, so that a screen reader hears where it is: to what was asked
 * for, to the question in the address, else to the heading.
 *
 * On the same page it moves only where that was asked for: by a line of the summary, each time it is
 * pressed, or by an address typed by hand (VSUM-07, TRAP-67).
 */
export function PageFocus() {
  const host = useSessionHost();
  const location = useLocation() as Location<NavigationState | null>;
  const before = useRef<Location | null>(null);

  useEffect(() => {
    const { pathname, hash, key, state } = location;
    const { pathname: last, key: lastKey } = before.current ?? {};
    before.current = location;
    if (key === lastKey) return;
    const wish = state?.focus ?? (pathname === last ? '' : hash.slice(1));
    if (wish) {
      reveal(wish);
      return;
    }
    if (last === undefined || pathname === last) return;
    window.scrollTo(0, 0);
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('h1');
    if (heading) focusOn(heading);

    function reveal(id: string) {
      const element = document.getElementById(id);
      const session = host.current.getState();
      if (element && session.kind !== 'none' && !session.form.index.placesOf.has(id as never))
        focusOn(element);
      else if (session.kind !== 'none') formPart.get()?.revealQuestion(session, id);
    }
  }, [host, location]);

  // The browser focuses the element of a typed address itself, a group as a whole; this event comes after that.
  useEffect(() => {
    const reveal = () => {
      const { pathname, hash } = window.location;
      const session = host.current.getState();
      if (hash && pathname === before.current?.pathname && session.kind !== 'none')
        formPart.get()?.revealQuestion(session, hash.slice(1));
    };
    window.addEventListener('hashchange', reveal);
    return () => window.removeEventListener('hashchange', reveal);
  }, [host]);

  return null;
}

function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus();
  element.scrollIntoView({ block: 'start' });
}
