/** The contract's rules for the two cookies. OpenAPI cannot express them: it allows one `Set-Cookie` per response. */
const TOKEN = 'admit_id_token';
const MARKER = 'admit_session';
/** What fits into the header `Admit-Session`. */
const LONGEST_MARKER = 128;

/** The name of the token over https, which browsers accept only from this host. */
export const HOST_TOKEN = `__Host-${TOKEN}`;
/** The paths with which another host's cookie reaches the calls of a session. */
const PATHS = ['/', '/api'];

/** Names with this prefix belong to the contract; other cookies are the backend's own. */
const OURS = /^(__Host-)?admit_/i;

/**
 * Returns the faults in a reply's cookies, by cookie and attribute.
 * A log-in sets both cookies and a log-out expires both. Any other reply may send them again unchanged, which
 * is how a rolling session is extended. A 401 may expire cookies set by other hosts of the domain, and over https any
 * reply may expire such markers. If the session is ambiguous because a cookie was sent twice, a 401 must expire both,
 * for the host and for each domain whose hosts may have set them, and may expire them with deeper paths.
 * @param sent - the request's `Cookie`, if known
 * @param host - the name under which the backend was called, if known
 * @param isSecure - whether the application is served over https, where the token must have the prefix
 */
export function checkCookies(
  operationId: string,
  status: number,
  lines: string[],
  sent: string | null = null,
  host: string | null = null,
  isSecure = false,
): string[] {
  // A staff token is not a session.
  const mayClear = status === 401 && operationId !== 'getServiceView';
  const all = lines.map(parseCookie);
  const isElsewhere = ({ name, attributes }: Cookie) =>
    (mayClear || (isSecure && name === MARKER)) &&
    (attributes.has('domain') || /^\/api(\/|$)/.test(attributes.get('path') ?? '')) &&
    hasExpired(attributes);
  const cookies = all.filter((cookie) => !isElsewhere(cookie));
  const tokenName = isSecure || cookies.some(({ name }) => name === HOST_TOKEN) ? HOST_TOKEN : TOKEN;
  const strangers = cookies.filter(({ name }) => OURS.test(name) && name !== tokenName && name !== MARKER);
  const isLogIn = operationId === 'logIn' && status === 200;
  const twice = [HOST_TOKEN, ...(isSecure ? [] : [TOKEN, MARKER])];
  const isTwice = mayClear && twice.some((name) => isRepeated(name, sent ?? ''));
  const mustExpire = isTwice || (operationId === 'logOut' && status === 200);
  const why = isTwice ? ', because one of the two was sent twice' : '';
  const faults = strangers.map(({ name }) =>
    isSecure && name === TOKEN
      ? `expected ${HOST_TOKEN} over https, got ${name}`
      : `expected no other cookie with the prefix admit_, got ${name}`,
  );
  // If a cookie is set twice, the browser keeps the last one.
  const [token, marker] = [tokenName, MARKER].map((name) => cookies.findLast((one) => one.name === name));
  for (const [name, cookie] of [
    [tokenName, token],
    [MARKER, marker],
  ] as const) {
    if (!cookie) {
      if (isLogIn || mustExpire)
        faults.push(`expected ${name} to be ${isLogIn ? 'set' : `expired${why}`}, got no such cookie`);
      continue;
    }
    // A 401 may clear the cookies of an ended session.
    const isOver = mustExpire || (mayClear && hasExpired(cookie.attributes));
    if (isLogIn || isOver) faults.push(...checkAttributes(cookie, isLogIn));
    else if (isSentAgain(cookie, sent, isSecure)) faults.push(...checkAttributes(cookie, true));
    else {
      const got = hasExpired(cookie.attributes) ? 'one that has expired' : 'another value';
      faults.push(`expected ${name} to be omitted or sent again unchanged, got ${got}`);
    }
  }
  const where = ({ name, attributes }: Cookie) =>
    [name, attributes.get('path'), attributes.get('domain')?.replace(/^\./, '') ?? ''].join(' ');
  const elsewhere = all.filter(isElsewhere).map(where);
  // No other host can set a cookie with the prefix __Host-, and a marker beside it is planted only if it is a second one.
  const planted = isSecure ? [MARKER].filter((one) => isRepeated(one, sent ?? '')) : [TOKEN, MARKER];
  for (const domain of isTwice ? ['', ...listDomains(host ?? '')] : [])
    for (const name of planted.filter((one) => one === MARKER || one === tokenName))
      for (const path of PATHS.filter((one) => domain !== '' || one !== '/'))
        if (!elsewhere.includes(`${name} ${path} ${domain}`))
          faults.push(
            `expected ${name} to be expired with Path=${path}${domain && ` and Domain=${domain}`} too${why}, got no such cookie`,
          );
  if (isLogIn && marker && marker.value === token?.value)
    faults.push(`expected ${MARKER} with a value of its own, got that of ${tokenName}`);
  if (isLogIn && (marker?.value.length ?? 0) > LONGEST_MARKER)
    faults.push(`expected ${MARKER} with at most ${String(LONGEST_MARKER)} characters, got more`);
  return faults.map((fault) => `header Set-Cookie: ${fault}`);
}

/**
 * Returns whether a cookie repeats the request's value. The pact's requests send no marker cookie, so any marker
 * passes, as does one beside a session with the prefix, where a wrong one may have been planted.
 */
function isSentAgain(cookie: Cookie, sent: string | null, isSecure: boolean): boolean {
  const { name, value, attributes } = cookie;
  const isRestored = isSecure && !hasExpired(attributes);
  const pairs = (sent ?? '').split(';').map((pair) => pair.trim());
  const isThere = (cookie: string) => pairs.some((pair) => pair.startsWith(`${cookie}=`));
  if (name === MARKER && (isRestored || !isThere(MARKER))) return isThere(TOKEN) || isThere(HOST_TOKEN);
  return pairs.includes(`${name}=${value}`);
}

function isRepeated(name: string, sent: string): boolean {
  return sent.split(';').filter((pair) => pair.split('=')[0]?.trim() === name).length > 1;
}

/** Lists the values of `Domain` that reach a host: its own name and each parent domain except the top-level one. */
function listDomains(host: string): string[] {
  const labels = host.replace(/:\d+$/, '').split('.');
  // An IP address has none.
  return /[\d\]]$/.test(labels.at(-1) ?? '')
    ? []
    : labels.slice(0, -1).map((_, from) => labels.slice(from).join('.'));
}

interface Cookie {
  name: string;
  value: string;
  /** Keyed by lowercase name; names and the value of SameSite are case-insensitive (RFC 6265). */
  attributes: Map<string, string>;
}

function parseCookie(line: string): Cookie {
  const [pair = '', ...parts] = line.split(';').map((part) => part.trim());
  const split = (text: string) => [text.split('=')[0] ?? '', text.slice(text.indexOf('=') + 1)] as const;
  const [name, value] = split(pair);
  return {
    name,
    value,
    attributes: new Map(
      parts
        .filter(Boolean)
        .map(split)
        .map(([key, text]) => [key.toLowerCase(), text]),
    ),
  };
}

function checkAttributes({ name, value, attributes }: Cookie, isSet: boolean): string[] {
  const faults: string[] = [];
  const need = (isKept: boolean, what: string, got: string) => {
    if (!isKept) faults.push(`expected ${name} ${what}, got ${got}`);
  };
  const [path, sameSite] = [attributes.get('path'), attributes.get('samesite')];
  const isExpired = hasExpired(attributes);
  need(path === '/', 'with Path=/', path === undefined ? 'no Path' : `Path=${path}`);
  need(
    sameSite?.toLowerCase() === 'lax',
    'with SameSite=Lax',
    sameSite === undefined ? 'no SameSite' : `SameSite=${sameSite}`,
  );
  if (name === HOST_TOKEN) need(attributes.has('secure'), 'with Secure', 'one without it');
  if (name !== MARKER) need(attributes.has('httponly'), 'with HttpOnly', 'one that scripts can read');
  else need(!attributes.has('httponly'), 'without HttpOnly', 'one that scripts cannot read');
  need(!attributes.has('domain'), 'without Domain', 'one with it');
  if (isSet) {
    need(!/^"?"?$/.test(value), 'with a value', 'an empty one');
    need(!isExpired, 'to be set', 'one that has expired');
  } else need(isExpired, 'to be expired (Max-Age=0, or an Expires in the past)', 'one that does not expire');
  return faults;
}

/** `Max-Age` takes precedence over `Expires`, in either order (RFC 6265 §5.3). */
function hasExpired(attributes: Map<string, string>): boolean {
  const maxAge = attributes.get('max-age');
  if (maxAge !== undefined) return Number(maxAge) <= 0;
  const expires = attributes.get('expires');
  return expires !== undefined && Date.parse(expires) <= Date.now();
}
