import { groupBy } from '../kit/groupBy.ts';
import { logIn } from './accountActs.ts';
import { MALFORMED, pickNumbers } from './admitSave.ts';
import { listBroken, type Part } from './brokenBodies.ts';
import { pickDocument, store } from './documentActs.ts';
import {
  BODIES,
  CALLS,
  DOCUMENT,
  INVALID,
  listNoObjects,
  READS,
  UNDECLARED,
  UNKNOWN,
  WRITES,
} from './listedCalls.ts';
import { openViews } from './openActs.ts';
import { readAll } from './pairedActs.ts';
import { send, type Calls, type Play, type Scene } from './Scene.ts';
import { SENDERS } from './senders.ts';
import { answerQuestion, FOREIGN, HOST, TAB_GROUPS, VALID } from './vocabulary.ts';

/** Changes a call in a way that openapi.yaml forbids, if there is one. */
function breakCall(scene: Scene, part: Part): Part {
  const { random } = scene;
  const { operation, answerKey, body, query } = part;
  if (answerKey && random.chance(1 / 2))
    return { ...part, answerKey: 'diary_doc', invalid: 'the question has no document' };
  if (operation === 'findLookup')
    return random.pick(INVALID.filter((one) => one.operation === operation)) ?? part;
  if (query) return { ...part, query: {}, invalid: 'the token is missing' };
  if (!body) return part;
  if (operation === 'saveAnswers' && random.chance(1 / 3)) return { ...part, saves: random.pick(MALFORMED) };
  if (operation === 'saveAnswers' && random.chance(1 / 2)) return { ...part, ifMatch: '"no-such-version"' };
  if (random.chance(3 / 4)) return breakProperty(scene, part);
  return random.pick(listNoObjects(part)) ?? part;
}

/** Breaks a body, or one of its properties, in a way that its schema forbids. */
function breakProperty(scene: Scene, part: Part): Part {
  const { random, bodies } = scene;
  const { properties = {} } = bodies[part.operation] ?? {};
  const [key, schema] = random.pick(Object.entries(properties)) ?? ['', {}];
  return random.pick([...listBroken(scene, part, key, schema), ...listBroken(scene, part)]) ?? part;
}

const readAfter = (scene: Scene, operation: string) =>
  send(scene, WRITES.find((write) => write.operation === operation)?.shown ?? 'getProfile');

/** The most properties of a body that are all broken, and the kinds of answers of which one is. */
const MOST_PROPERTIES = 4;
const ANSWER_KINDS = 2;

/** Breaks answers of the kinds whose turn it is, in every way. Neither a valid answer beside a broken one nor the number is saved. */
function* breakAnswers(scene: Scene): Calls {
  const { random, questions, turn } = scene;
  const kinds = [...groupBy(Object.entries(questions), ([, schema]) => JSON.stringify(schema)).values()];
  const part = { operation: 'saveAnswers', body: {} };
  const broken = Array.from({ length: ANSWER_KINDS }, (_, time) => {
    const one = random.pick(kinds[(turn * ANSWER_KINDS + time) % kinds.length] ?? []);
    return one ? listBroken(scene, part, ...one) : [];
  });
  // Of several, the reply names all or none.
  const several = {
    body: Object.fromEntries(broken.flatMap(([one]) => Object.entries(one?.body ?? {}))),
    invalid: 'two answers are invalid',
  };
  for (const { body, invalid } of [...listBroken(scene, part), ...broken.flat(), several])
    yield send(scene, 'saveAnswers', { body: { ...VALID, ...body }, invalid, saves: pickNumbers(random) });
  for (const { body, text, invalid } of listNoObjects(part))
    yield send(scene, 'saveAnswers', { body, text, invalid });
  yield send(scene, 'getProfile');
}

/** Acts whose calls must be rejected, followed by reads of what they might have changed. */
export const REJECTED_ACTS = {
  /** Breaks every property of one call, or of some answers, in each way, and reads what might have been changed. */
  *breakEveryProperty(scene) {
    const { random, bodies, turn } = scene;
    yield* breakAnswers(scene);
    const listed = BODIES[turn % (BODIES.length + 1)];
    const { operation } = listed ?? BODIES[0];
    // Only a file that is there shows that its conversion is rejected for another reason.
    const file = operation === 'startConversion' && (yield* store(random, DOCUMENT.answerKey, scene.device));
    const part = file ? { operation, ...DOCUMENT, body: file } : listed;
    const properties = Object.entries(bodies[operation]?.properties ?? {});
    const some = properties.length <= MOST_PROPERTIES ? properties : [];
    const broken = part
      ? [
          ...listNoObjects(part),
          ...listBroken(scene, part),
          ...some.flatMap(([key, schema]) => listBroken(scene, part, key, schema)),
        ]
      : INVALID;
    for (const { operation: called, ...rest } of broken) yield send(scene, called, rest);
    yield readAfter(scene, operation);
  },
  /** Makes every call in an unusual way, half of them with something else that is wrong, and reads what it changed. */
  *sendUnusually(scene) {
    const { random, device, world, turn } = scene;
    const sender = SENDERS[turn % SENDERS.length] ?? SENDERS[0];
    // Only a file that is there shows that nothing else rejects its conversion.
    const file = yield* store(random, DOCUMENT.answerKey, device);
    for (const { shown, ...call } of CALLS) {
      const isFile = file && call.operation === 'startConversion';
      const placed = isFile
        ? { ...call, body: file }
        : call.answerKey === undefined
          ? call
          : { ...call, answerKey: pickDocument(scene) };
      for (const unusual of [sender(scene)].flat()) {
        if (!world.sessions.has(device.token ?? '')) yield* logIn(scene, device.username);
        // Of a foreign call that is also wrong otherwise, the backend chooses the rejection, unless others come first.
        const isForeign = unusual.foreign !== undefined && Object.keys(unusual).length === 1;
        const { operation, ...rest } = isForeign || random.chance(1 / 2) ? placed : breakCall(scene, placed);
        yield send(scene, operation, { ...rest, ...unusual });
      }
      // A page of another origin may send a read, but must not be able to read the reply.
      if (shown) yield send(scene, shown, { foreign: random.pick([undefined, undefined, ...FOREIGN]) });
    }
  },
  *callUnknownPaths(scene) {
    const { random, device } = scene;
    for (const unknown of [...UNKNOWN, ...UNDECLARED])
      yield send(scene, 'getProfile', {
        token: random.pick([device.token, undefined]),
        marker: random.pick([device.marker, device.oldMarker, 'no-such-session']),
        doubtful: random.pick(['admit_id_token=planted', 'admit_session=planted', undefined]),
        foreign: random.pick([undefined, ...FOREIGN]),
        unknown,
      });
  },
  *callByHead(scene) {
    const { random, device } = scene;
    const reads = CALLS.filter(({ operation }) => /^(get|find)/.test(operation));
    for (const { operation, answerKey, query } of reads)
      yield send(scene, operation, {
        ...{ answerKey, query, isHead: true },
        token: random.pick([device.token, undefined, 'no-such-session']),
        marker: random.pick([device.marker, undefined]),
      });
    yield send(scene, 'logOut', { foreign: 'cross-site', isHead: true });
    yield send(scene, 'getTabs');
  },
  *callWithTwoCookies(scene) {
    const doubtful = scene.random.pick(['admit_id_token=planted', 'admit_session=planted'] as const);
    const { status } = yield send(scene, 'getTabs', { host: HOST });
    const host = status === 200 ? HOST : undefined;
    yield send(scene, scene.random.pick(READS), { doubtful, host });
  },
  *saveEveryAnswer(scene) {
    const { random, questions } = scene;
    const entries = Object.entries(questions);
    const answer = () => entries.map(([key, schema]) => [key, answerQuestion(random, key, schema)] as const);
    const ifMatch = scene.device.etag;
    yield send(scene, 'saveAnswers', { body: Object.fromEntries(answer()) });
    for (let time = 0; time < 3; time += 1) {
      // Some get another answer, and some of these none.
      const some = answer().filter(() => random.chance(1 / 2));
      const body = Object.fromEntries(some.map(([key, text]) => [key, random.pick([text, text, ''])]));
      yield send(scene, 'saveAnswers', { body });
      yield send(scene, 'getProfile');
    }
    yield* readAll(scene);
    yield send(scene, 'saveAnswers', { ifMatch, body: { home_city: 'Oz' } });
    // Neither a tab nor a lower count removes answers.
    const chosen_tab = random.pick(['us', 'intl']);
    for (const tab_id of TAB_GROUPS) yield send(scene, 'saveTab', { body: { tab_id, chosen_tab } });
    for (const button_id of ['parent', 'prev_college'])
      yield send(scene, 'saveAddAnother', { body: { button_id, num_components: 1 } });
    yield send(scene, 'getProfile');
    yield* openViews();
    if (random.chance(1 / 2)) return;
    yield send(scene, 'saveAnswers', { body: Object.fromEntries(entries.map(([key]) => [key, ''])) });
    yield send(scene, 'getProfile');
  },
} satisfies Record<string, Play>;
