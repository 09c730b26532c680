import type { AnswerKey } from '@admission/sdk';
import type { FormStore } from '../../core/answers/FormStore.ts';
import { keepsAnswer } from '../../core/conditions/isOpen.ts';

/** Says whether a question stands where it may have an answer; one that is hidden may not. */
export function isInForce(store: FormStore, key: AnswerKey): boolean {
  return store.index.placesOf.get(key)?.some((placed) => keepsAnswer(placed, store.view)) ?? false;
}
