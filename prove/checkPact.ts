import type { ContractKit } from '../contracts/kit/openContract.ts';
import type { Interaction, Pact } from '../contracts/verify/Pact.ts';

/**
 * Checks every request and reply of the pact against the contract; returns one sentence per fault.
 * A request may be invalid only if the interaction is about its rejection (400, or 401 without a session).
 */
export async function checkPact(kit: ContractKit, pact: Pact): Promise<string[]> {
  const names = pact.interactions.map(({ description }) => description);
  const faults = await Promise.all(
    pact.interactions.map(async (interaction, index) => {
      const found = [
        ...(await checkRequest(kit, interaction)),
        ...checkReply(kit, interaction),
        ...(names.indexOf(interaction.description) === index
          ? []
          : ['has the same description as another interaction']),
      ];
      return found.map((fault) => `${nameInteraction(interaction)}: ${fault}`);
    }),
  );
  return faults.flat();
}

async function checkRequest(kit: ContractKit, { request, response }: Interaction): Promise<string[]> {
  const query = new URLSearchParams(listPairs(request.query));
  const headers = new Headers(listPairs(request.headers));
  const { faults } = await kit.readRequest({
    method: request.method,
    url: `${request.path}?${query.toString()}`,
    headers,
    body: writeBody(request.body),
  });
  const isOpen = kit.find({ method: request.method, url: request.path })?.operation.security?.length === 0;
  if (isOpen && headers.has('cookie')) faults.push('needs no session, but the request has one');
  return faults
    .filter(
      (fault) => response.status !== 400 || !/^(body|query|path) /.test(fault.replace('body.', 'body ')),
    )
    .filter((fault) => response.status !== 401 || !fault.startsWith('cookie '))
    .map((fault) => `request ${fault}`);
}

/** Skips the cookies, because the pact can record only one of the two. Provider verification checks both. */
function checkReply(kit: ContractKit, { request, response }: Interaction): string[] {
  const headers = new Headers(listPairs(response.headers));
  const message = { status: response.status, headers, body: writeBody(response.body) };
  return kit
    .checkResponse({ method: request.method, url: request.path }, message)
    .filter((fault) => !fault.startsWith('header Set-Cookie'))
    .map((fault) => `reply ${fault}`);
}

const writeBody = (body: { content?: unknown } | undefined) =>
  body?.content === undefined ? '' : JSON.stringify(body.content);

/** Lists the values of an interaction's headers or query, each paired with its name. */
export function listPairs(named: Record<string, string[]> = {}): [name: string, value: string][] {
  return Object.entries(named).flatMap(([name, values]) =>
    values.map((value): [string, string] => [name, value]),
  );
}

/** Names an interaction in messages: `PUT /api/answer 200 "a request to save answers"`. */
export function nameInteraction({ request, response, description }: Interaction): string {
  return `${request.method} ${request.path} ${String(response.status)} "${description}"`;
}

/** Finds the interaction with this description. */
export function findInteraction({ interactions }: Pact, description: string): Interaction {
  const found = interactions.find((one) => one.description === description);
  if (!found) throw new Error(`The pact has no interaction "${description}".`);
  return found;
}
