import { loadContract } from '../../contracts/kit/loadContract.ts';
import { openContract } from '../../contracts/kit/openContract.ts';
import type { Interaction, Pact } from '../../contracts/verify/Pact.ts';
import { describeFailure } from '../../contracts/verify/readOutcome.ts';
import { verifyProvider } from '../../contracts/verify/verifyProvider.ts';
import { startMockFront } from '../mock/startMockFront.ts';
import { nameInteraction } from './checkPact.ts';
import type { Proof } from './Proof.ts';

/**
 * Replays the pact against the static mock of the contract, as `npm run mock` starts it.
 *
 * The mock has no state to set up: each request asks by `Prefer` for every named example of its status in turn, and one
 * of them has to show what the interaction is about.
 */
export async function verifyMock(openapi: string, pact: Pact): Promise<Proof> {
  const kit = openContract(await loadContract(openapi));
  const asked = withStudentOfExamples(pact).interactions.map((interaction) => {
    const { request, response } = interaction;
    const status = String(response.status);
    const operation = kit.find({ method: request.method, url: request.path });
    const examples = Object.keys(operation?.responses[status]?.content?.['application/json']?.examples ?? {});
    return {
      interaction,
      tries: examples.map((name) => askFor(interaction, `code=${status}, example=${name}`)),
    };
  });
  const front = await startMockFront(openapi);
  try {
    const interactions = asked.flatMap(({ tries }) => tries);
    const { failures } = await verifyProvider({ url: front.url, pact: { ...pact, interactions } });
    const faults = asked.flatMap(({ interaction, tries }) => {
      const failed = failures.filter((failure) =>
        tries.some((one) => one.description === failure.description),
      );
      if (failed.length < tries.length) return [];
      const place = nameInteraction(interaction);
      return [[`${place}: no example is what the pact expects.`, ...failed.map(describeFailure)].join('\n')];
    });
    return { checked: asked.length, faults };
  } finally {
    await front.close();
  }
}

/** The one student of the mock is that of the contract's examples. */
function withStudentOfExamples(pact: Pact): Pact {
  return JSON.parse(JSON.stringify(pact).replaceAll('maya@example.com', 'ana.marsh@example.com')) as Pact;
}

function askFor(interaction: Interaction, prefer: string): Interaction {
  const { description, request } = interaction;
  const headers = { ...request.headers, Prefer: [prefer] };
  return { ...interaction, description: `${description} · ${prefer}`, request: { ...request, headers } };
}
