import type { AnswerKey } from '@admission/sdk';
import type { FormView } from './answers/FormState.ts';
import { keepsAnswer } from './conditions/isOpen.ts';
import type { FormIndex } from './indexForm.ts';
import type { Question } from '../declare/FormNode.ts';

/** Returns the question that currently asks for a key; two condition groups can share a key. */
export function questionOf(index: FormIndex, key: AnswerKey, view: FormView): Question | undefined {
  const places = index.placesOf.get(key) ?? [];
  return (places.find((placed) => keepsAnswer(placed, view)) ?? places[0])?.question;
}
