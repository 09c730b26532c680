import type { ProviderState } from './providerStates.ts';

export interface StatedPact {
  interactions: {
    providerStates?: { name: string }[];
    request: { method: string; path: string };
  }[];
}

/**
 * Writes what a backend developer needs to know of every state, and which calls are made in it.
 *
 * @param page as it is; what stands before the first state is written by hand and stays.
 */
export function renderProviderStates(
  page: string,
  states: Record<string, ProviderState>,
  pact: StatedPact,
): string {
  const [head = ''] = page.split(/^## /m);
  const sections = Object.entries(states).map(([name, { truth, params }]) => {
    const lines = Object.entries(params ?? {}).map(([param, says]) => `- \`${param}\`: ${says}`);
    return [
      `## ${name}`,
      truth,
      ...(lines.length > 0 ? [lines.join('\n')] : []),
      `Calls: ${listCalls(name, pact).join(', ')}.`,
    ].join('\n\n');
  });
  return `${head}${sections.join('\n\n')}\n`;
}

/** Lists the calls the pact makes in a state; none for a state nothing needs any more. */
export function listCalls(state: string, { interactions }: StatedPact): string[] {
  const calls = interactions
    .filter(({ providerStates }) => providerStates?.some(({ name }) => name === state))
    .map(({ request }) => `\`${request.method} ${request.path}\``);
  return [...new Set(calls)].sort();
}
