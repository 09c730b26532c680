/** The marker keeps its name, because the page reads it. */
const MARKER = 'admit_session';
/** Keeps the backend's cookies apart from those of other servers on this machine, whose ports share them. */
const PREFIX = 'backend.';

/**
 * Rewrites a `Set-Cookie` of an https backend for `http://localhost`: without `Secure` and `Domain`, and under a name
 * without the prefix `__Host-`, which browsers accept only over https. A line that expires another host's cookie is
 * left out: without `Domain`, it would expire the backend's own.
 */
export function rewriteSetCookie(line: string): string | undefined {
  const [pair = '', ...attributes] = line.split(';');
  if (attributes.some((one) => /^\s*domain\s*=/i.test(one)) && attributes.some(isExpiry)) return undefined;
  const name = pair.slice(0, Math.max(0, pair.indexOf('='))).trim();
  const value = pair.slice(pair.indexOf('=') + 1).trim();
  const kept = attributes.filter((one) => !/^\s*(secure|partitioned|domain\s*=.*)\s*$/i.test(one));
  // Without `Secure`, a browser rejects SameSite=None.
  const lax = kept.map((one) => (/^\s*samesite\s*=\s*none\s*$/i.test(one) ? ' SameSite=Lax' : one));
  return [`${name === MARKER ? name : PREFIX + name}=${value}`, ...lax].join(';');
}

function isExpiry(attribute: string): boolean {
  const [name = '', value = ''] = attribute.split('=').map((part) => part.trim());
  return /^max-age$/i.test(name)
    ? Number(value) <= 0
    : /^expires$/i.test(name) && Date.parse(value) <= Date.now();
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
