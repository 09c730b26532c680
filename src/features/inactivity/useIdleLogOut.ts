import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Idleness } from '../../core/application/inactivity.ts';
import { useApplicant } from '../../data/ApplicantContext.ts';
import { ARRIVALS } from '../../data/session/arrivals.ts';
import { endSession } from '../../data/session/endSession.ts';
import { leaveSession } from '../../data/session/leaveSession.ts';
import { saveWithin } from '../../data/session/saveWithin.ts';
import type { EndReason } from '../../data/session/sessionChannel.ts';
import { IdleWatch } from './IdleWatch.ts';

/** Where the watch over a student stands. */
type GuardState =
  | { readonly stage: 'watching' }
  | { readonly stage: 'warned'; readonly until: number }
  | { readonly stage: 'leaving' };

interface IdleLogOut {
  readonly state: GuardState;
  readonly stay: () => void;
  readonly leave: () => void;
}

const WATCHING: GuardState = { stage: 'watching' };

/** Watches for idleness while enabled, and ends the session when it is due, here and in the other tabs. */
export function useIdleLogOut(isEnabled: boolean): IdleLogOut {
  const applicant = useApplicant();
  const navigate = useNavigate();
  const [state, setState] = useState<GuardState>(WATCHING);
  const watch = useRef<IdleWatch | null>(null);

  const goToLogin = async (reason: EndReason) => {
    setState(WATCHING);
    await navigate('/login', { replace: true, state: ARRIVALS[reason] });
  };

  const leave = async (reason: EndReason) => {
    setState({ stage: 'leaving' });
    watch.current?.stop();
    // A field with suggestions gives what was typed when it is left.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    try {
      // A failure is no reason to stay logged in: the answers stay in memory for the same person (TRAP-46).
      await saveWithin(applicant).catch(() => undefined);
      await leaveSession(applicant, reason, true);
    } catch (error) {
      // Thrown while rendering, to the route's error screen (ERR-19).
      setState(() => {
        throw error;
      });
      return;
    }
    await goToLogin(reason);
  };

  const onIdleness = useEffectEvent((idleness: Idleness, until: number) => {
    if (idleness === 'expired') void leave('inactivity');
    else setState(idleness === 'warned' ? { stage: 'warned', until } : WATCHING);
  });

  const onEndedElsewhere = useEffectEvent((reason: EndReason) => {
    endSession(applicant);
    void goToLogin(reason);
  });

  useEffect(() => {
    if (!isEnabled) return undefined;
    const current = new IdleWatch({
      onIdleness: (idleness, until) => onIdleness(idleness, until),
      onLeavingElsewhere: (reason) => {
        applicant.leavingElsewhere = reason;
      },
      onEndedElsewhere: (reason) => onEndedElsewhere(reason),
    });
    watch.current = current;
    return () => current.stop();
  }, [applicant, isEnabled]);

  return { state, stay: () => watch.current?.stay(), leave: () => void leave('choice') };
}
