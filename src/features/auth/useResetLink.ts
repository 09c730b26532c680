import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readResetLink, type ResetLink, withoutResetLink } from '../../core/auth/readResetLink.ts';

/**
 * Reads the reset link of the address once, keeps it in memory, and takes it out of the address bar.
 *
 * The id opens the account: it stays in no history, storage or screenshot. After a reload it is gone, and the
 * card says how to get a new one (TRAP-22).
 */
export function useResetLink(): ResetLink {
  const { search } = useLocation();
  const [link] = useState(() => readResetLink(search));
  useEffect(scrubAddress, []);
  return link;
}

/** Past the router, whose entry stays as it is: nothing is to be loaded, and the carried answers remain. */
function scrubAddress(): void {
  const { pathname, search, hash } = window.location;
  const plain = withoutResetLink(search);
  if (plain !== search) window.history.replaceState(window.history.state, '', pathname + plain + hash);
}
