import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { STATE } from '../verify/histories/setUpWorld.ts';
import { readPact } from '../verify/Pact.ts';

const PAGE = new URL('../../docs/contracts/provider-states.md', import.meta.url);

it('provider-states.md describes exactly the states that the pact and the histories use · CARD-14', async () => {
  const { interactions } = await readPact();
  const used = new Set(
    interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name)),
  );
  const described = [...readFileSync(PAGE, 'utf8').matchAll(/^## (.*)$/gm)].map(([, name]) => name);

  expect(new Set(described)).toEqual(used.add(STATE));
});
