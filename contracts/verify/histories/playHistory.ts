import { playAct } from '../../model/acts.ts';
import type { JsonSchema } from '../../kit/contract.ts';
import type { ContractKit } from '../../kit/openContract.ts';
import type { Step } from '../../model/history.ts';
import { Random } from '../../model/Random.ts';
import type { Device } from '../../model/Scene.ts';
import { MAYA, NOAH, storedAddress } from '../../model/vocabulary.ts';
import type { Call, Reply } from '../../model/World.ts';
import { askProvider } from '../askProvider.ts';
import { nameSession } from '../nameSession.ts';
import { download } from './download.ts';
import { judgeAll, nameSection } from './judgeExchanges.ts';
import { readReply } from './readReply.ts';
import { setUpWorld } from './setUpWorld.ts';
import type { Exchange, FailedHistory, Stage } from './Stage.ts';
import { withOwnValues } from './withOwnValues.ts';
import { writeRequest } from './writeRequest.ts';

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
        if (!heard.unknown && !heard.respelled && !heard.isHead) stage.heard(reply);
        take(device, heard, readReply(reply));
      }
      next = calls.next(made[0] ? readReply(made[0].reply) : NO_REPLY);
    }
  }
  return undefined;
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
  const own = withOwnValues(call, returned);
  const written = await writeRequest(kit, own, new URL(url).host, stage.habits?.origin);
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
