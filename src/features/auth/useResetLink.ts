import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

/** A mail program wrote the second `&` of a link as a character reference, so the browser sees a hash. */
const SPLIT = /^#(0*38|x0*26);/i;

/**
 * Reads the hidden values of a reset link as mail programs alter it; missing values are blank. A name may have become
 * `amp;id`, and each `=` may have become `=3D` (quoted-printable). Neither value can contain a space, so any space must
 * have been an unencoded plus sign. What the contract does not allow at the end of an id touched the link in the mail.
 */
export function readResetLink(search: string, hash = ''): { username: string; id: string } {
  const entries = [...new URLSearchParams(SPLIT.test(hash) ? search + hash.replace(SPLIT, '&') : search)];
  // A single id may begin with these letters.
  const isQuoted = entries.every(([, value]) => value.startsWith('3D'));
  const read = (name: string) => {
    const [, value = ''] = entries.find(([key]) => key.replace(/^(amp;)+/i, '').toLowerCase() === name) ?? [];
    return (isQuoted ? value.slice(2) : value).trim().replaceAll(' ', '+').replaceAll('=3D', '=');
  };
  return {
    username: read('username').replace(/^<|[^\p{L}\p{N}]+$/gu, ''),
    id: read('id').replace(/[^\w~=-]+$/, ''),
  };
}

/**
 * Reads the reset link once and removes it from the address, because the id gives access to the account and must not
 * stay in the history. All parameters are removed, because an altered link may hold the id under any name. After a
 * reload, the card explains how to get a new link.
 */
export function useResetLink() {
  const { pathname, search, hash, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const [link] = useState(() => readResetLink(search, hash));
  const rest = SPLIT.test(hash) ? '' : hash;
  useEffect(() => {
    if (search !== '' || rest !== hash) void navigate({ pathname, hash: rest }, { replace: true, state });
  }, [navigate, pathname, search, hash, rest, state]);
  return link;
}
