import type { Interaction } from '../verify/Pact.ts';

/** Returns a predicate that tells whether the pact allows other values at a path. */
export function readMatched({ response }: Interaction): (path: string) => boolean {
  const { matchingRules } = response as { matchingRules?: { body?: Record<string, unknown> } };
  const patterns = Object.keys(matchingRules?.body ?? {}).map((path) => {
    const steps = path.replace(/\['([^']+)'\]/g, '.$1').replace(/[.$^{}()|\\]/g, '\\$&');
    return new RegExp(`^${steps.replace(/\[(\*|\d+)\]/g, '\\[\\d+\\]')}$`);
  });
  return (path) => patterns.some((pattern) => pattern.test(path));
}
