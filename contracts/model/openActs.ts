import { NO_RECORD, PUBLIC_TOKEN, SERVICE_TOKEN, SSNS } from './alphabet.ts';
import { send } from './Scene.ts';
import type { Calls, Play } from './Scene.ts';

/** Tries each token on both views, although it opens only one, and tokens that are one letter longer. */
export function* openViews(): Calls {
  for (const token of [PUBLIC_TOKEN, SERVICE_TOKEN, `${PUBLIC_TOKEN}x`, PUBLIC_TOKEN.padEnd(512, 'x')])
    yield { operation: 'getPublicView', query: { token } };
  for (const token of [PUBLIC_TOKEN, SERVICE_TOKEN, `${SERVICE_TOKEN}x`, SERVICE_TOKEN.padEnd(2048, 'x')])
    yield { operation: 'getServiceView', query: { service_token: token } };
}

/** The acts that need no session. */
export const OPEN_ACTS = {
  openViews,
  *showEachNumber(scene) {
    for (const ssn of SSNS) {
      yield send(scene, 'saveAnswers', { body: { ssn } });
      yield { operation: 'getPublicView', query: { token: PUBLIC_TOKEN } };
      yield { operation: 'getServiceView', query: { service_token: SERVICE_TOKEN } };
    }
  },
  *lookUp({ random }): Calls {
    const category = random.pick(['hs_ceeb', 'college_ceeb', 'address', 'company', 'hs_international']);
    for (const text of ["o'n", '%', '_\\', 'é "&<', 'a'.repeat(254)])
      yield { operation: 'findLookup', query: { category, text } };
    const query = { category, text: 'a', max_results: String(random.pick([1, 2, 20])) };
    // Without max_results, at most five.
    for (const letter of ['a', 'c', 's'])
      yield { operation: 'findLookup', query: { category, text: letter } };
    const { body } = yield { operation: 'findLookup', query };
    for (const id of [NO_RECORD, NO_RECORD.padEnd(128, '0')])
      yield { operation: 'findLookup', query: { category, id } };
    const [found] = Object.values(body) as { id?: string }[];
    if (found?.id !== undefined) yield { operation: 'findLookup', query: { category, id: found.id } };
  },
  *askHealth() {
    yield { operation: 'getHealth' };
  },
} satisfies Record<string, Play>;
