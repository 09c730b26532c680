import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

/**
 * Separates the hidden values of a reset link from the rest of a query; missing values are blank. Neither value can
 * contain a space, so any space must have been an unencoded plus sign.
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
 * Reads the reset link once and removes it from the address, because the id gives access to the account and must not
 * stay in the history. After a reload, the card explains how to get a new link.
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
