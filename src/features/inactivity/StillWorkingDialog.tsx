import { Button, Modal } from '../../ui/index.ts';
import { Countdown } from './Countdown.tsx';

interface StillWorkingDialogProps {
  /** When the session expires, by the wall clock; null while there is nothing to ask. */
  until: number | null;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks somebody who has not moved whether they are still there. Spec §4 "Inactivity". */
export function StillWorkingDialog({ until, onStay, onLeave }: StillWorkingDialogProps) {
  return (
    <Modal
      isOpen={until !== null}
      dismissible={false}
      title="Still working?"
      footer={
        <>
          <Button onClick={onStay}>Yes - Take me back to my application</Button>
          <Button variant="outline" onClick={onLeave}>
            No - Please log me out
          </Button>
        </>
      }
    >
      <p>You have been inactive for a little while. Would you like to stay logged in?</p>
      {until !== null && <Countdown until={until} />}
    </Modal>
  );
}
