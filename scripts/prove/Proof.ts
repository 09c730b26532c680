/** What came of one proof. */
export interface Proof {
  /** How many things were looked at. */
  checked: number;
  /** What does not hold, each to be read by itself. */
  faults: string[];
}
