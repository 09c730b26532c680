/** What came of one proof. */
export interface Proof {
  /** How many things were found to hold. */
  held: number;
  /** What does not hold, each to be read by itself. */
  faults: string[];
}
