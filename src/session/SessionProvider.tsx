import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { ClientSnapshot } from './ClientSnapshot.ts';
import { deriveWebStatus } from '../data/webStatus.ts';
import { ConnectionContext, useConnection } from '../data/Connection.ts';
import { profileQuery } from '../data/profile.ts';
import { useCached } from '../data/useCached.ts';
import type { NoSession, Session } from './Session.ts';
import { useSessionHost } from './SessionHostContext.ts';

interface SessionProviderProps {
  /** What is there while no form is open. */
  without: (session: NoSession) => ReactNode;
  children: ReactNode;
}

/** Hands the current session to the screens of the form. A new person is a new tree: nothing is left of the last. */
export function SessionProvider({ without, children }: SessionProviderProps) {
  const session = useStore(useSessionHost().current);
  const focused = useRef<FocusedField>(null);
  if (session.kind === 'none') return without(session);
  return (
    <QueryClientProvider key={session.id} client={session.queryClient}>
      <ConnectionContext value={session}>
        {/* First: what has the focus is asked before anything of the last person is taken away. */}
        <KeptFocus focused={focused} />
        {children}
      </ConnectionContext>
    </QueryClientProvider>
  );
}

interface FocusedField {
  readonly id: string;
  readonly caret: number | null;
}

/** Gives the focus back to the field a visitor was typing in while they became a student (decision 017). */
function KeptFocus({ focused }: { focused: RefObject<FocusedField | null> }) {
  useLayoutEffect(() => {
    const { id = '', caret = null } = focused.current ?? {};
    const field = document.getElementById(id);
    field?.focus();
    if (field instanceof HTMLInputElement && caret !== null) field.setSelectionRange(caret, caret);
    return () => {
      const { activeElement } = document;
      focused.current = activeElement && { id: activeElement.id, caret: caretIn(activeElement) };
    };
  }, [focused]);
  return null;
}

/** Null where a control has no caret, as a date has none. */
function caretIn(element: Element): number | null {
  return element instanceof HTMLInputElement ? element.selectionStart : null;
}

/** Reads the session of the person at the screen, which is the connection handed down here. */
export const useSession = () => useConnection() as Exclude<Session, NoSession>;

/** Reads what the product knows about the person at the screen. Spec §3 "Client snapshot". */
export function useSnapshot(): ClientSnapshot {
  const session = useSession();
  const { sdk } = useConnection();
  // A student's was read when the form was entered, and is kept up to date from there; others have none.
  const profile = useCached(profileQuery(sdk));
  return {
    username: profile?.username ?? '',
    last_page: profile?.last_page ?? null,
    num_logins: Math.max(1, profile?.successful_login.length ?? 0),
    is_logged_in: profile !== undefined,
    is_service_user: session.kind === 'service',
    has_changed_page: session.kind === 'student' && session.hasChangedPage,
    web_status: deriveWebStatus(profile?.web_status ?? []),
  };
}
