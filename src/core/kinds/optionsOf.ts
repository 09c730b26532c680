import type { IsoDate } from '../dates/IsoDate.ts';
import type { Option, OptionSource } from '../declare/Option.ts';

/** A list as of today: years move on. */
export function optionsOf(source: OptionSource, today: IsoDate): readonly Option[] {
  return typeof source === 'function' ? source(today) : source;
}
