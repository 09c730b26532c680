import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { saveAndValidate } from '../../data/saveAndValidate.ts';
import { useSession } from '../../session/SessionProvider.tsx';

/** Back and Forward save and validate as any navigation does; by then the page has changed. Spec §2, NAV-04, NAV-05. */
export function SaveOnBack() {
  const session = useSession();
  const { pathname } = useLocation();
  const isOfBrowser = useNavigationType() === NavigationType.Pop;
  const before = useRef(pathname);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    // A save that fails is told by the save line, and tried again with the next.
    if (isOfBrowser && session.isStudent) saveAndValidate(session).catch(() => undefined);
  }, [session, pathname, isOfBrowser]);

  return null;
}
