import { describe, expect, it } from 'vitest';
import { openContract } from './openContract.ts';

describe('readRequest', () => {
  it.each([
    [true, ['body is missing']],
    [false, []],
  ])('misses a body that openapi.yaml requires: %s · CARD-16', async (required, faults) => {
    const content = { 'application/json': { schema: { type: 'object' } } };
    const kit = openContract({
      paths: { '/api/tabs': { put: { operationId: 'saveTab', requestBody: { required, content } } } },
    });

    const read = await kit.readRequest({ method: 'PUT', url: '/api/tabs', headers: new Headers(), body: '' });

    expect(read.faults).toEqual(faults);
  });
});
