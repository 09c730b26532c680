import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { readResetLink, type ResetLink, withoutResetLink } from './cards/readResetLink.ts';

/**
 * Reads the reset link of the address once, keeps it in memory, and takes it out of the address bar.
 *
 * The id opens the account: it stays in no history, storage or screenshot. After a reload it is gone, and the
 * card says how to get a new one.
 */
export function useResetLink(): ResetLink {
  const { pathname, search, hash, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const [link] = useState(() => readResetLink(search));
  const plain = withoutResetLink(search);
  useEffect(() => {
    if (plain !== search) void navigate({ pathname, search: plain, hash }, { replace: true, state });
  }, [navigate, pathname, plain, search, hash, state]);
  return link;
}
