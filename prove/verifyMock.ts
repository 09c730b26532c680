import type { ContractKit } from '../contracts/kit/openContract.ts';
import type { Interaction, Pact } from '../contracts/verify/Pact.ts';
import { describeFailure } from '../contracts/verify/readOutcome.ts';
import { verifyProvider } from '../contracts/verify/verifyProvider.ts';
import { nameInteraction } from './checkPact.ts';
import { describeReply, readMatched } from './describeReply.ts';

/**
 * Replays a pact against the static mock of the contract. The mock has no states to set up: each request is repeated
 * with a `Prefer` header for every named example of its status that has the interaction's fixed values, and one of the
 * replies must match the interaction. An error reply that several calls expect is requested only once, because its
 * example is the same.
 */
export async function verifyMock(url: string, kit: ContractKit, pact: Pact): Promise<string[]> {
  const replies = new Set<string>();
  const { interactions: all } = withStudentOfExamples(pact);
  const distinct = all.filter((interaction) => {
    const reply = describeReply(interaction);
    const isRepeated = interaction.response.status >= 400 && replies.has(reply);
    replies.add(reply);
    return !isRepeated;
  });
  const asked = distinct.map((interaction) => {
    const { request, response } = interaction;
    const status = String(response.status);
    const operation = kit.find({ method: request.method, url: request.path });
    const examples = operation?.responses[status]?.content?.['application/json']?.examples ?? {};
    const isMatched = readMatched(interaction);
    const names = Object.keys(examples).filter((name) =>
      mayMatch(examples[name]?.value, response.body?.content, isMatched),
    );
    return {
      interaction,
      tries: names.map((name) => askFor(interaction, `code=${status}, example=${name}`)),
    };
  });
  const interactions = asked.flatMap(({ tries }) => tries);
  const { failures } = await verifyProvider({ url, pact: { ...pact, interactions } });
  return asked.flatMap(({ interaction, tries }) => {
    const failed = failures.filter((failure) => tries.some((one) => one.description === failure.description));
    if (failed.length < tries.length) return [];
    const place = nameInteraction(interaction);
    return [[`${place}: no example is what the pact expects.`, ...failed.map(describeFailure)].join('\n')];
  });
}

/**
 * Returns whether an example has the values that the pact lists exactly, and any value where the pact allows
 * others.
 */
function mayMatch(
  example: unknown,
  expected: unknown,
  isMatched: (path: string) => boolean,
  path = '$',
): boolean {
  if (isMatched(path)) return example !== undefined;
  if (typeof expected !== 'object' || expected === null) return example === expected;
  return Object.entries(expected).every(([key, value]) => {
    const place = path + (Array.isArray(expected) ? `[${key}]` : `.${key}`);
    return mayMatch((Object(example) as Record<string, unknown>)[key], value, isMatched, place);
  });
}

/** Replaces the student with the one in the contract's examples, the only one that the mock returns. */
function withStudentOfExamples(pact: Pact): Pact {
  return JSON.parse(JSON.stringify(pact).replaceAll('maya@example.com', 'ana.marsh@example.com')) as Pact;
}

function askFor(interaction: Interaction, prefer: string): Interaction {
  const { description, request } = interaction;
  const headers = { ...request.headers, Prefer: [prefer] };
  return { ...interaction, description: `${description} · ${prefer}`, request: { ...request, headers } };
}
