import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PROVIDER_STATES } from './providerStates.ts';
import { listCalls, renderProviderStates } from './renderProviderStates.ts';
import type { StatedPact } from './renderProviderStates.ts';

const PACT = new URL('../pacts/admission-web-admission-api.json', import.meta.url);
const pact = JSON.parse(readFileSync(PACT, 'utf8')) as StatedPact;

describe('the provider states', () => {
  it.each(Object.keys(PROVIDER_STATES))('are all used: %s · CARD-14', (name) => {
    expect(listCalls(name, pact)).not.toEqual([]);
  });

  it('say what must be true, with which parameters and for which calls · CARD-14', () => {
    const interactions = [
      { providerStates: [{ name: 'it rains' }], request: { method: 'GET', path: '/sky' } },
    ];
    const text = renderProviderStates(
      'Said by hand.\n\n## it snows\n',
      { 'it rains': { truth: 'It does.', params: { where: 'a place' } } },
      {
        interactions,
      },
    );

    expect(text).toBe(
      'Said by hand.\n\n## it rains\n\nIt does.\n\n- `where`: a place\n\nCalls: `GET /sky`.\n',
    );
  });
});
