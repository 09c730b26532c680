import type { ContractKit } from '../../kit/openContract.ts';
import type { JsonSchema } from '../../kit/contract.ts';
import { HOST_TOKEN } from '../../kit/checkCookies.ts';
import { playAct } from '../../model/acts.ts';
import { MAYA, NOAH, storedAddress } from '../../model/vocabulary.ts';
import type { Step } from '../../model/history.ts';
import { judge, judgeStatus } from '../../model/judge.ts';
import type { Breach } from '../../model/judge.ts';
import { Random } from '../../model/Random.ts';
import type { Device } from '../../model/Scene.ts';
import type { Call, Reply, World } from '../../model/World.ts';
import { askProvider } from '../askProvider.ts';
import type { Asked, Reply as RawReply } from '../askProvider.ts';
import type { Habits } from '../learnHabits.ts';
import { nameSession } from '../nameSession.ts';
import { download } from './download.ts';
import { findUntagged } from './findUntagged.ts';
import { setUpWorld } from './setUpWorld.ts';
import { withOwnValues } from './withOwnValues.ts';
import { writeRequest } from './writeRequest.ts';

/** The backend and the tools needed to play a history. */
export interface Stage {
  url: string;
  statesUrl: string;
  kit: ContractKit;
  limitMs: number;
  /** The operations to call; all by default. The others are left out of each history. */
  only?: ReadonlySet<string>;
  /** Called with each correct reply. */
  heard: (reply: RawReply) => void;
  /** Collects the names of the rules that applied to a call. */
  reached?: Set<string>;
  /** Returns whether a failure is known; a history goes on after it if the model still knows the backend's state. */
  isKnown?: (failure: FailedHistory) => boolean;
  /** Restarts the backend, and waits until it answers; without it, no history has a restart. */
  restart?: () => Promise<void>;
  /** Copies the backend's data, or puts the copy back; without it, no history has a restore. */
  restore?: (step: 'backup' | 'restore') => Promise<void>;
  habits?: Habits;
  /** Ends the history before its next call. */
  stop?: AbortSignal;
}

/** One call of a history as it was sent, and its reply. */
export interface Exchange {
  call: Call;
  /** The step that made the call, and the call's index within the step. */
  place: readonly [step: number, call: number];
  /** Whether the next exchange was sent at the same time. */
  isAtOnce?: boolean;
  request: Asked & { provider: string };
  reply: RawReply;
}

export interface FailedHistory {
  breach: Breach;
  /** All calls up to the one that failed, which is the last. */
  exchanges: Exchange[];
}

/** The reply that an act receives for a skipped call. */
const NO_REPLY: Reply = { status: 0, body: {} };

/** Plays a history from a given state, and stops at the first reply that breaks a promise. */
export async function playHistory(stage: Stage, steps: Step[]): Promise<FailedHistory | undefined> {
  const { world, returned } = await setUpWorld(stage);
  Object.assign(world, { isSecure: stage.habits?.isPrefixed, endsLinks: stage.habits?.endsLinks });
  const devices: Device[] = [MAYA, MAYA, NOAH].map((username) => ({ username }));
  const exchanges: Exchange[] = [];
  for (const [step, { device: index, act, seed, turn = 0, skips = [], keys = {} }] of steps.entries()) {
    const device = devices[index];
    if (!device) continue;
    const { kit } = stage;
    const random = new Random(seed);
    const bodies = findBodies(kit);
    const questions = findQuestions(bodies.saveAnswers);
    const scene = { device, world, random, turn, complete: findComplete(kit), questions, bodies };
    const calls = playAct(act, scene);
    for (let count = 0, next = calls.next(); !next.done; count += 1) {
      if (skips.includes(count) || stage.only?.has(next.value.operation) === false) {
        next = calls.next(NO_REPLY);
        continue;
      }
      const { beside, ...call } = next.value;
      const left = keys[count];
      if (left && call.body)
        call.body = Object.fromEntries(Object.entries(call.body).filter(([key]) => left.includes(key)));
      const asked = await Promise.all(
        [call, ...(beside ? [beside] : [])].map((one) => ask(stage, one, returned)),
      );
      const place = [step, count] as const;
      const made = asked.map((one, at) => ({ ...one, place, isAtOnce: at < asked.length - 1 }));
      exchanges.push(...made);
      const { breach, order = [] } = judgeAll(stage, world, made);
      for (const rule of world.reached) stage.reached?.add(rule);
      if (breach) {
        const found = { breach: { ...breach, section: nameSection(stage, breach) }, exchanges };
        // A call that was accepted wrongly has changed the backend, so what follows would be misleading.
        const isHarmless = made.every(
          ({ call: { operation }, reply }) => reply.status >= 400 || /^get/.test(operation),
        );
        if (!isHarmless || !stage.isKnown?.(found)) return found;
        next = calls.next(made[0] ? readReply(made[0].reply) : NO_REPLY);
        continue;
      }
      for (const { call: heard, reply } of order) {
        if (!heard.unknown && !heard.respelled) stage.heard(reply);
        take(device, heard, readReply(reply));
      }
      next = calls.next(made[0] ? readReply(made[0].reply) : NO_REPLY);
    }
  }
  return undefined;
}

/**
 * Judges a reply, or two of calls that were sent at the same time. It is unknown which of those was served
 * first, so one of the two orders must keep every promise. Returns the order that does.
 */
function judgeAll(
  stage: Stage,
  world: World,
  made: Exchange[],
): { order: Exchange[]; breach?: undefined } | { order?: undefined; breach: Breach } {
  const [one] = made;
  if (one && made.length === 1) {
    const breach = judgeOne(stage, world, one);
    return breach ? { breach } : { order: made };
  }
  let first: Breach | undefined;
  for (const order of [made, made.toReversed()]) {
    const tried = structuredClone(world);
    const breach = order.map((each) => judgeOne(stage, tried, each)).find((each) => each !== undefined);
    if (!breach) {
      Object.assign(world, tried);
      // It is also unknown which of two versions is the current one.
      for (const { application } of world.accounts.values()) application.isVersionKnown = false;
      return { order };
    }
    first ??= breach;
  }
  const { section = '', expected = '', got = '' } = first ?? {};
  const statuses = made.map(({ reply }) => String(reply.status)).join(' and ');
  return {
    breach: {
      section,
      expected: `${expected}, whichever of the last two calls was served first`,
      got: `${got}; the two were answered with ${statuses}`,
    },
  };
}

function judgeOne(stage: Stage, world: World, exchange: Exchange): Breach | undefined {
  const { call } = exchange;
  const [reply, name] = [readReply(exchange.reply), nameSection(stage, { section: call.operation })];
  // A backend may be found only by its own name, and a framework may answer OPTIONS with any status.
  if (call.host && !call.doubtful && reply.status !== 200) return undefined;
  if (call.unknown?.[0] === 'OPTIONS') return findFault(stage, exchange);
  return (
    (exchange.reply.broken === undefined ? judgeStatus(world, call, reply, name) : undefined) ??
    findFault(stage, exchange) ??
    judge(world, call, reply, name)
  );
}

async function ask(
  stage: Stage,
  call: Call,
  returned: Readonly<Record<string, unknown>>,
): Promise<Omit<Exchange, 'place'>> {
  const { url, kit, limitMs, restart, restore, stop } = stage;
  stop?.throwIfAborted();
  if (call.isAfterRestart) await restart?.();
  if (call.isAfterBackup) await restore?.('backup');
  if (call.isAfterRestore) await restore?.('restore');
  if (call.afterMs) await new Promise((resolve) => setTimeout(resolve, call.afterMs));
  const written = await writeRequest(kit, withOwnValues(call, returned), new URL(url).host);
  const request = {
    ...(stage.habits?.isPrefixed ? nameSession(written) : written),
    provider: /^https?:/.test(call.url ?? '') ? '' : url,
  };
  const reply =
    call.operation === 'getCopy'
      ? await download(url, request, limitMs)
      : await askProvider(request.provider, request, limitMs);
  return { call, request, reply };
}

/** Returns the name of a section; if the section is an operation's id, returns that operation's name. */
const nameSection = ({ kit }: Stage, { section }: Pick<Breach, 'section'>) =>
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
    'origin' in request.headers &&
    call.foreign !== 'mixed' &&
    headers.get('access-control-allow-credentials') === 'true'
  )
    return {
      section: 'Other sites',
      expected: 'no Access-Control-Allow-Credentials for another origin',
      got: 'true',
    };
  const caching = headers.get('cache-control') ?? 'none';
  const isPrivate = /^\/(api|public|service)\//.test(url) && method !== 'OPTIONS';
  if ((call.unknown ?? call.respelled) && isPrivate && !caching.includes('no-store'))
    return { section: 'Privacy', expected: 'Cache-Control with no-store', got: caching };
  const isJudged = call.operation !== 'uploadFile' && !call.respelled;
  const [fault] = !isJudged ? [] : kit.checkResponse(asked, { ...reply, headers });
  return fault === undefined ? undefined : { section: name, expected, got: fault };
}

/** Extracts the parts of a reply that the model uses. */
export function readReply({ status, body, headers, pdf }: RawReply): Reply {
  const header = (name: string) => headers.find(([one]) => one === name)?.[1];
  const cookie = (name: string) =>
    headers
      .filter(([one, value]) => one === 'set-cookie' && value.startsWith(`${name}=`))
      .map(([, value]) => /=([^;]*)/.exec(value)?.[1])
      .at(-1);
  return {
    status,
    body: parse(body),
    etag: header('etag'),
    date: Date.parse(header('date') ?? '') || undefined,
    headers: Object.fromEntries(headers),
    isPdf: pdf !== undefined,
    untagged: pdf && findUntagged(pdf),
    token: cookie(HOST_TOKEN) ?? cookie('admit_id_token'),
    marker: cookie('admit_session'),
  };
}

function parse(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Stores the cookies and the version of a reply in the device. */
function take(device: Device, { operation, token, body, doubtful }: Call, reply: Reply): void {
  // The reply has expired the cookies.
  if (doubtful && reply.status === 401) Object.assign(device, { token: undefined, marker: undefined });
  if (reply.status !== 200) return;
  const username = storedAddress(body?.username);
  // Log-ins from a browser without a session only try a password.
  if (operation === 'logIn' && ![MAYA, NOAH].some((one) => one === username)) return;
  if (operation === 'logIn' || operation === 'logOut') {
    const isIn = operation === 'logIn';
    // Keeps an old token only after a log-out, because a log-in need not end the previous session.
    Object.assign(device, {
      username: isIn ? username : device.username,
      oldToken: isIn ? device.oldToken : token,
      oldMarker: device.marker ?? device.oldMarker,
      token: isIn ? reply.token : undefined,
      marker: isIn ? reply.marker : undefined,
      etag: undefined,
      oldTag: undefined,
    });
  } else if (reply.etag !== undefined && reply.etag !== device.etag)
    Object.assign(device, { oldTag: device.etag, etag: reply.etag });
}

/** Finds the answers of a complete application in the examples of openapi.yaml. */
function findComplete(kit: ContractKit): Record<string, string> {
  const profile = kit.find({ method: 'GET', url: '/api/profile' })?.responses['200'];
  const example = profile?.content?.['application/json']?.examples?.ready_to_submit?.value;
  const { answer = {} } = Object(example) as { answer?: Record<string, string> };
  return Object.fromEntries(Object.entries(answer).filter(([key]) => !key.endsWith('_doc')));
}

/** Finds the schemas of bodies by operation. */
function findBodies({ operations }: ContractKit): Record<string, JsonSchema> {
  return Object.fromEntries(
    operations.flatMap(({ operation, requests }) => {
      const { schema } = requests['application/json'] ?? {};
      return schema ? [[operation.operationId ?? '', schema]] : [];
    }),
  );
}

/** Returns the schema of every answer, except those of documents, which a backend may set by itself. */
function findQuestions({ properties = {} }: JsonSchema = {}): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(properties).filter(([key]) => !key.endsWith('_doc')));
}
