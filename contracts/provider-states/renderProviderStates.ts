import type { ProviderState } from './providerStates.ts';

export interface StatedPact {
  interactions: {
    providerStates?: { name: string }[];
    request: { method: string; path: string };
  }[];
}

const HEAD = `# Provider states

Written by \`npm run contracts:update\` from \`contracts/provider-states/providerStates.ts\`; \`npm test\` compares it.

To verify a backend of your own:

\`\`\`sh
npm run contracts:verify -- --url https://backend.test --states-url https://backend.test/provider-states
\`\`\`

[The guide for the backend team](../backend-team.md) says where to begin; \`examples/fastify-backend/\` sets up every
state below in a backend that is kept in memory.

Before an interaction, \`{"state": "…", "params": {…}, "action": "setup"}\` is posted to the states' address, and
afterwards the same with \`"action": "teardown"\`. Set the state up **from nothing**: whatever an earlier one left of
the student is removed first, counted attempts, planted failures and sessions too. A tear-down may then do nothing.
Interactions come one after the other, never two at once. \`params\` may be \`{}\`; \`{status}\` in a name is written
so, with its value in \`params.status\`. Answer a state you do not know with a 404 and a message: anything but a 2xx
fails the interaction, and what you said is printed.

**Whoever reaches this address can rewrite accounts: leave it out of the build for production.**

In every state the student is \`maya@example.com\`. Where a state says that the student is logged in, requests carry
the cookie \`admit_id_token=contract-session\`, and writes the header \`Admit-Session: contract-marker\`. A backend
that cannot begin a session of that name answers the state with \`{"session": "…", "marker": "…"}\`, and those values
are sent instead.

Each reply is replayed against the pact and then held against openapi.yaml: unknown properties, empty messages, codes
that are not listed and cookies without an attribute are broken too. Messages for the student may be worded freely;
statuses, keys, choices and headers may not, nor the codes the browser acts on.
A log-in sets \`admit_id_token\` and \`admit_session\`; a log-out expires both with \`Max-Age=0\` or an \`Expires\` in the
past. Both need \`Path=/\` and \`SameSite=Lax\`, the first \`HttpOnly\`; besides they may have \`Secure\`, \`Max-Age\` and
\`Expires\`, and nothing else.

The command ends with 0 when every interaction is kept, 1 when one is broken (operation, state, expected and got are
printed), and 2 when nothing could be verified.
`;

/** Writes what a backend developer needs to know of every state, and which calls are made in it. */
export function renderProviderStates(states: Record<string, ProviderState>, pact: StatedPact): string {
  const sections = Object.entries(states).map(([name, { truth, params }]) => {
    const lines = Object.entries(params ?? {}).map(([param, says]) => `- \`${param}\`: ${says}`);
    return [
      `## ${name}`,
      truth,
      ...(lines.length > 0 ? [lines.join('\n')] : []),
      `Calls: ${listCalls(name, pact).join(', ')}.`,
    ].join('\n\n');
  });
  return `${HEAD}\n${sections.join('\n\n')}\n`;
}

/** Lists the calls the pact makes in a state; none for a state nothing needs any more. */
export function listCalls(state: string, { interactions }: StatedPact): string[] {
  const calls = interactions
    .filter(({ providerStates }) => providerStates?.some(({ name }) => name === state))
    .map(({ request }) => `\`${request.method} ${request.path}\``);
  return [...new Set(calls)].sort();
}
