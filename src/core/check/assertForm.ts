import { ConfigurationError } from '../ConfigurationError.ts';
import { checkForm } from './checkForm.ts';
import type { Form } from '../declare/FormNode.ts';
import { isHarmless } from './FormProblem.ts';

/**
 * Throws a `ConfigurationError` that says everything wrong with a form; what is harmless is only logged.
 *
 * For development: import it behind `import.meta.env.VITE_ENVIRONMENT === 'development'`, so that no build
 * carries it and no applicant's page stops at a mistake of ours (TRAP-65).
 *
 * @param contractKeys every answer key of the contract.
 */
export function assertForm(
  form: Form,
  contractKeys: readonly string[],
  log: (message: string) => void = (message) => console.warn(message),
): void {
  const problems = checkForm(form, contractKeys);
  for (const problem of problems.filter(isHarmless)) log(problem.message);
  const serious = problems.filter((problem) => !isHarmless(problem));
  if (serious.length > 0) throw new ConfigurationError(serious.map(({ message }) => message).join('\n'));
}
