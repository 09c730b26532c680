import { useSyncExternalStore } from 'react';
import { GENERIC_ERROR_MESSAGE, SdkError } from '../data/sdk.ts';
import { Button, Modal } from '../ui/index.ts';
import { useAppParts } from './AppContext.ts';

/** Shows the newest failed call; closing it lets the buttons work again (ERR-15, ERR-16). */
export function UnexpectedErrorDialog() {
  const { dialogErrors } = useAppParts();
  const error = useSyncExternalStore(dialogErrors.subscribe, dialogErrors.get);
  return (
    <Modal
      isOpen={error !== null}
      onClose={dialogErrors.close}
      title="Unexpected Error"
      size="small"
      footer={
        <Button variant="primary" onClick={dialogErrors.close}>
          Back to my application
        </Button>
      }
    >
      <p>{error instanceof SdkError ? error.message : GENERIC_ERROR_MESSAGE}</p>
      <p>Nothing you typed is lost. It is still on this page.</p>
    </Modal>
  );
}
