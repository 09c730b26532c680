import { Button } from '../../ui/index.ts';
import { ACCOUNT_WORDS } from './accountWords.ts';
import { SaveFailedDialog } from './SaveFailedDialog.tsx';
import { useLogOut } from './useLogOut.ts';

/** Lets somebody out from the page itself, where nothing else is left to do (PROD-12). */
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
