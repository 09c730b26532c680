import { useEffect, useRef, useState } from 'react';
import { GENERIC_ERROR_MESSAGE, reportError, SdkError } from '../../session/index.ts';
import { dismissToasts, showToast } from '../../ui/index.ts';
import { cardErrorLabel, type CardName } from './cards/cardNameWords.ts';
import { CARD_WORDS } from './cards/cardWords.ts';

/** The code of errors whose message is not meant for people (openapi.yaml). */
const FOR_PROGRAMS = 'invalid_request';

export type CardAction = 'submit' | 'resend';

interface CardCall<Reply> {
  readonly action: CardAction;
  readonly call: () => Promise<Reply>;
  /** Called only if the card is still on screen and no other button has been pressed in the meantime. */
  readonly done: (reply: Reply) => unknown;
  /** Called instead of `done` if the person has left the card. */
  readonly abandoned?: () => unknown;
}

type Failure = Pick<SdkError, 'message' | 'status' | 'code'>;

/**
 * Runs the calls of one card and shows their failures in a toast. A 401 is an ordinary failure here: it refers to the
 * credentials, not the session.
 *
 * Pressing a button twice sends one call. Pressing two buttons sends two calls, of which only the newer takes effect.
 */
export function useCardCall(name: CardName) {
  /** The action pressed last, while its call is pending. */
  const [pending, setPending] = useState<CardAction | null>(null);
  /** The failure of the last call, until the next one starts. */
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
    // Any other error is a bug.
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
    // Messages from an earlier attempt no longer apply.
    dismissToasts();
    try {
      const reply = await card.call();
      // Also waits for the navigation, so that the button stays disabled until the card is gone.
      if (!isHere.current) await card.abandoned?.();
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
