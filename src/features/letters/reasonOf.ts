import { keysOf } from '../../core/answers/answersTo.ts';
import type { FormIndex } from '../../core/run/indexForm.ts';
import type { ToldAnswers } from '../../core/run/journal/Journal.ts';
import { companionOf } from '../../core/kinds/questionKeys.ts';
import { VALIDATION_WORDS } from '../../core/kinds/validationWords.ts';
import { LETTER_WORDS as WORDS } from './letterWords.ts';

/** Says why an answer is not in the application: in the words of our backend, if it was the one to refuse. Spec §8. */
export function reasonOf(index: FormIndex, { answers, reason, at, message }: ToldAnswers): string {
  if (message !== undefined) return message;
  if (reason === 'old' && at !== undefined) return `${WORDS.typedOn(dayOf(at))} ${WORDS.reasons.old}`;
  if (reason !== 'refused') return WORDS.reasons[reason];
  const isChoice = keysOf(answers).some((key) => index.placesOf.has(companionOf(key)));
  return VALIDATION_WORDS.refused[isChoice ? 'choice' : 'text'];
}

const dayOf = (at: number) => new Date(at).toLocaleDateString('en-US', { dateStyle: 'long' });
