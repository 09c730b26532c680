import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { NoSession } from './Session.ts';
import { useSessions } from './SessionsContext.ts';
import { SessionContext } from './SessionContext.ts';

interface SessionProviderProps {
  /** What is there while no form is open. */
  without: (session: NoSession) => ReactNode;
  children: ReactNode;
}

/** Hands the current session to the screens of the form. A new person is a new tree: nothing is left of the last. */
export function SessionProvider({ without, children }: SessionProviderProps) {
  const session = useStore(useSessions().current);
  const focused = useRef<FocusedField>(null);
  if (session.kind === 'none') return without(session);
  return (
    <QueryClientProvider key={session.id} client={session.queryClient}>
      <SessionContext value={session}>
        {/* First: what has the focus is asked before anything of the last person is taken away. */}
        <KeptFocus focused={focused} />
        {children}
      </SessionContext>
    </QueryClientProvider>
  );
}

interface FocusedField {
  readonly id: string;
  readonly caret: number | null;
}

/** Gives the focus back to the field a visitor was typing in while they became a student (decision 019). */
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
