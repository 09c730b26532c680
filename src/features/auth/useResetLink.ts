import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { removeInvisible } from '../../core/text/removeInvisible.ts';

/** A mail program wrote the second `&` of a link as a character reference, so the browser sees a hash. */
const SPLIT = /^#(0*38|x0*26);/i;

/** The second separator, encoded as if it belonged to the address before it. */
const ENCODED = /%26(?:amp(?:;|%3B))*id(?:=|%3D)/i;

/** An equals sign, encoded as if it belonged to the name before it. */
const NAMED = /\b(username|id)%3D/gi;

/** Quoted-printable text: an equals sign that is not encoded ended a line. A single id may begin with these letters. */
const QUOTED = /^(?=.*\busername==?3D)(?=.*\bid==?3D)/i;

/**
 * Reads the hidden values of a reset link as mail programs alter it; missing values are blank. A name may have become
 * `amp;id`, and each `=` may have become `=3D` (quoted-printable). Neither value can contain a space, so any space must
 * have been an unencoded plus sign. What the contract does not allow in an id touched the link in the mail, and so did
 * everything after it.
 */
export function readResetLink(search: string, hash = ''): { username: string; id: string } {
  const whole = SPLIT.test(hash) ? search + hash.replace(SPLIT, '&') : search;
  const query = QUOTED.test(whole) ? whole.replace(/=(?!3D)/gi, '').replace(/=3D/gi, '=') : whole;
  const entries = [...new URLSearchParams(query.replace(ENCODED, '&id=').replace(NAMED, '$1='))];
  const read = (name: string) => {
    const [, value = ''] = entries.find(([key]) => key.replace(/^(amp;)+/i, '').toLowerCase() === name) ?? [];
    const text = removeInvisible(value).trim();
    // A line of quoted-printable text ends in `=`; a link that a mail filter has wrapped may be encoded twice.
    return text
      .replace(/=\r?\n/g, '')
      .replaceAll(' ', '+')
      .replace(/[=%]3D/gi, '=')
      .replace(/%(?:40|2B)/gi, decodeURIComponent);
  };
  return {
    username: read('username').replace(/^[<"“'(]+|[^\p{L}\p{M}\p{N}]+$/gu, ''),
    id: /[\w~=-]+([.+]+[\w~=-]+)*/.exec(read('id'))?.[0] ?? '',
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
