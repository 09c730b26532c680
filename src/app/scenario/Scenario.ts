/** A named example of the contract that can be called up instead of the first one. */
export interface Scenario {
  readonly status: string;
  readonly example: string;
}

/** An operation with everything the contract can make it answer. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  /** Path of the contract, with its parameters in braces. */
  readonly path: string;
  readonly scenarios: readonly Scenario[];
}
