import { useEffect, useRef, useState } from 'react';
import { GENERIC_ERROR_MESSAGE, reportError, SdkError } from '../../session/index.ts';
import { dismissToasts, showToast } from '../../ui/index.ts';
import { cardErrorLabel, type CardName } from './cards/cardNameWords.ts';
import { CARD_WORDS } from './cards/cardWords.ts';

/** The code of a reply whose message names a field of the body to programs. openapi.yaml. */
const FOR_PROGRAMS = 'invalid_request';

/** What a card can be waiting for. */
export type CardAction = 'submit' | 'resend';

/** One call of a card. */
export interface CardCall<Reply> {
  readonly action: CardAction;
  readonly call: () => Promise<Reply>;
  /** Runs only while the card is still on screen and nothing else was pressed since. */
  readonly done: (reply: Reply) => unknown;
  /** Runs instead of `done` when the card has been left. */
  readonly left?: () => unknown;
}

/** A call that failed, as far as a card cares. */
type Failure = Pick<SdkError, 'message' | 'status' | 'code'>;

/**
 * Runs the calls of one card and shows their failures in its toast.
 *
 * Pressed twice, a button sends once. Of two buttons the newer press counts: both calls are sent, and what
 * the earlier one leads to is left out. A 401 is a failed call like any other here: on a card it means the
 * credentials, not the session.
 */
export function useCardCall(name: CardName) {
  /** What was pressed last and is still under way. */
  const [pending, setPending] = useState<CardAction | null>(null);
  /** The last call's failure, until the next call. */
  const [failure, setFailure] = useState<Failure | null>(null);
  const newest = useRef<{ readonly action: CardAction } | null>(null);
  const isHere = useRef(true);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const fail = (error: unknown, action: CardAction) => {
    const isFailedCall = error instanceof SdkError;
    // Anything else is a bug.
    if (!isFailedCall) reportError(error, 'an account card');
    const failed = isFailedCall && error.code !== FOR_PROGRAMS ? error : { message: GENERIC_ERROR_MESSAGE };
    setFailure(failed);
    const label = action === 'resend' ? CARD_WORDS.resendErrorLabel : cardErrorLabel(name);
    showToast({ severity: 'error', label, message: failed.message });
  };

  const run = async <Reply>(card: CardCall<Reply>): Promise<void> => {
    if (newest.current?.action === card.action) return;
    newest.current = card;
    const isNewest = () => newest.current === card;
    setPending(card.action);
    setFailure(null);
    // What an earlier attempt said is no longer true.
    dismissToasts();
    try {
      const reply = await card.call();
      // Waiting for the navigation as well: the button does not come back to life before the card leaves.
      if (!isHere.current) await card.left?.();
      else if (isNewest()) await card.done(reply);
    } catch (error) {
      if (isHere.current && isNewest()) fail(error, card.action);
    } finally {
      if (isNewest()) {
        newest.current = null;
        setPending(null);
      }
    }
  };

  return { pending, failure, run };
}
