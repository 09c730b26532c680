/** A kind of mistake in a declared form. */
export type ProblemKind =
  | 'extraSchemaKeys'
  | 'keyOnSeveralPages'
  | 'keyAskedTwice'
  | 'unknownKey'
  | 'unknownCompanion'
  | 'keyWithoutPage'
  | 'unaskedRead'
  | 'unaskedControl'
  | 'unaskedFill'
  | 'neverShown'
  | 'cycle'
  | 'repeatedOption'
  | 'noOptions'
  | 'repeatedId'
  | 'unknownTab';

/** A mistake of ours in a declared form, in words that name the key and the page. */
export interface FormProblem {
  readonly kind: ProblemKind;
  readonly message: string;
}

/** Says whether a form with this problem can still be filled in; such a problem is only logged. */
export function isHarmless(problem: FormProblem): boolean {
  return problem.kind === 'keyWithoutPage';
}
