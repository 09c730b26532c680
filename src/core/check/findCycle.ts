import type { AnswerKey } from '@admission/sdk';
import { writtenKeys } from '../declare/questionKeys.ts';
import type { FormIndex } from '../run/indexForm.ts';

/** Finds conditions that lead back to where they began, or null: `['a', 'b', 'a']`. */
export function findCycle(index: FormIndex): readonly AnswerKey[] | null {
  const finished = new Set<AnswerKey>();
  const way: AnswerKey[] = [];

  const followAll = (keys: Iterable<AnswerKey>): readonly AnswerKey[] | null => {
    for (const key of keys) {
      const found = follow(key);
      if (found) return found;
    }
    return null;
  };
  const follow = (key: AnswerKey): readonly AnswerKey[] | null => {
    if (finished.has(key)) return null;
    const at = way.indexOf(key);
    if (at >= 0) return [...way.slice(at), key];
    way.push(key);
    const found = followAll(influencedBy(index, key));
    way.pop();
    finished.add(key);
    return found;
  };
  return followAll(index.placesOf.keys());
}

/** The keys an answer can show, hide or clear. */
function influencedBy({ gatedBy, watchers }: FormIndex, key: AnswerKey): readonly AnswerKey[] {
  return [
    ...(gatedBy.get(key) ?? []).flatMap(({ question }) => writtenKeys(question)),
    ...watchers.flatMap(({ clearUnless, keys }) => (clearUnless.valueKey === key ? keys : [])),
  ];
}
