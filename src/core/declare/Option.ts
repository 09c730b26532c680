import type { IsoDate } from '../dates/IsoDate.ts';

/** One choice of a list: what is stored, and what is read. Spec §3 "Option lists". */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** A list of options; a function of the day where it is generated (years). */
export type OptionSource = readonly Option[] | ((today: IsoDate) => readonly Option[]);
