import type { Answers } from '../../src/core/answers/FormState.ts';
import { keysOf } from '../../src/core/answers/answersTo.ts';
import type { Journal } from '../../src/core/run/journal/Journal.ts';
import { COUNTRY, enter, excuse, idOf, letterOn, type Page, shownIn, STATE, type State } from './State.ts';

export const PAIR = [COUNTRY, STATE] as const;

/** The new journal of the page, and the state with the new letters. */
interface Chosen {
  readonly state: State;
  readonly journal: Journal;
}

/**
 * Chooses another country, which clears the state, or a state. Every country has the state.
 *
 * @param isTied whether a state is changed together with the country that it was chosen under.
 * @returns null if there is nothing to choose.
 */
export function choosePair(before: State, page: Page, key: string, isTied: boolean): Chosen | null {
  const shown = shownIn(page.journal);
  const country = shown[COUNTRY] ?? '';
  if (key === STATE && (country === '' || shown[STATE] === 'Ohio')) return null;
  const answers: Answers =
    key === COUNTRY
      ? { [COUNTRY]: country === 'US' ? 'CA' : 'US', [STATE]: '' }
      : { [STATE]: 'Ohio', ...(isTied && { [COUNTRY]: country }) };
  const over = Object.fromEntries(keysOf(answers).map((each) => [each, shown[each] ?? '']));
  const journal = enter(page.journal, page.form, { answers, over });
  const letters = [...before.letters];
  const ofChange = { ...before.ofChange };
  for (const each of keysOf(answers)) {
    const last = letterOn(before, page, each);
    const change = journal.changes.findLast((one) => each in one.answers);
    // The change was taken back, or only repeats what the page shows.
    if (!change) continue;
    const isSame = answers[each] === (shown[each] ?? '');
    if (!isSame) {
      excuse(letters, ofChange[idOf(change, each)]);
      const replaced = (letters[last]?.over ?? 0) | (1 << last);
      letters.push({ over: replaced, isExcused: false, ...(each === STATE && { under: country }) });
    }
    ofChange[idOf(change, each)] = isSame ? last : letters.length - 1;
  }
  return { state: { ...before, letters, ofChange }, journal };
}
