import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

/**
 * Takes the hidden values of a reset link out of a query, which keeps its other parameters; they are blank where missing.
 *
 * Neither value can hold a space: a space was a plus sign that was not encoded.
 */
export function takeResetLink(search: string) {
  const query = new URLSearchParams(search);
  const take = (name: string) => {
    const value = query.get(name) ?? '';
    query.delete(name);
    return value.trim().replaceAll(' ', '+');
  };
  const link = { username: take('username'), id: take('id') };
  const rest = query.toString();
  return { link, rest: rest && `?${rest}` };
}

/**
 * Reads the reset link of the address once, keeps it in memory, and takes it out of the address bar.
 *
 * The id opens the account: it stays in no history, storage or screenshot. After a reload it is gone, and the
 * card says how to get a new one.
 */
export function useResetLink() {
  const { pathname, search, hash, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const [link] = useState(() => takeResetLink(search).link);
  const { rest } = takeResetLink(search);
  useEffect(() => {
    if (rest !== search) void navigate({ pathname, search: rest, hash }, { replace: true, state });
  }, [navigate, pathname, rest, search, hash, state]);
  return link;
}
