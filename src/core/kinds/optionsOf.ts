import type { IsoDate } from '../dates/IsoDate.ts';
import type { Option, OptionSource } from '../declare/Option.ts';

/** Returns a list as of today; generated lists of years depend on the date. */
export function optionsOf(source: OptionSource, today: IsoDate): readonly Option[] {
  return typeof source === 'function' ? source(today) : source;
}
