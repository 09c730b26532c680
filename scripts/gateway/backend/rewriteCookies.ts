/** The marker keeps its name, because the page reads it. */
const MARKER = 'admit_session';
/** Keeps the backend's cookies apart from those of other servers on this machine, whose ports share them. */
const PREFIX = 'backend.';

/**
 * Rewrites a `Set-Cookie` of an https backend for `http://localhost`: without `Secure` and `Domain`, and under a name
 * without the prefix `__Host-`, which browsers accept only over https.
 */
export function rewriteSetCookie(line: string): string {
  const [pair = '', ...attributes] = line.split(';');
  const name = pair.slice(0, Math.max(0, pair.indexOf('='))).trim();
  const value = pair.slice(pair.indexOf('=') + 1).trim();
  const kept = attributes.filter((one) => !/^\s*(secure|partitioned|domain\s*=.*)\s*$/i.test(one));
  // Without `Secure`, a browser rejects SameSite=None.
  const lax = kept.map((one) => (/^\s*samesite\s*=\s*none\s*$/i.test(one) ? ' SameSite=Lax' : one));
  return [`${name === MARKER ? name : PREFIX + name}=${value}`, ...lax].join(';');
}

/** Returns the backend's own cookies under their own names; those of other servers on this machine stay here. */
export function restoreCookies(cookie: string): string {
  return cookie
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(PREFIX) || pair.startsWith(`${MARKER}=`))
    .map((pair) => (pair.startsWith(PREFIX) ? pair.slice(PREFIX.length) : pair))
    .join('; ');
}
