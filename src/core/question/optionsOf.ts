import type { IsoDate } from '../conditions/Rule.ts';
import type { Option, OptionSource } from './Question.ts';

/** A list as of today: years move on. */
export function optionsOf(source: OptionSource, today: IsoDate): readonly Option[] {
  return typeof source === 'function' ? source(today) : source;
}
