import type { Answers } from '../src/core/answers/FormState.ts';

/** The ways in which something between page and server, or the server, refuses the contents of a call. */
export const REFUSALS = {
  '400': () => Response.json({ message: 'It cannot be saved.', code: 'invalid_answer' }, { status: 400 }),
  '403 HTML': () => refuseAsHtml(403),
  '413': () => refuseAsHtml(413),
} as const;

export type Refusal = keyof typeof REFUSALS;

/** Refuses each save that contains a text. */
export interface Wall {
  readonly refusal: Refusal;
  /** The end of the values that it refuses. */
  readonly text: string;
  /** When it ends, in ms since the world began. */
  readonly until: number;
}

/** Returns whether a wall refuses these answers while it stands. */
export const isRefused = ({ text }: Wall, answers: Answers): boolean =>
  Object.values(answers).some((value) => value.trim().endsWith(text));

function refuseAsHtml(status: number): Response {
  const headers = { 'content-type': 'text/html' };
  return new Response('<!doctype html><h1>Request blocked</h1>', { status, headers });
}

const CODES: Readonly<Record<string, string>> = {
  '401': 'session_invalid',
  '409': 'session_replaced',
  '412': 'answers_changed',
};

/** The reply of our backend to a call that it rejects, whatever it contains. */
export function rejectionOf(status: string): Response {
  const body = { message: 'It went wrong.', code: CODES[status] ?? 'unavailable' };
  return Response.json(body, {
    status: Number(status),
    headers: status === '429' ? { 'retry-after': '1' } : {},
  });
}
