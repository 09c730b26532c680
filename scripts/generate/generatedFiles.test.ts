import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadContract } from '../../contracts/kit/loadContract.ts';
import { renderAnswerKeys } from './renderAnswerKeys.ts';
import { renderReplyShapes } from './renderReplyShapes.ts';

function readGenerated(name: string): Promise<string> {
  return readFile(fileURLToPath(new URL(`../../sdk/src/generated/${name}`, import.meta.url)), 'utf8');
}

describe('the generated files', () => {
  it('a new required field leaves the generated shapes out of date · CARD-07', async () => {
    const copy = structuredClone(await loadContract());
    copy.components?.schemas?.DocumentAnswer?.required?.push('uploaded_at');

    expect(renderReplyShapes(copy)).not.toBe(await readGenerated('replyShapes.ts'));
  });

  it.each([
    ['a type it does not know', { type: ['string', 'null'] }],
    ['a choice below the top level', { oneOf: [{ type: 'string' }, { type: 'integer' }] }],
    [
      'a map with values of different types',
      { type: 'object', patternProperties: { a: { type: 'string' }, b: { type: 'integer' } } },
    ],
  ])('the generator rejects %s · CARD-07', async (_name, schema) => {
    const copy = structuredClone(await loadContract());
    const without = { type: undefined, properties: undefined, additionalProperties: undefined };
    Object.assign(copy.components!.schemas!.ChosenTabs!, without, schema);

    expect(() => renderReplyShapes(copy)).toThrow(/shape/);
  });

  it('a new answer key leaves the generated keys out of date · CARD-07, ENT-12', async () => {
    const copy = structuredClone(await loadContract());
    Object.assign(copy.components?.schemas?.StudentAnswers?.properties ?? {}, {
      shoe_size: { type: 'string' },
    });

    expect(renderAnswerKeys(copy)).not.toBe(await readGenerated('answerKeys.ts'));
  });
});
