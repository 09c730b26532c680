import { expect, it } from 'vitest';
import { openOwnContract } from '../kit/openOwnContract.ts';
import { narrowPact } from './narrowPact.ts';
import { readPact } from './Pact.ts';
import { readOutcome } from './readOutcome.ts';

it('readOutcome throws if replies cannot be matched to their interactions · CARD-14', async () => {
  const { kit } = await openOwnContract();
  const pact = narrowPact(await readPact(), 'GET /api/tabs', kit);
  const interactionResults = pact.interactions.map(({ description }) => ({ description, result: 'OK' }));
  const report = JSON.stringify({ errors: [], interactionResults });

  expect(() => readOutcome({ report, replies: [], rejected: [] }, pact, kit)).toThrow(
    `${String(pact.interactions.length)} interactions were replayed, but 0 replies were received`,
  );
});
