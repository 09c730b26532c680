import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { toFormPath } from '../../core/application/routes.ts';
import { saveAndValidate } from '../../data/saveAndValidate.ts';
import { stayInstead } from './leavePage.ts';
import { useSessionHost } from '../../session/SessionHostContext.ts';

/**
 * Back and Forward save and validate as any navigation does, out of the form too; by then the page has changed.
 * They are the newer wish where a step is still saving (decision 019). Spec §2.
 */
export function SaveOnBack() {
  const host = useSessionHost();
  const { pathname } = useLocation();
  const isOfBrowser = useNavigationType() === NavigationType.Pop;
  const before = useRef(pathname);

  useEffect(() => {
    const giveUpStep = () => {
      const session = host.current.getState();
      if (session.kind !== 'none') stayInstead(session, window.location.pathname);
    };
    window.addEventListener('popstate', giveUpStep);
    return () => window.removeEventListener('popstate', giveUpStep);
  }, [host]);

  useEffect(() => {
    const left = before.current;
    before.current = pathname;
    const session = host.current.getState();
    if (left === pathname || !isOfBrowser || !toFormPath(left) || session.kind !== 'student') return;
    // A save that fails is told by the save line, and tried again with the next.
    saveAndValidate(session).catch(() => undefined);
  }, [host, pathname, isOfBrowser]);

  return null;
}
