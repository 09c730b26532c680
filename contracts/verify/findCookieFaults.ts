import type { Reply } from './readOutcome.ts';

interface CookieRule {
  isKept: (cookie: string) => boolean;
  says: string;
}

const NAMES = ['admit_id_token', 'admit_session'];
const RULES: Record<string, CookieRule> = {
  'POST /public/login': { isKept: (cookie) => !isExpired(cookie), says: 'set' },
  'GET /api/logout': { isKept: isExpired, says: 'expired (Max-Age=0, or an Expires in the past)' },
};

/**
 * Says which of the two cookies a log-in that succeeded does not set, or a log-out does not expire.
 *
 * A matcher of the pact holds for every `Set-Cookie` there is; it cannot ask for one that is missing. TRAP-34.
 */
export function findCookieFaults({ method, path, status, cookies }: Reply): string[] {
  const rule = status === 200 ? RULES[`${method} ${path}`] : undefined;
  if (!rule) return [];
  return NAMES.flatMap((name) => {
    // Of two for the same cookie the browser keeps the last.
    const cookie = cookies.findLast((line) => line.startsWith(`${name}=`));
    if (cookie !== undefined && rule.isKept(cookie)) return [];
    return [`header Set-Cookie: expected ${name} to be ${rule.says}, got ${cookie ?? 'no such cookie'}`];
  });
}

/** `Max-Age` comes before `Expires`, wherever it stands (RFC 6265 §5.3). */
function isExpired(cookie: string): boolean {
  const [maxAge, expires] = ['max-age', 'expires'].map(
    (name) => new RegExp(`; *${name}=([^;]*)`, 'i').exec(cookie)?.[1],
  );
  if (maxAge !== undefined) return Number(maxAge) <= 0;
  return expires !== undefined && Date.parse(expires) <= Date.now();
}
