import type { AnswerKey } from '@admission/sdk';
import type { Answers } from '../src/core/answers/FormState.ts';
import { enteredOf, includes } from './form.ts';
import { addsState, isOver, isSameState, type Letter } from './Letter.ts';

/**
 * Returns the letters that have ended in none of four ways: on the server, replaced, told about, or given up.
 *
 * @param server the letters that the server has.
 * @param held the answers that a page or record now lists, or that wait in their fields.
 */
export function missingLetters(
  all: Iterable<Letter>,
  server: ReadonlyMap<AnswerKey, Letter>,
  answers: Answers,
  held: readonly Answers[],
): readonly Letter[] {
  const saved = enteredOf(answers);
  const isHeld = ({ key, value, over }: Letter) =>
    (saved[key] ?? '') === value ||
    addsState({ key, value: saved[key] ?? '' }, value) ||
    // A state that was chosen alone is there, even if another page has chosen it under another country.
    [...over].some((beneath) => isSameState({ key, value }, beneath.value, saved[key] ?? '')) ||
    held.some((each) => includes(each, key, value));
  const letters = [...all];
  return letters.filter((letter) => {
    const same = letters.filter(
      (each) => each.key === letter.key && (each.value === letter.value || addsState(each, letter.value)),
    );
    // A correction of the same text in another form corrects this one too, unless this one came later.
    const isLater = (other: Letter) => !isOver(letter, other) && same.some((each) => isOver(other, each));
    const later = letters.filter((other) => other.key === letter.key && isLater(other));
    // A later one that may be lost has still replaced this one if it has reached the server.
    const hasReplaced = (other: Letter) => other.excuse === null || other.isApplied;
    if (letter.excuse !== null || later.some(hasReplaced)) return false;
    const now = server.get(letter.key);
    // What a choice had cleared may have been answered elsewhere since.
    if (letter.value === '' && now && !isOver(letter, now)) return false;
    return ![letter, ...later].some(isHeld);
  });
}
