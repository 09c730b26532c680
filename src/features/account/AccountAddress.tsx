import { useSession } from '../../session/index.ts';

/** Shows a student whose application this is: another person may have logged in on a shared computer. */
export function AccountAddress() {
  const session = useSession();
  if (session.kind !== 'student') return null;
  return (
    <bdi className="app-account-address" translate="no">
      {session.username.toLowerCase()}
    </bdi>
  );
}
