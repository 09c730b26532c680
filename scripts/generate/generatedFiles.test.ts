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
  it('a newly required field makes the generated shapes stale · CARD-07', async () => {
    const copy = structuredClone(await loadContract());
    copy.components?.schemas?.DocumentAnswer?.required?.push('uploaded_at');

    expect(renderReplyShapes(copy)).not.toBe(await readGenerated('replyShapes.ts'));
  });

  it.each([
    ['a type it does not know', { type: ['string', 'null'] }],
    ['a choice below the top', { oneOf: [{ type: 'string' }, { type: 'integer' }] }],
    [
      'a map of different things',
      { type: 'object', patternProperties: { a: { type: 'string' }, b: { type: 'integer' } } },
    ],
  ])('refuses to generate a shape from %s · CARD-07', async (_name, schema) => {
    const copy = structuredClone(await loadContract());
    const without = { type: undefined, properties: undefined, additionalProperties: undefined };
    Object.assign(copy.components!.schemas!.ChosenTabs!, without, schema);

    expect(() => renderReplyShapes(copy)).toThrow(/shape/);
  });

  it('a new answer key makes the generated keys stale · CARD-07, ENT-12', async () => {
    const copy = structuredClone(await loadContract());
    Object.assign(copy.components?.schemas?.StudentAnswers?.properties ?? {}, {
      shoe_size: { type: 'string' },
    });

    expect(renderAnswerKeys(copy)).not.toBe(await readGenerated('answerKeys.ts'));
  });
});
