import { FILE_NAMES, MISNAMED, NO_FILE_NAMES, pictureOf, PICTURES, type FileKind } from './files.ts';
import { logIn } from './accountActs.ts';
import { A_SECOND_LATER } from './documentEffects.ts';
import { openViews } from './openActs.ts';
import { accountOf, pickOther, send, type Calls, type Play, type Scene } from './Scene.ts';
import type { Random } from './Random.ts';
import type { Call, Reply } from './World.ts';

export const TRANSCRIPT = 'hs_transcript_doc';
export const DOCUMENTS = [TRANSCRIPT, 'resume_doc', 'college_transcript_doc'] as const;
const USUAL_KINDS = ['png', 'png', 'jpeg', 'jpeg', 'changes', 'large', 'form'] as const;
const BAD_KINDS = ['password', 'pageless', 'halfPng', 'halfJpeg', 'hugePng', 'empty', 'gif'] as const;
/** Delays between polls of a conversion, growing from 0 to 8 s; about half a minute in total. */
const WAITS_MS = [0, 20, 50, 100, 200, 500, 1000, 2000, 2000, 4000, 4000, 8000, 8000];

/** Uploads a file in a session, and returns the body that starts its conversion; undefined if it was rejected. */
export function* store(
  random: Random,
  answerKey: string,
  { token, marker }: Pick<Call, 'token' | 'marker'>,
  kind?: FileKind,
): Generator<Call, { file_key?: string; file_name: string } | undefined, Reply> {
  const target = yield { operation: 'requestUpload', token, marker, body: { answer_key: answerKey } };
  if (target.status !== 200) return undefined;
  const { url, fields } = target.body as { url: string; fields: Record<string, string> };
  const picture = pictureOf(kind);
  const file_name = random.pick(picture ? PICTURES[picture] : FILE_NAMES);
  const body = { file_key: fields.key, file_name };
  // A key is valid only once its file has been uploaded.
  if (random.chance(1 / 8)) yield { operation: 'startConversion', token, marker, answerKey, body };
  const stored = yield { operation: 'uploadFile', url, body: fields, kind };
  return stored.status < 300 ? body : undefined;
}

/** Uploads a file, and waits for its conversion. The conversion's path may name a different key. */
export function* upload(scene: Scene, answerKey: string, convertAs = answerKey, kind?: FileKind): Calls {
  yield* start(scene, answerKey, convertAs, kind);
  yield* goOn(scene);
  yield* poll(scene, convertAs);
  if (scene.random.chance(1 / 4)) yield* convertAgain(scene, convertAs);
  yield send(scene, 'getDocuments');
}

/** Uploads a file, and starts its conversion. */
export function* start(scene: Scene, answerKey: string, convertAs = answerKey, kind?: FileKind): Calls {
  const body = yield* store(scene.random, answerKey, scene.device, kind);
  yield* goOn(scene);
  if (body) yield send(scene, 'startConversion', { answerKey: convertAs, body });
}

/** While a file is on its way, or converted, a student may save, log out, and log in again. */
function* goOn(scene: Scene): Calls {
  const { random, device } = scene;
  const act = random.pick(['save', 'logIn', 'logOut', ...Array.from({ length: 9 }, () => '')]);
  if (act === 'save')
    yield send(scene, 'saveAnswers', { body: { former_name: `A${String(random.below(1e6))}` } });
  if (act === 'logOut') yield send(scene, 'logOut');
  if (act.startsWith('log')) yield* logIn(scene, device.username);
}

/** Starts a conversion a second time. The document keeps its status and its name. */
function* convertAgain(scene: Scene, answerKey: string): Calls {
  const file_key = accountOf(scene)?.application.documents[answerKey]?.fileKey ?? 'no-such-file';
  yield send(scene, 'startConversion', { answerKey, body: { file_key, file_name: 'another name.pdf' } });
  yield* poll(scene, answerKey);
}

function* poll(scene: Scene, answerKey: string): Calls {
  yield* pollUntilDone(scene, 'getConversion', { answerKey });
}

/**
 * Polls a status until the work has ended, for at most half a minute. Returns the last reply's body.
 */
export function* pollUntilDone(
  scene: Scene,
  operation: string,
  rest: Partial<Call> = {},
): Generator<Call, Reply['body'], Reply> {
  let last: Reply['body'] = {};
  for (const [index, afterMs] of WAITS_MS.entries()) {
    const isOverdue = index === WAITS_MS.length - 1;
    ({ body: last } = yield send(scene, operation, { ...rest, afterMs, isOverdue }));
    if (last.status !== 'UNPROCESSED' && last.status !== 'IN_PROGRESS') break;
  }
  return last;
}

export function* remove(scene: Scene, answerKey: string, afterMs = 0): Calls {
  const file_key = accountOf(scene)?.application.documents[answerKey]?.fileKey;
  if (scene.random.chance(1 / 2)) {
    yield send(scene, 'deleteConversion', { answerKey, afterMs });
    for (const read of ['getConversion', 'getDocuments']) yield send(scene, read, { answerKey });
    yield send(scene, 'deleteDocument', { answerKey });
    return;
  }
  yield send(scene, 'deleteDocument', { answerKey, afterMs });
  // Without its file, a document cannot be converted any more, even if its PDF is still there.
  if (file_key && scene.random.chance(1 / 2))
    yield send(scene, 'startConversion', { answerKey, body: { file_key, file_name: 'again.pdf' } });
  yield send(scene, 'deleteConversion', { answerKey });
}

/** Picks an existing document if there is one. */
export function pickDocument(scene: Scene): string {
  const there = Object.keys(accountOf(scene)?.application.documents ?? {});
  return (scene.random.chance(2 / 3) ? scene.random.pick(there) : undefined) ?? scene.random.pick(DOCUMENTS);
}

/** The acts on documents. */
export const DOCUMENT_ACTS = {
  upload: (scene) => upload(scene, scene.random.pick(DOCUMENTS)),
  *uploadAnotherFile(scene) {
    const { random, device } = scene;
    const answerKey = random.pick(DOCUMENTS);
    // Replaced while it may be converted: neither its result nor its name must show.
    yield* start(scene, answerKey, answerKey, 'password');
    const isLater = random.chance(1 / 3);
    if (isLater) {
      yield* upload(scene, answerKey);
      // Long enough for clocks that count seconds.
      yield send(scene, 'getProfile', { afterMs: A_SECOND_LATER + 50 });
      yield* logIn(scene, device.username);
    }
    const file_key = accountOf(scene)?.application.documents[answerKey]?.fileKey;
    yield* upload(scene, answerKey);
    // The key of the replaced file has ended.
    if (file_key)
      yield send(scene, 'startConversion', { answerKey, body: { file_key, file_name: 'old.pdf' } });
    yield send(scene, isLater ? 'getProfile' : 'getDocuments');
    if (isLater) yield* openViews();
  },
  *uploadAnyFile(scene) {
    const { random } = scene;
    const answerKey = random.pick(DOCUMENTS);
    for (const kind of [random.pick(USUAL_KINDS), random.pick(BAD_KINDS), random.pick(BAD_KINDS)])
      yield* upload(scene, answerKey, answerKey, kind);
    yield* convertAgain(scene, answerKey);
    if (random.chance(1 / 2)) yield* remove(scene, answerKey);
    yield send(scene, 'getDocuments');
  },
  *requestManyTargets(scene) {
    const answer_key = scene.random.pick(DOCUMENTS);
    const target = send(scene, 'requestUpload', { body: { answer_key } });
    // More than a student may have, some of them at once.
    const beside = scene.random.pick([target, undefined]);
    for (let time = 0; time < 21; time += beside ? 2 : 1) yield { ...target, beside };
  },
  askForDocument: (scene) => poll(scene, pickDocument(scene)),
  *remove(scene) {
    const answerKey = pickDocument(scene);
    // The answers of two documents are marked; one of them is removed.
    if (scene.random.chance(1 / 2)) {
      const marked = Object.fromEntries(DOCUMENTS.map((key) => [key, 'ANSWERED']));
      yield send(scene, 'saveAnswers', { body: marked });
      yield* remove(scene, answerKey);
      yield send(scene, 'getProfile');
    }
    // A running conversion is stopped, and its result never shows.
    const isRunning = scene.random.chance(1 / 4);
    if (isRunning) yield* start(scene, answerKey);
    yield* remove(scene, answerKey, isRunning ? scene.random.pick([0, 20, 50]) : 0);
    yield* convertAgain(scene, answerKey);
    yield send(scene, 'getDocuments', { afterMs: isRunning ? 200 : undefined });
  },
  /** Gives files names of other kinds, and names that are not accepted. */
  *misname(scene) {
    const { random, device } = scene;
    const answerKey = random.pick(DOCUMENTS);
    for (const [kind, file_name] of Object.entries(MISNAMED)) {
      const body = yield* store(random, answerKey, device, kind === 'none' ? undefined : (kind as FileKind));
      for (const wrong of body && kind === 'none' ? NO_FILE_NAMES : [])
        yield send(scene, 'startConversion', { answerKey, body: { ...body, file_name: wrong } });
      if (body) yield send(scene, 'startConversion', { answerKey, body: { ...body, file_name } });
      yield* poll(scene, answerKey);
    }
    yield send(scene, 'getDocuments');
  },
  convertForAnotherQuestion: (scene) => upload(scene, 'resume_doc', TRANSCRIPT),
  *convertFileOfAnotherStudent(scene) {
    const other = pickOther(scene);
    const body = other.token && (yield* store(scene.random, TRANSCRIPT, other));
    if (body) yield send(scene, 'startConversion', { answerKey: TRANSCRIPT, body });
    yield send(scene, 'getDocuments');
  },
} satisfies Record<string, Play>;
