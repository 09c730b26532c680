/** What the contract asks of the two cookies, which OpenAPI cannot say: it knows one `Set-Cookie` per response. */
const TOKEN = 'admit_id_token';
const MARKER = 'admit_session';
const ALLOWED = ['path', 'samesite', 'httponly', 'secure', 'max-age', 'expires'];

/**
 * Says what is wrong with the cookies of a reply, by the name of the cookie and of its attribute. TRAP-34.
 *
 * @param operationId - a log-in sets both cookies and a log-out expires both; no other reply sets one.
 */
export function checkCookies(operationId: string, status: number, lines: string[]): string[] {
  const cookies = lines.map(parseCookie);
  const strangers = cookies.filter(({ name }) => name !== TOKEN && name !== MARKER);
  const isLogIn = operationId === 'logIn' && status === 200;
  const isLogOut = operationId === 'logOut' && status === 200;
  const faults = strangers.map(({ name }) => `sets a cookie too many, ${name}`);
  for (const name of [TOKEN, MARKER]) {
    // Of two for the same cookie the browser keeps the last.
    const cookie = cookies.findLast((one) => one.name === name);
    // A 401 may clear what has ended; any other reply leaves the session alone.
    const mayExpire = isLogOut || status === 401;
    if (cookie) {
      if (!isLogIn && !mayExpire) faults.push(`${name} must not be set or expired here`);
      else faults.push(...checkAttributes(cookie, isLogIn).map((fault) => `${name} ${fault}`));
    } else if (isLogIn) faults.push(`${name} must be set, got no such cookie`);
    else if (isLogOut) faults.push(`${name} must be expired, got no such cookie`);
  }
  return faults.map((fault) => `header Set-Cookie: ${fault}`);
}

interface Cookie {
  name: string;
  value: string;
  /** By lower-case name; names and the value of SameSite may be in any case (RFC 6265). */
  attributes: Map<string, string>;
}

function parseCookie(line: string): Cookie {
  const [pair = '', ...parts] = line.split(';').map((part) => part.trim());
  const split = (text: string) => [text.split('=')[0] ?? '', text.slice(text.indexOf('=') + 1)] as const;
  const [name, value] = split(pair);
  return {
    name,
    value,
    attributes: new Map(parts.map(split).map(([key, text]) => [key.toLowerCase(), text])),
  };
}

function checkAttributes({ name, value, attributes }: Cookie, isSet: boolean): string[] {
  const path = attributes.get('path');
  const sameSite = attributes.get('samesite');
  const isReadable = !attributes.has('httponly');
  const isExpired = hasExpired(attributes);
  return [
    ...(path === '/' ? [] : [`needs Path=/, got ${path === undefined ? 'no Path' : `Path=${path}`}`]),
    ...(sameSite?.toLowerCase() === 'lax'
      ? []
      : [`needs SameSite=Lax, got ${sameSite === undefined ? 'no SameSite' : `SameSite=${sameSite}`}`]),
    ...(name === TOKEN && isReadable ? ['needs HttpOnly'] : []),
    ...(name === MARKER && !isReadable ? ['must be readable, got HttpOnly'] : []),
    ...[...attributes.keys()].filter((key) => !ALLOWED.includes(key)).map((key) => `must not have ${key}`),
    ...(isSet && value === '' ? ['must have a value'] : []),
    ...(isSet && isExpired ? ['must be set, got one that has expired'] : []),
    ...(!isSet && !isExpired ? ['must be expired (Max-Age=0, or an Expires in the past)'] : []),
  ];
}

/** `Max-Age` comes before `Expires`, wherever it stands (RFC 6265 §5.3). */
function hasExpired(attributes: Map<string, string>): boolean {
  const maxAge = attributes.get('max-age');
  if (maxAge !== undefined) return Number(maxAge) <= 0;
  const expires = attributes.get('expires');
  return expires !== undefined && Date.parse(expires) <= Date.now();
}
