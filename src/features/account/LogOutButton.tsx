import { Button } from '../../ui/index.ts';
import { ACCOUNT_WORDS } from './accountWords.ts';
import { LogOutDialog } from './LogOutDialog.tsx';
import { useLogOut } from './useLogOut.ts';

/** The log-out button of the thank-you page. */
export function LogOutButton() {
  const logOut = useLogOut();
  return (
    <>
      <Button variant="quiet" busy={logOut.isPending} onClick={logOut.start}>
        {ACCOUNT_WORDS.logOut}
      </Button>
      <LogOutDialog logOut={logOut} />
    </>
  );
}
