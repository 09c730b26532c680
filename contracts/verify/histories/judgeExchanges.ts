import { judge, judgeStatus, noteCall, type Breach } from '../../model/judge.ts';
import type { World } from '../../model/World.ts';
import { readReply } from './readReply.ts';
import type { Exchange, Stage } from './Stage.ts';

/** The order in which two calls were served, or the promise that their replies break in either order. */
type Verdict = { order: Exchange[]; breach?: undefined } | { order?: undefined; breach: Breach };

/**
 * Judges a reply, or two of calls that were sent at the same time. It is unknown which of those was served
 * first, so one of the two orders must keep every promise. Returns the order that does.
 */
export function judgeAll(stage: Stage, world: World, made: Exchange[]): Verdict {
  const [one] = made;
  if (!one || made.length > 1) return judgeTwo(stage, world, made);
  const breach = judgeOne(stage, world, one);
  return breach ? { breach } : { order: made };
}

function judgeTwo(stage: Stage, world: World, made: Exchange[]): Verdict {
  const [first, second] = [made, made.toReversed()].map((order) => {
    const tried = structuredClone(world);
    const breach = order.map((each) => judgeOne(stage, tried, each)).find((each) => each !== undefined);
    return { order, tried, breach };
  });
  const kept = [first, second].find((one) => one && !one.breach);
  Object.assign(world, (kept ?? first)?.tried);
  // It is also unknown which of two versions is the current one.
  for (const { application } of world.accounts.values()) application.isVersionKnown = false;
  if (kept) return { order: kept.order };
  const { section = '', expected = '', got = '' } = first?.breach ?? {};
  const statuses = made.map(({ reply }) => String(reply.status)).join(' and ');
  return {
    breach: {
      section,
      expected: `${expected}, whichever of the last two calls was served first`,
      got: `${got}; the two were answered with ${statuses}`,
    },
  };
}

/** Judges a reply's status, then whether openapi.yaml describes it, then what it says. */
function judgeOne(stage: Stage, world: World, exchange: Exchange): Breach | undefined {
  const { call } = exchange;
  const [reply, name] = [readReply(exchange.reply), nameSection(stage, { section: call.operation })];
  // A backend may be found only by its own name, and a framework may answer OPTIONS with any status.
  if (call.host && !call.doubtful && reply.status !== 200) return undefined;
  if (call.unknown?.[0] === 'OPTIONS') return findFault(stage, exchange);
  const isRead = exchange.reply.broken === undefined;
  const wrongStatus = isRead ? judgeStatus(world, call, reply, name) : undefined;
  if (wrongStatus) return wrongStatus;
  const fault = findFault(stage, exchange);
  if (!fault) return judge(world, call, reply, name);
  // A history may go on after a known fault: the attempt still counts.
  if (isRead) noteCall(world, call, reply);
  return fault;
}

/** Returns the name of a section; if the section is an operation's id, returns that operation's name. */
export const nameSection = ({ kit }: Stage, { section }: Pick<Breach, 'section'>) =>
  kit.operations.find(({ operation }) => operation.operationId === section)?.name ??
  section.replace('getCopy', 'GET /api/pdf');

/** Checks a reply against openapi.yaml, except for uploads: the storage service is not part of the backend. */
function findFault(stage: Stage, { call, request, reply }: Exchange): Breach | undefined {
  const { kit } = stage;
  const { method, url, provider } = request;
  const host = request.headers.host ?? new URL(provider || url).host;
  const proto = stage.habits?.isPrefixed ? 'https' : 'http';
  const sent = { cookie: reply.cookie ?? '', host, 'x-forwarded-proto': proto };
  const asked = { method, url, headers: new Headers(sent) };
  const headers = new Headers(reply.headers);
  const { name = 'POST /api/presigned-url' } = kit.find(asked) ?? {};
  const expected = 'a reply as openapi.yaml describes it';
  if (reply.broken !== undefined) return { section: name, expected, got: reply.broken };
  if (
    call.foreign !== undefined &&
    call.foreign !== 'mixed' &&
    'origin' in request.headers &&
    headers.get('access-control-allow-credentials') === 'true'
  )
    return {
      section: 'Other sites',
      expected: 'no Access-Control-Allow-Credentials for another origin',
      got: 'true',
    };
  const caching = headers.get('cache-control') ?? 'none';
  const isPrivate = /^\/(api|public|service)\//.test(url) && method !== 'OPTIONS';
  if ((call.unknown ?? call.respelled ?? call.isHead) && isPrivate && !caching.includes('no-store'))
    return { section: 'Privacy', expected: 'Cache-Control with no-store', got: caching };
  const isJudged = call.operation !== 'uploadFile' && !call.respelled;
  const [fault] = !isJudged ? [] : kit.checkResponse(asked, { ...reply, headers });
  return fault === undefined ? undefined : { section: name, expected, got: fault };
}
