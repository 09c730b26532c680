import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import type { NavigationState } from '../../routes/NavigationState.ts';
import { useSessions } from '../../session/index.ts';
import { formChunk } from '../formChunk.ts';

/**
 * Moves focus after navigation, so that a screen reader announces the new page: to the requested element, else to the
 * question in the address, else to the heading. Within a page, focus moves only on request.
 */
export function PageFocus() {
  const sessions = useSessions();
  const location = useLocation() as Location<NavigationState | null>;
  const before = useRef<Location | null>(null);

  const reveal = useEffectEvent((id: string) => {
    const session = sessions.now;
    if (session.kind === 'none') return;
    const element = document.getElementById(id);
    if (element && !session.form.index.placesOf.has(id as never)) focusOn(element);
    else formChunk.get()?.revealQuestion(session, id);
  });

  // With the page, not after it: whoever acts on a page at once would lose the focus again.
  useLayoutEffect(() => {
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
  }, [location]);

  // After a hash has been typed into the address, the browser focuses a whole group; `reveal` focuses its control.
  useEffect(() => {
    const follow = () => {
      const { pathname, hash } = window.location;
      if (hash && pathname === before.current?.pathname) reveal(hash.slice(1));
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  return null;
}

function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus();
  element.scrollIntoView({ block: 'start' });
}
