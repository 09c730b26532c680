import type { AnswerKey } from '@admission/sdk';
import type { Advice, Doubt } from '../../declare/Advice.ts';
import type { FormView } from '../../answers/FormState.ts';
import { isShown } from '../conditions/isOpen.ts';
import type { FormIndex } from '../indexForm.ts';
import { nameOf } from '../validation/nameOf.ts';

/** An answer to look at again, and where it was given. */
export interface Doubted extends Doubt {
  /** Names the rule, the question and the answers read, so that a changed answer is doubted anew. */
  readonly id: string;
  readonly key: AnswerKey;
  readonly name: string;
  readonly path: string;
  readonly section: string;
}

/** Lists the doubts about the answers on screen, in the order of the rules. */
export function findDoubts(
  rules: readonly Advice[],
  { index, view }: { index: FormIndex; view: FormView },
): readonly Doubted[] {
  const placeOf = (key: AnswerKey) => index.placesOf.get(key)?.find((placed) => isShown(placed, view));
  return rules.flatMap(({ rule, key, doubt }) => {
    const placed = placeOf(key);
    if (!placed) return [];
    const seen: string[] = [rule, key];
    const read = (each: AnswerKey) => {
      const answer = placeOf(each) ? view.read(each) : '';
      seen.push(answer);
      return answer;
    };
    const found = doubt(read, view.today());
    if (!found) return [];
    const { reason, offer } = typeof found === 'string' ? { reason: found, offer: undefined } : found;
    const { page, section } = placed;
    return {
      id: JSON.stringify(seen),
      key,
      name: nameOf(placed),
      path: page.path,
      section: section.id,
      reason,
      offer,
    };
  });
}
