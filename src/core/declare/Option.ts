import type { IsoDate } from '../dates/toIsoDate.ts';

/** One choice in a list: its stored value and its label. Spec §3 "Option lists". */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** A list of options, or a function that generates one from today's date, e.g. a list of years. */
export type OptionSource = readonly Option[] | ((today: IsoDate) => readonly Option[]);
