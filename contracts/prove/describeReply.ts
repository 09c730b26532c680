import type { Interaction } from '../verify/Pact.ts';
import { readMatched } from './readMatched.ts';

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
