import { beforeAll, describe, expect, it } from 'vitest';
import { loadContract } from '../kit/loadContract.ts';
import { openContract } from '../kit/openContract.ts';
import type { ContractKit } from '../kit/openContract.ts';
import type { Reply } from './askProvider.ts';
import { narrowPact } from './narrowPact.ts';
import { readPact } from './Pact.ts';
import type { Pact } from './Pact.ts';
import { readOutcome } from './readOutcome.ts';

describe('readOutcome', () => {
  let kit: ContractKit;
  let pact: Pact;

  beforeAll(async () => {
    kit = openContract(await loadContract());
    pact = narrowPact(await readPact(), 'GET /api/tabs');
  });

  const replay = (replies: Reply[]) => {
    const interactionResults = pact.interactions.map(({ description }) => ({ description, result: 'OK' }));
    return readOutcome(
      { report: JSON.stringify({ errors: [], interactionResults }), replies, refused: [] },
      pact,
      kit,
    );
  };

  it('fails when it cannot tell which reply belongs to which interaction · CARD-14', () => {
    expect(() => replay([])).toThrow(
      `${String(pact.interactions.length)} interactions were called and 0 replies came`,
    );
  });

  it('holds each reply against openapi.yaml where they can be told apart · CARD-14', () => {
    const reply = { method: 'GET', path: '/api/tabs', status: 200, body: 'no JSON', headers: [] };

    const { failures } = replay(pact.interactions.map(() => reply as Reply));

    expect(failures).toHaveLength(pact.interactions.length);
  });
});
