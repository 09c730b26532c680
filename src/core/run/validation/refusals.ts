import type { AnswerKey } from '@admission/sdk';
import { companionOf } from '../../kinds/questionKeys.ts';
import { keysOf } from '../../answers/answersTo.ts';
import { isCompanion } from '../../answers/isCompanion.ts';
import type { FormIndex } from '../indexForm.ts';
import type { WaitingEdit } from '../journal/Journal.ts';
import type { ErrorsByKey } from '../../answers/ErrorsByKey.ts';
import { VALIDATION_WORDS } from '../../kinds/validationWords.ts';

/** Returns a message for each refused answer: our backend's, if it was the one to refuse. Spec §8. */
export function refusals(index: FormIndex, refused: readonly WaitingEdit[]): ErrorsByKey {
  const isChoice = (key: AnswerKey) => index.placesOf.has(companionOf(key));
  const words = (key: AnswerKey) => VALIDATION_WORDS.refused[isChoice(key) ? 'choice' : 'text'];
  return new Map(
    refused.flatMap(({ answers, cleared = [], message }) =>
      keysOf(answers)
        .filter((key) => !isCompanion(key) && !cleared.includes(key))
        .map((key) => [key, [message ?? words(key)]] as const),
    ),
  );
}
