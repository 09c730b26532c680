import type { IsoDate } from '../dates/toIsoDate.ts';
import type { Option, OptionSource } from '../declare/Option.ts';

/** Returns the options of a list as of `today`; generated lists, such as years, depend on the date. */
export function optionsOf(source: OptionSource, today: IsoDate): readonly Option[] {
  return typeof source === 'function' ? source(today) : source;
}
