import { EFFECTS } from './effects.ts';
import { ALLOWED, FIRST, OWED } from './refusals.ts';
import type { Asked } from './refusals.ts';
import { createApplication } from './World.ts';
import type { Call, Reply, World } from './World.ts';

/** A promise the backend broke. */
export interface Breach {
  /** Where openapi.yaml makes the promise: a heading of its description, or an operation. */
  section: string;
  expected: string;
  got: string;
}

/**
 * Checks a reply against what earlier replies promised, and updates the world accordingly.
 * Expects calls in the order in which the backend answered them, and replies whose shape is valid.
 */
export function judge(world: World, call: Call, reply: Reply): Breach | undefined {
  const asked = readCall(world, call);
  const first = FIRST.find(([, , , when]) => when(asked));
  const owed = first ? [first] : OWED.filter(([, , , when]) => when(asked));
  const allowed = first ? [] : ALLOWED.filter(([, , , when]) => when(asked));
  const isSuccess = reply.status >= 200 && reply.status < 300;
  if (!isSuccess || owed.length > 0) {
    const said = sayReply(reply);
    if ([...owed, ...allowed].some(([, owes]) => owes.some((one) => said.startsWith(one)))) return undefined;
    // For an unexpected rejection, reports the rule that normally prescribes its status and code.
    const [known] = owed.length > 0 ? owed : [...FIRST, ...OWED].filter(([, owes]) => owes.includes(said));
    const expected = owed.map(([, owes, because]) => `${owes.join(' or ')}: ${because}`).join('; or ');
    const [section = call.operation, , because] = known ?? [];
    const success = because === undefined ? '200' : `200; it may be rejected only if ${because}`;
    return { section, expected: expected || success, got: said };
  }
  const owing = EFFECTS[call.operation]?.(asked, reply) ?? [];
  const broken = owing.find(([, , expected, got]) => show(expected) !== show(got));
  if (!broken) return undefined;
  const [section, promise, expected, got] = broken;
  if (expected === true) return { section, expected: promise, got: 'the opposite' };
  return { section, expected: `${promise}: ${show(expected)}`, got: show(got) };
}

function readCall(world: World, call: Call): Asked {
  const { operation, body = {} } = call;
  const session = world.sessions.get(call.token ?? '');
  const username = typeof body.username === 'string' ? body.username.toLowerCase() : session?.username;
  const account = world.accounts.get(username ?? '');
  const application = account?.application ?? createApplication();
  const document = application.documents[call.answerKey ?? ''];
  return { call, operation, body, world, session, account, application, document };
}

/** Formats the status and code of a reply; a 401 is shown without its code. */
const sayReply = ({ status, body: { code } }: Reply) =>
  code === undefined || status === 401 ? String(status) : `${String(status)} ${code as string}`;

const show = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));
