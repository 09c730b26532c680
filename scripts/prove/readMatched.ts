import type { Interaction } from '../../contracts/verify/Pact.ts';

/** Tells whether the pact lets the value at a path be another one. */
export function readMatched({ response }: Interaction): (path: string) => boolean {
  const { matchingRules } = response as { matchingRules?: { body?: Record<string, unknown> } };
  const patterns = Object.keys(matchingRules?.body ?? {}).map((path) => {
    const steps = path.replace(/\['([^']+)'\]/g, '.$1').replace(/[.$^{}()|\\]/g, '\\$&');
    return new RegExp(`^${steps.replace(/\[(\*|\d+)\]/g, '\\[\\d+\\]')}$`);
  });
  return (path) => patterns.some((pattern) => pattern.test(path));
}
