import type { AnswerKey } from '@admission/sdk';
import fc from 'fast-check';
import type { FormStore } from '../run/answers/FormStore.ts';
import { isShown } from '../run/conditions/isOpen.ts';
import { askedKeys } from '../kinds/kinds.ts';
import { companionKeys, companionOf } from '../kinds/questionKeys.ts';
import { anyValue } from './anyForm.ts';

/** Generates a person's actions on a page, in order. */
export const anyVisit = fc.array(
  fc.record({
    act: fc.constantFrom(...(['answer', 'answer', 'answer', 'answer', 'answer', 'tab', 'count'] as const)),
    at: fc.nat(),
    value: anyValue,
    to: fc.nat(1),
  }),
  { minLength: 3, maxLength: 20 },
);

type Act = typeof anyVisit extends fc.Arbitrary<(infer Each)[]> ? Each : never;

/** Performs one action. Like a person, it answers only questions on screen. Returns the key answered, or null. */
export function perform(store: FormStore, act: Act): AnswerKey | null {
  if (act.act === 'tab') store.setTab(`tabs${act.at % 3}`, `t${act.to}`);
  else if (act.act === 'count') store.setCount(`more${act.at % 3}`, act.to + 1);
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
