import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { NavigationState } from '../../core/application/NavigationState.ts';
import { SHARED_WORDS } from '../../core/application/sharedWords.ts';
import { useApplicant } from '../../data/ApplicantContext.ts';
import { leaveSession } from '../../data/session/leaveSession.ts';
import { saveBeforeLeaving } from '../../data/session/saveBeforeLeaving.ts';

/** Where somebody stands on their way out. */
type Stage = 'in' | 'leaving' | 'asking';

interface LogOut {
  readonly stage: Stage;
  /** Saves, then logs out; a failed save asks first. */
  readonly logOut: () => void;
  readonly logOutUnsaved: () => void;
  readonly stay: () => void;
}

/**
 * Logs out the way the applicant asked for: what they typed is saved first (ACC-10), the login then says
 * nothing (TRAP-24) unless the session had ended before (ERR-10), and a failed log-out is thrown to the route's error
 * screen (ERR-19).
 */
export function useLogOut(): LogOut {
  const applicant = useApplicant();
  const navigate = useNavigate();
  const [stage, setStage] = useState<Stage>('in');

  const leave = async () => {
    setStage('leaving');
    let state: NavigationState = {};
    try {
      if ((await leaveSession(applicant, 'choice')) === 'invalid')
        state = { message: { severity: 'error', text: SHARED_WORDS.sessionInvalid } };
    } catch (error) {
      // Thrown while rendering, so that the screen is replaced: it belongs to nobody any more (TRAP-63).
      setStage(() => {
        throw error;
      });
      return;
    }
    setStage('in');
    await navigate('/login', { state });
  };

  const saveAndLeave = async () => {
    setStage('leaving');
    const result = await saveBeforeLeaving(applicant);
    if (result === 'saved') await leave();
    else setStage(result === 'failed' ? 'asking' : 'in');
  };

  return {
    stage,
    logOut: () => void saveAndLeave(),
    logOutUnsaved: () => void leave(),
    stay: () => setStage('in'),
  };
}
