import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

/** What a reset link carries besides its path. */
export interface ResetLink {
  readonly username: string;
  readonly id: string;
}

/**
 * Reads the hidden values out of a reset link's query; blank where they are missing.
 *
 * Neither value can hold a space: a space was a plus sign that was not encoded.
 */
export function readResetLink(search: string): ResetLink {
  const query = new URLSearchParams(search);
  const read = (name: string) => (query.get(name) ?? '').trim().replaceAll(' ', '+');
  return { username: read('username'), id: read('id') };
}

/** Returns the query without what a reset link carries; other parameters stay. */
export function withoutResetLink(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('username');
  query.delete('id');
  const rest = query.toString();
  return rest && `?${rest}`;
}

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
