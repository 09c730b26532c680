import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { CONTRACT_PATH, loadContract } from './loadContract.ts';
import { renderAnswerKeys } from './renderAnswerKeys.ts';
import { renderSchema } from './renderSchema.ts';

function readGenerated(name: string): Promise<string> {
  return readFile(fileURLToPath(new URL(`../../sdk/src/generated/${name}`, import.meta.url)), 'utf8');
}

describe('the generated files', () => {
  it('CARD-07 schema.ts is what openapi.yaml generates', async () => {
    expect(await renderSchema(CONTRACT_PATH)).toBe(await readGenerated('schema.ts'));
  });

  it('CARD-07 answerKeys.ts is what openapi.yaml generates', async () => {
    expect(renderAnswerKeys(await loadContract())).toBe(await readGenerated('answerKeys.ts'));
  });

  it('CARD-07 ENT-12 a new answer key makes them stale', async () => {
    const copy = structuredClone(await loadContract());
    copy.components?.schemas?.AnswerKey?.enum?.push('shoe_size');

    expect(renderAnswerKeys(copy)).not.toBe(await readGenerated('answerKeys.ts'));
  });
});
