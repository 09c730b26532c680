import { useEffect } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import type { NavigationState } from '../../core/application/NavigationState.ts';
import { SHARED_WORDS } from '../../core/application/sharedWords.ts';
import { CARD_WORDS } from '../../core/auth/cardWords.ts';
import { showToast } from '../../ui/index.ts';

/** A success that arrives with a navigation (ROUTE-32), and an error that leads to the login (AUTH-09). */
const LABELS = {
  success: SHARED_WORDS.successLabel,
  error: CARD_WORDS.errorLabel(CARD_WORDS.names.login),
};

const shown = new Set<string>();

/** Shows the message a navigation brings, once: not again on reload, Back or a second render (TRAP-25). */
export function NavigationToasts() {
  const { key, state } = useLocation() as Location<NavigationState | null>;
  const message = state?.message;

  useEffect(() => {
    if (!message || shown.has(key)) return;
    shown.add(key);
    forgetMessage();
    showToast({ severity: message.severity, label: LABELS[message.severity], message: message.text });
  }, [key, message]);

  return null;
}

/** Takes the message out of the history entry; what else it holds stays. */
function forgetMessage(): void {
  const state = (window.history.state ?? {}) as { usr?: NavigationState };
  window.history.replaceState({ ...state, usr: { ...state.usr, message: undefined } }, '');
}
