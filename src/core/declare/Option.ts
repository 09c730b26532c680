import type { IsoDate } from '../dates/IsoDate.ts';

/** One choice of a list: its stored value and its label. Spec §3 "Option lists". */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** A list of options, or a function of today's date for generated lists such as years. */
export type OptionSource = readonly Option[] | ((today: IsoDate) => readonly Option[]);
