import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startMockFront } from './startMockFront.ts';

/** Writes a contract with one call, which returns this word. */
function contractOf(word: string): string {
  return `
openapi: 3.1.0
info: { title: Words, version: 1.0.0 }
paths:
  /api/word:
    get:
      responses:
        '200':
          description: A word.
          content:
            application/json:
              schema: { type: object, properties: { word: { type: string } } }
              examples: { first: { value: { word: ${word} } } }
`;
}

it('the mock answers from the changed contract once it has been reloaded, and from the last readable one until then', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'admission-mock-'));
  const openapi = join(folder.path, 'openapi.yaml');
  await writeFile(openapi, contractOf('old'));
  const front = await startMockFront(openapi);
  const ask = async () => (await (await fetch(`${front.url}/api/word`)).json()) as unknown;

  expect(await ask()).toEqual({ word: 'old' });
  await writeFile(openapi, contractOf('new'));
  await front.reload();
  expect(await ask()).toEqual({ word: 'new' });
  await writeFile(openapi, 'paths: [');
  await expect(front.reload()).rejects.toThrow();
  expect(await ask()).toEqual({ word: 'new' });

  await front.close();
});
