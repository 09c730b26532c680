import { useEffect } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import type { NavigationState } from '../../routes/NavigationState.ts';
import { ROUTE_WORDS } from '../../routes/routeWords.ts';
import { CARD_NAMES, cardErrorLabel } from '../../features/auth/cards/cardNameWords.ts';
import { showToast } from '../../ui/index.ts';

/** Only the login receives errors. */
const LABELS = { success: ROUTE_WORDS.successLabel, error: cardErrorLabel(CARD_NAMES.login) };

/** Shows the message of a navigation and removes it from the history entry, so that a reload does not repeat it. */
export function NavigationToasts() {
  const location = useLocation() as Location<NavigationState | null>;
  const navigate = useNavigate();
  const message = location.state?.message;

  useEffect(() => {
    if (!message) return;
    showToast({ severity: message.severity, label: LABELS[message.severity], message: message.text });
    void navigate(location, { replace: true, state: { ...location.state, message: undefined } });
  }, [location, message, navigate]);

  return null;
}
