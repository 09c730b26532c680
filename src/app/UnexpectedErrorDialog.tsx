import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { GENERIC_ERROR_MESSAGE, SdkError } from '../data/sdk.ts';
import { Button, Modal } from '../ui/index.ts';
import { useAppParts } from './AppContext.ts';
import { APP_WORDS } from './appWords.ts';
import { authScreens } from './preload.ts';

const WORDS = APP_WORDS.unexpectedError;

/** Shows the newest failed call; closing it lets the buttons work again (ERR-15, ERR-16). */
export function UnexpectedErrorDialog() {
  const { dialogErrors } = useAppParts();
  const error = useSyncExternalStore(dialogErrors.subscribe, dialogErrors.get);
  const isCard = useLocation().pathname.replace(/\/+$/, '') in authScreens;
  return (
    <Modal
      isOpen={error !== null}
      onClose={dialogErrors.close}
      title={WORDS.title}
      size="small"
      footer={
        <Button variant="primary" onClick={dialogErrors.close}>
          {isCard ? WORDS.backToPage : WORDS.backToApplication}
        </Button>
      }
    >
      <p>{error instanceof SdkError ? error.message : GENERIC_ERROR_MESSAGE}</p>
      <p>{WORDS.nothingLost}</p>
    </Modal>
  );
}
