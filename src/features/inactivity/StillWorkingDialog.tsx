import { Button, Modal } from '../../ui/index.ts';
import { Countdown } from './Countdown.tsx';
import { INACTIVITY_WORDS as WORDS } from './inactivityWords.ts';

interface StillWorkingDialogProps {
  /** When the session expires, by the wall clock; null while there is nothing to ask. */
  until: number | null;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks an idle student whether to stay logged in. Spec §4 "Inactivity". */
export function StillWorkingDialog({ until, onStay, onLeave }: StillWorkingDialogProps) {
  return (
    <Modal
      isOpen={until !== null}
      dismissible={false}
      title={WORDS.title}
      footer={
        <>
          <Button onClick={onStay}>{WORDS.stay}</Button>
          <Button variant="outline" onClick={onLeave}>
            {WORDS.leave}
          </Button>
        </>
      }
    >
      <p>{WORDS.question}</p>
      {until !== null && <Countdown until={until} />}
    </Modal>
  );
}
