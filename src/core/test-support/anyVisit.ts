import type { AnswerKey } from '@admission/sdk';
import fc from 'fast-check';
import type { FormStore } from '../run/answers/FormStore.ts';
import { isShown } from '../run/conditions/isOpen.ts';
import { askedKeys } from '../kinds/kinds.ts';
import { companionKeys, companionOf } from '../kinds/questionKeys.ts';
import { anyValue } from './anyForm.ts';

/** A single action by a person on a page. */
type Act =
  | { readonly act: 'answer'; readonly at: number; readonly value: string }
  | { readonly act: 'tab'; readonly at: number; readonly to: number }
  | { readonly act: 'count'; readonly at: number; readonly to: number };

/** Generates a person's actions on a page, in order. */
export const anyVisit: fc.Arbitrary<readonly Act[]> = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({ act: fc.constant('answer' as const), at: fc.nat(), value: anyValue }),
    },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('tab' as const), at: fc.nat(), to: fc.nat(1) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        act: fc.constant('count' as const),
        at: fc.nat(),
        to: fc.integer({ min: 1, max: 2 }),
      }),
    },
  ),
  { minLength: 3, maxLength: 20 },
);

/** Performs one action. Like a person, it answers only questions on screen. Returns the key answered, or null. */
export function perform(store: FormStore, act: Act): AnswerKey | null {
  if (act.act === 'tab') store.setTab(`tabs${act.at % 3}`, `t${act.to}`);
  else if (act.act === 'count') store.setCount(`more${act.at % 3}`, act.to);
  else {
    const shown = store.index.questions.filter((placed) => isShown(placed, store.view));
    const placed = shown[act.at % Math.max(1, shown.length)];
    if (!placed) return null;
    const keys = askedKeys(placed.question);
    const key = keys[act.at % keys.length] ?? placed.question.key;
    const changes: Record<string, string> = { [key]: act.value };
    const companion = companionOf(key);
    if (companionKeys(placed.question).includes(companion)) changes[companion] = act.value.toUpperCase();
    store.change(changes);
    return key;
  }
  return null;
}
