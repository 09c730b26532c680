import type { AnswerKey } from '@admission/sdk';
import { writtenKeys } from '../kinds/questionKeys.ts';
import type { FormIndex } from '../run/indexForm.ts';

/** Returns the keys of the first cycle of conditions found, e.g. `['a', 'b', 'a']`, or null if there is none. */
export function findCycle({ placesOf, gatedBy, watchers }: FormIndex): readonly AnswerKey[] | null {
  /** Returns the keys that the answer to `key` can show, hide or clear. */
  const influencedBy = (key: AnswerKey): readonly AnswerKey[] => [
    ...(gatedBy.get(key) ?? []).flatMap(({ question }) => writtenKeys(question)),
    ...watchers.flatMap(({ clearUnless, keys }) => (clearUnless.valueKey === key ? keys : [])),
  ];
  const seen = new Set<AnswerKey>();
  const follow = (keys: Iterable<AnswerKey>, way: readonly AnswerKey[]): readonly AnswerKey[] | null => {
    for (const key of keys) {
      if (way.includes(key)) return [...way.slice(way.indexOf(key)), key];
      if (seen.has(key)) continue;
      seen.add(key);
      const found = follow(influencedBy(key), [...way, key]);
      if (found) return found;
    }
    return null;
  };
  return follow(placesOf.keys(), []);
}
