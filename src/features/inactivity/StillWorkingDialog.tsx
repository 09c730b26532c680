import { Button, Fuse, Modal } from '../../ui/index.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

interface StillWorkingDialogProps {
  /** When the session expires, by the wall clock. */
  until: number;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks somebody who has not moved whether they are still there. Spec §4 "Inactivity". */
export function StillWorkingDialog({ until, onStay, onLeave }: StillWorkingDialogProps) {
  const seconds = useSecondsLeft(until);
  return (
    <Modal
      isOpen
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
      <p aria-hidden="true">
        You will be logged out in {seconds} {seconds === 1 ? 'second' : 'seconds'}.
      </p>
      <p className="app-visually-hidden" role="status">
        {announce(seconds)}
      </p>
      <Fuse seconds={60} />
    </Modal>
  );
}

/** Changes three times in the minute: a voice that counts every second would drown the question. */
function announce(seconds: number): string {
  if (seconds > 30) return 'You will be logged out in one minute.';
  return `You will be logged out in ${seconds > 10 ? 30 : 10} seconds.`;
}
