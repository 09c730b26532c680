import { beforeAll, describe, expect, it } from 'vitest';
import type { Contract, Operation } from '../contracts/kit/contract.ts';
import { listOperations } from '../contracts/kit/listOperations.ts';
import { openContract } from '../contracts/kit/openContract.ts';
import { openOwnContract } from '../contracts/kit/openOwnContract.ts';
import { readPact, type Pact } from '../contracts/verify/Pact.ts';
import { WAIVERS } from '../contracts/verify/waivers.ts';
import { checkPact, findInteraction } from './checkPact.ts';
import { measureCoverage } from './measureCoverage.ts';

/** Loads copies of the contract and the pact, in which a test can plant faults. */
async function loadCopies(): Promise<{ contract: Contract; pact: Pact }> {
  const { contract } = await openOwnContract();
  return { contract: structuredClone(contract), pact: await readPact() };
}

function findById(contract: Contract, operationId: string): Operation {
  const found = listOperations(contract).find(({ operation }) => operation.operationId === operationId);
  return found?.operation ?? expect.fail(`The contract has no operation ${operationId}.`);
}

type Plant = (contract: Contract, pact: Pact) => void;

const change = (description: string, part: 'request' | 'response', values: object): Plant => {
  return (_, pact) => void Object.assign(findInteraction(pact, description)[part], values);
};

/**
 * Each fault, how to plant it in the contract or the pact, and the expected message. plantedReplies.test.ts and the
 * gateway's tests show that openapi.yaml's checks find every kind of wrong message.
 */
const FAULTS: [fault: string, plant: Plant, says: string][] = [
  [
    'a status that is not declared',
    (contract) => delete findById(contract, 'saveWebStatus').responses?.['409'],
    'POST /api/web-status 409',
  ],
  [
    'a path that is not declared',
    (contract) => delete contract.paths?.['/api/add-another'],
    'has a path or method that openapi.yaml does not declare',
  ],
  [
    'a request with an unknown property',
    change('a request to save the tab intl', 'request', {
      body: { content: { tab_id: 'hs_tab', chosen_tab: 'intl', by: 'me' } },
    }),
    '"a request to save the tab intl"',
  ],
  [
    'a reply with an unknown property',
    change('a request for the chosen tabs', 'response', { body: { content: { tabs: { moon: 'us' } } } }),
    '"a request for the chosen tabs"',
  ],
  [
    'a missing session',
    change('a request for the documents before an upload', 'request', { headers: {} }),
    'cookie admit_id_token is missing',
  ],
  [
    'a session that the call does not require',
    change('a request to search hs_ceeb', 'request', {
      headers: { Cookie: ['admit_id_token=contract-session'] },
    }),
    'needs no session',
  ],
  [
    'an invalid body that is rejected for another reason',
    change('a request to record the status started that fails internally', 'request', {
      body: { content: { web_status: 'finished' } },
    }),
    '500 "a request to record the status started that fails',
  ],
  [
    'two interactions with the same name',
    (_, pact) => pact.interactions.push(findInteraction(pact, 'a request to log out')),
    'has the same description as another',
  ],
];

describe('checkPact', () => {
  let found: string[] = [];
  // Plants all faults at once, because compiling the contract is slow.
  beforeAll(async () => {
    const { contract, pact } = await loadCopies();
    for (const [, plant] of FAULTS) plant(contract, pact);
    found = await checkPact(openContract(contract), pact);
  });

  it.each(FAULTS)('finds %s · CARD-10, CARD-16', (_fault, _plant, says) => {
    expect(found.filter((fault) => fault.includes(says))).not.toEqual([]);
  });
});

it('the coverage report lists statuses without an example, interaction or waiver, and superfluous waivers · CARD-09', async () => {
  const { contract, pact } = await loadCopies();
  const before = measureCoverage(contract, pact, WAIVERS);
  pact.interactions = pact.interactions.filter(
    ({ request, response }) => request.path !== '/api/submit' || response.status !== 401,
  );
  Object.assign(findById(contract, 'getTabs').responses ?? {}, { 423: {} });
  const waivers = [...WAIVERS, { operationId: 'getTabs', statuses: ['200', '404'], reason: 'old' }];

  const found = measureCoverage(contract, pact, waivers).filter((fault) => !before.includes(fault));
  const where = '(contracts/consumer/) and no waiver (contracts/verify/waivers.ts)';
  expect(found).toEqual([
    `POST /api/submit 401: has no interaction ${where}`,
    'GET /api/tabs 200: is waived but has an interaction',
    'GET /api/tabs 423: has no named example',
    `GET /api/tabs 423: has no interaction ${where}`,
    'getTabs 404: is waived but not declared',
  ]);
});
