import { useEffect, useState } from 'react';
import { INACTIVITY_WARNING_MS } from '../../core/constants.ts';
import { Button, Modal } from '../../ui/index.ts';
import { INACTIVITY_WORDS as WORDS } from './inactivityWords.ts';
import { now, since } from './Moment.ts';

interface StillWorkingDialogProps {
  /** When the session expires; null while the dialog is closed. */
  until: number | null;
  onStay: () => void;
  onLogOut: () => void;
}

/** Asks an idle student whether to stay logged in. Spec §4 "Inactivity". */
export function StillWorkingDialog({ until, onStay, onLogOut }: StillWorkingDialogProps) {
  return (
    <Modal
      isOpen={until !== null}
      dismissible={false}
      title={WORDS.title}
      footer={
        <>
          <Button onClick={onStay}>{WORDS.stay}</Button>
          <Button variant="outline" onClick={onLogOut}>
            {WORDS.logOut}
          </Button>
        </>
      }
    >
      <p>{WORDS.question}</p>
      {until !== null && <Countdown until={until} />}
    </Modal>
  );
}

function Countdown({ until }: { until: number }) {
  const [start] = useState(now);
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setPassed(since(start)), 1_000);
    return () => clearInterval(timer);
  }, [start]);
  const seconds = Math.max(0, Math.ceil((until - start.wall - passed) / 1_000));
  return (
    <>
      <p aria-hidden="true">{WORDS.countdown(seconds)}</p>
      <p className="app-visually-hidden" role="status">
        {announce(seconds)}
      </p>
      <div className="app-fuse" aria-hidden="true">
        <i className="app-fuse__rest" style={{ animationDuration: `${INACTIVITY_WARNING_MS}ms` }} />
      </div>
    </>
  );
}

/** Returns one of three texts: announcing every second would drown out the question for screen reader users. */
function announce(seconds: number): string {
  if (seconds > 30) return WORDS.oneMinute;
  return WORDS.countdown(seconds > 10 ? 30 : 10);
}
