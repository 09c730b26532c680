import { NO_RECORD, PUBLIC_TOKEN, SERVICE_TOKEN, SSNS } from './vocabulary.ts';
import { send, type Calls, type Play } from './Scene.ts';

/** Tries each token on both views, although it opens only one, and tokens that resemble it. */
export function* openViews(): Calls {
  const list = (own: string, most: number) => [
    PUBLIC_TOKEN,
    SERVICE_TOKEN,
    `${own}x`,
    own.toUpperCase(),
    own.padEnd(most, 'x'),
  ];
  for (const token of list(PUBLIC_TOKEN, 512)) yield { operation: 'getPublicView', query: { token } };
  for (const token of list(SERVICE_TOKEN, 2048))
    yield { operation: 'getServiceView', query: { service_token: token } };
}

const CATEGORIES = ['hs_ceeb', 'college_ceeb', 'address', 'company', 'hs_international'] as const;

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
    const category = random.pick(CATEGORIES);
    for (const text of ["o'n", '%', '_\\', 'é "&<', ' ', 'é🎓'.repeat(127)])
      yield { operation: 'findLookup', query: { category, text } };
    const query = { category, text: 'a', max_results: String(random.pick([1, 2, 20])) };
    // Without max_results, at most five.
    for (const letter of ['a', 'c', 's'])
      yield { operation: 'findLookup', query: { category, text: letter } };
    yield { operation: 'findLookup', query };
    for (const id of [NO_RECORD, NO_RECORD.padEnd(128, '0')])
      yield { operation: 'findLookup', query: { category, id } };
    for (const one of CATEGORIES) {
      const { body } = yield { operation: 'findLookup', query: { category: one, text: 'a' } };
      const [found] = Object.values(body) as { id?: string; text?: string }[];
      if (found?.id === undefined) continue;
      yield { operation: 'findLookup', query: { category: one, id: found.id } };
      // The same id in another category, after a search that shows whether it has the item too.
      const other = random.pick(CATEGORIES.filter((category) => category !== one)) ?? one;
      const text = (found.text ?? '').slice(0, 254);
      yield { operation: 'findLookup', query: { category: other, text, max_results: '20' } };
      yield { operation: 'findLookup', query: { category: other, id: found.id } };
    }
  },
} satisfies Record<string, Play>;
