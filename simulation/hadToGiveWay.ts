import type { AnswerKey } from '@admission/sdk';
import { SCHOOL } from './form.ts';
import { isTypedOver, isUndermined, type Letter } from './Letter.ts';

/**
 * Returns whether one of the letters with the same values was rightly set aside: another letter had come first, or the
 * letter beneath it has given way too, or the name of the school with which a city was chosen.
 *
 * @param shown returns the letter that the page shows instead.
 */
export function hadToGiveWay(
  same: readonly Letter[],
  all: Iterable<Letter>,
  shown: (key: AnswerKey) => Letter,
): boolean {
  const gaveWay = (letter: Letter) => {
    const now = shown(letter.key);
    return isUndermined(letter) || (now.value !== letter.value && !isTypedOver(letter, now));
  };
  const isItsSchool = ({ key, page }: Letter) =>
    key === SCHOOL.name && same.some((letter) => letter.key === SCHOOL.city && letter.page === page);
  return [...same, ...[...all].filter(isItsSchool)].some(gaveWay);
}
