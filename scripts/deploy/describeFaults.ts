import type { ServerFault } from './findServerFaults.ts';

/** Describes the replies that violate the rules, by rule; what to do is said once for each rule. */
export function describeFaults(faults: readonly ServerFault[]): string {
  const byRule = Map.groupBy(faults, ({ rule }) => rule);
  const blocks = [...byRule].map(([rule, own]) => {
    const replies = own.map(
      ({ sent, expected, got }) => `  sent:     ${sent}\n  expected: ${expected}\n  got:      ${got}\n`,
    );
    return `\n${rule.topic}\n${replies.join('\n')}  to do:    ${rule.must} (docs/deploying/nginx.conf: ${rule.sample})`;
  });
  return blocks.join('\n');
}
