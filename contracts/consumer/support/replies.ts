import { MatchersV3 } from '@pact-foundation/pact';

const { like, regex } = MatchersV3;

/** What the provider answers: values are exact, matchers say what else is as good. */
export interface Reply {
  status: number;
  body: unknown;
  headers?: Record<string, ReturnType<typeof regex>>;
}

/** A success with this body. */
export function success(body: unknown, headers?: Reply['headers']): Reply {
  return { status: 200, body, headers };
}

/** A success that only has a sentence to say. */
export function said(message: string, headers?: Reply['headers']): Reply {
  return success({ message: like(message) }, headers);
}

/** A refusal with a sentence to show; a code only where the application decides by it. */
export function refused(status: number, message: string, code?: string): Reply {
  return { status, body: { message: like(message), ...(code !== undefined && { code }) } };
}

/** A refusal that says how many seconds to wait. */
export function refusedForNow(): Reply {
  const reply = refused(429, 'Too many attempts. Please wait a little while and try again.');
  return { ...reply, headers: { 'Retry-After': regex('^[1-9][0-9]*$', '30') } };
}

/** A moment in UTC, with or without fractions of a second. */
export function moment(example: string) {
  return regex('^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$', example);
}

const ATTRIBUTE = '; (Path=/|SameSite=Lax|Secure|Max-Age=\\d+|[Ee]xpires=[\\w ,:-]+)';

/**
 * The cookies of a login or a logout and no others: the session HttpOnly, the marker readable, neither for a domain.
 *
 * The pattern holds for every `Set-Cookie` there is, and must match the whole of each. That both are there, and taken
 * back by a logout, it cannot say: `findCookieFaults` does when a provider is verified. TRAP-34.
 */
export function cookies(session: string, marker: string) {
  const parts = [
    `admit_id_token=${session}(${ATTRIBUTE})*; HttpOnly(${ATTRIBUTE})*`,
    `admit_session=${marker}(${ATTRIBUTE})+`,
  ];
  return {
    'Set-Cookie': regex(
      `^(${parts.join('|')})$`,
      `admit_session=${marker && 'contract-marker'}; Path=/; SameSite=Lax`,
    ),
  };
}
