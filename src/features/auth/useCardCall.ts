import { useEffect, useRef, useState } from 'react';
import { useApplicant } from '../../data/ApplicantContext.ts';
import { dismissToasts, showToast } from '../../ui/index.ts';
import { type Failure, readFailure } from './readFailure.ts';

/** What a card can be waiting for. */
export type CardAction = 'submit' | 'resend';

/** One call of a card. */
export interface CardCall<Reply> {
  readonly action: CardAction;
  /** The label of the toast if it fails. */
  readonly errorLabel: string;
  readonly call: () => Promise<Reply>;
  /** Runs only while the card is still on screen: nobody is pulled off a page they went on to. */
  readonly done: (reply: Reply) => unknown;
  /** Runs instead where the person has gone on meanwhile. */
  readonly left?: () => unknown;
}

/** Runs a card's calls, one at a time. */
export interface CardCalls {
  readonly pending: CardAction | null;
  /** The last call's failure, until the next call. */
  readonly failure: Failure | null;
  readonly run: <Reply>(call: CardCall<Reply>) => Promise<void>;
}

/**
 * Runs the calls of one card and shows their failures in its toast. AUTH-25, AUTH-42.
 *
 * A second click while one runs does nothing (TRAP-41).
 */
export function useCardCall(): CardCalls {
  const { notify } = useApplicant();
  const [pending, setPending] = useState<CardAction | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isRunning = useRef(false);
  const isHere = useRef(true);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const fail = (error: unknown, errorLabel: string) => {
    const failed = readFailure(error);
    if (!failed) {
      notify(error);
      return;
    }
    setFailure(failed);
    showToast({ severity: 'error', label: errorLabel, message: failed.message });
  };

  const run: CardCalls['run'] = async ({ action, errorLabel, call, done, left }) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(action);
    setFailure(null);
    // What an earlier attempt said is no longer true.
    dismissToasts();
    try {
      const reply = await call();
      // Waiting for the navigation as well: the button does not come back to life before the card leaves.
      if (isHere.current) await done(reply);
      else await left?.();
    } catch (error) {
      if (isHere.current) fail(error, errorLabel);
    } finally {
      isRunning.current = false;
      setPending(null);
    }
  };

  return { pending, failure, run };
}
