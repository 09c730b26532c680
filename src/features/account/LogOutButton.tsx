import { Button } from '../../ui/index.ts';
import { ACCOUNT_WORDS } from './accountWords.ts';
import { SaveFailedDialog } from './SaveFailedDialog.tsx';
import { useLogOut } from './useLogOut.ts';

/** Logs out from the page itself, once the application is submitted. */
export function LogOutButton() {
  const { isAsking, isLeaving, logOut, logOutUnsaved, stay } = useLogOut();
  return (
    <>
      <Button variant="quiet" busy={isLeaving} onClick={logOut}>
        {ACCOUNT_WORDS.logOut}
      </Button>
      <SaveFailedDialog isOpen={isAsking} onTryAgain={logOut} onLogOutAnyway={logOutUnsaved} onStay={stay} />
    </>
  );
}
