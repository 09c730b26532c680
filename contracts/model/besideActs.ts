import { logIn } from './accountActs.ts';
import { remove, store, TRANSCRIPT, upload } from './documentActs.ts';
import { otherVersions, TEXTS } from './vocabulary.ts';
import { send, type Play, type Scene } from './Scene.ts';
import type { Call } from './World.ts';

const READS = ['getProfile', 'getAddAnother', 'getTabs', 'getDocuments'] as const;

/** Returns a session of another student, if there is one. */
function pickOther({ random, world, device }: Scene): Pick<Call, 'token' | 'marker'> & { username?: string } {
  const sessions = [...world.sessions].map(([token, session]) => ({ token, ...session }));
  return random.pick(sessions.filter(({ username }) => username !== device.username)) ?? {};
}

/** The acts that show whether students, or their versions, are kept apart. */
export const BESIDE_ACTS = {
  /** Makes every kind of change, and reads what another student has saved before. */
  *changeBesideAnother(scene) {
    const { random } = scene;
    const { username = '', token, marker } = pickOther(scene);
    const other: Scene = { ...scene, device: { username, token, marker } };
    if (token === undefined) return;
    for (const one of [other, scene]) {
      const [text, num_components, chosen_tab] = one === other ? ['Anna', 2, 'intl'] : ['', 3, 'us'];
      yield send(one, 'saveAnswers', {
        body: { heard_other: text, resume_doc: 'ANSWERED', home_city: text },
      });
      yield send(one, 'saveAddAnother', { body: { button_id: 'prev_college', num_components } });
      yield send(one, 'saveTab', { body: { tab_id: 'home_address_tab', chosen_tab } });
      yield send(one, 'saveLastPage', { body: { last_page: one === other ? '/education' : '/about' } });
      yield* upload(one, 'resume_doc');
    }
    // What one removes, the other keeps.
    yield* remove(scene, 'resume_doc');
    const body = yield* store(random, TRANSCRIPT, scene.device);
    if (body) yield send(scene, 'startConversion', { answerKey: TRANSCRIPT, body });
    for (const read of READS) yield send(other, read);
    for (const read of READS) yield send(scene, read);
    yield* logIn(scene, scene.device.username);
    yield send(other, 'getProfile');
  },
  /** Saves on versions that are not the current one, among them that of another student. */
  *saveOnOtherVersions(scene) {
    const { random, device, world } = scene;
    const { username = '', token, marker } = pickOther(scene);
    if (token !== undefined) yield { operation: 'getProfile', token, marker };
    yield send(scene, 'saveAnswers', { body: { heard_other: random.pick(TEXTS) } });
    const saved = { heard_other: `A${String(random.below(1e6))}` };
    yield send(scene, 'saveAnswers', { body: saved });
    yield send(scene, 'getProfile');
    const others = world.accounts.get(username)?.application.versions.slice(-1) ?? [];
    const old = device.oldTag === undefined ? [] : [device.oldTag, `W/${device.oldTag.replace('W/', '')}`];
    for (const ifMatch of [...others, ...old, ...otherVersions(device.etag ?? '""')])
      // A version that is not the current one matters even if nothing would change.
      for (const body of [{ heard_other: 'Mallory' }, {}, saved])
        yield send(scene, 'saveAnswers', { ifMatch, body });
    yield send(scene, 'getProfile');
  },
} satisfies Record<string, Play>;
