import { logIn } from './accountActs.ts';
import { pollUntilDone, remove, start, store, TRANSCRIPT } from './documentActs.ts';
import { listProxied, otherVersions, TEXTS } from './vocabulary.ts';
import { readAll } from './pairedActs.ts';
import { pickOther, send, type Play, type Scene } from './Scene.ts';

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
      // A log-in on the way would be this browser's.
      const body = yield* store(random, 'resume_doc', one.device);
      if (body) yield send(one, 'startConversion', { answerKey: 'resume_doc', body });
      yield* pollUntilDone(one, 'getConversion', { answerKey: 'resume_doc' });
    }
    // What one removes, the other keeps.
    yield* remove(scene, 'resume_doc');
    yield* start(scene, TRANSCRIPT);
    yield* readAll(other);
    yield* readAll(scene);
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
    const others = world.accounts.get(username)?.application.versions.slice(-1) ?? [];
    const old = device.oldTag === undefined ? [] : [device.oldTag, `W/${device.oldTag.replace('W/', '')}`];
    for (const ifMatch of [...others, ...old, ...otherVersions(device.etag ?? '""')])
      // A version that is not the current one matters even if nothing would change.
      for (const body of [{ heard_other: 'Mallory' }, {}, saved])
        yield send(scene, 'saveAnswers', { ifMatch, body });
    yield send(scene, 'getProfile');
    for (const ifMatch of device.etag === undefined ? [] : listProxied(device.etag))
      yield send(scene, 'saveAnswers', { ifMatch, body: {} });
  },
} satisfies Record<string, Play>;
