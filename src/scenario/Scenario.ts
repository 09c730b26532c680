/** A named example of the contract that can be called up instead of the first one. */
export interface Scenario {
  /** As the address writes it: `200:submitted`. */
  readonly name: string;
  /** What the reply tells the applicant, where it has a message. */
  readonly message?: string;
}

/** No answer at all: the mock holds it back. Every operation can be pending, whatever the contract says. */
export const PENDING: Scenario = { name: 'pending:no_answer' };

/** An operation with everything the contract can make it answer. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  /** Path of the contract, with its parameters in braces. */
  readonly path: string;
  readonly scenarios: readonly Scenario[];
}
