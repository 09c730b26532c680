import type { AnswerKey } from '@admission/sdk';
import type { FormView } from './answers/FormState.ts';
import { keepsAnswer } from './conditions/isOpen.ts';
import type { FormIndex } from './indexForm.ts';
import type { Question } from '../declare/FormNode.ts';

/** The question that asks for a key now; a key can stand in two condition groups. */
export function questionOf(index: FormIndex, key: AnswerKey, view: FormView): Question | undefined {
  const places = index.placesOf.get(key) ?? [];
  return (places.find((placed) => keepsAnswer(placed, view)) ?? places[0])?.question;
}
