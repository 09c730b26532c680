import type { Interaction } from '../contracts/verify/Pact.ts';

/**
 * Describes the expected reply: its status, matching rules, headers and fixed values.
 * Many calls expect the same reply, such as a 401; their descriptions are equal.
 */
export function describeReply(interaction: Interaction): string {
  const { headers = {}, body, ...rest } = interaction.response;
  return JSON.stringify([rest, Object.keys(headers), keepFixed(body?.content, readMatched(interaction))]);
}

/** Leaves out the values for which the pact allows others. */
function keepFixed(value: unknown, isOpen: (path: string) => boolean, path = '$'): unknown {
  if (isOpen(path)) return null;
  if (typeof value !== 'object' || value === null) return value;
  const step = (key: string) => (Array.isArray(value) ? `[${key}]` : `.${key}`);
  return Object.entries(value).map(([key, each]) => [key, keepFixed(each, isOpen, path + step(key))]);
}

/** Returns a predicate that tells whether the pact allows other values at a path. */
export function readMatched({ response }: Interaction): (path: string) => boolean {
  const { matchingRules } = response as { matchingRules?: { body?: Record<string, unknown> } };
  const patterns = Object.keys(matchingRules?.body ?? {}).map((path) => {
    const steps = path.replace(/\['([^']+)'\]/g, '.$1').replace(/[.$^{}()|\\]/g, '\\$&');
    return new RegExp(`^${steps.replace(/\[(\*|\d+)\]/g, '\\[\\d+\\]')}$`);
  });
  return (path) => patterns.some((pattern) => pattern.test(path));
}
