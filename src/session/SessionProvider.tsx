import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { NoSession } from './Session.ts';
import { useSessions } from './reading/SessionsContext.ts';
import { SessionContext } from './reading/SessionContext.ts';

interface SessionProviderProps {
  /** Renders the content to show while no form is open. */
  without: (session: NoSession) => ReactNode;
  children: ReactNode;
}

/** Provides the session to the screens of the form. Each person gets a new tree, so no state is shared. */
export function SessionProvider({ without, children }: SessionProviderProps) {
  const session = useStore(useSessions().current);
  const focused = useRef<FocusedField>(null);
  if (session.kind === 'none') return without(session);
  return (
    <QueryClientProvider key={session.id} client={session.queryClient}>
      <SessionContext value={session}>
        {/* Rendered first, to read the focused field before the previous person's elements are removed. */}
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

/** Restores focus to the field that a visitor was typing in when they became a student (decision 019). */
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

/** Returns the caret position; null for a control without one, such as a date field. */
function caretIn(element: Element): number | null {
  return element instanceof HTMLInputElement ? element.selectionStart : null;
}
