import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOperations } from '../../contracts/kit/listOperations.ts';
import { CONTRACT_PATH, loadContract } from '../../contracts/kit/loadContract.ts';
import { buildReference, POLICY } from './buildReference.ts';

let folder = '';
let page = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reference-'));
  await buildReference(CONTRACT_PATH, join(folder, 'index.html'));
  page = await readFile(join(folder, 'index.html'), 'utf8');
}, 60_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the reference', () => {
  it('holds every operation of the contract · CARD-07', async () => {
    const operations = listOperations(await loadContract());
    const missing = operations.filter(
      ({ path, operation }) =>
        ![path, `"${operation.operationId ?? ''}"`].every((text) => page.includes(text)),
    );

    expect(operations).toHaveLength(29);
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it('loads nothing from elsewhere: no tag names an address, and the policy allows none · CARD-07', () => {
    const [head = ''] = page.split(/<script|<style/);
    const loading = [...page.matchAll(/<(?:script|link|img|iframe|source)\b[^>]*\s(?:src|href)=[^>]*>/g)];

    expect(head).toContain(`<meta http-equiv="Content-Security-Policy" content="${POLICY}">`);
    expect(POLICY).not.toMatch(/https?:|\*|'self'|connect-src/);
    expect(loading.map(([tag]) => tag).filter((tag) => !tag.includes('="data:'))).toEqual([]);
    expect(/https?:\/\/[^"'`\s]+\.(?:js|css|svg|png|woff2?)["'`?]/.exec(page)?.[0]).toBeUndefined();
    expect(/url\(["']?(?:https?:)?\/\/.{20}/.exec(page)?.[0]).toBeUndefined();
  });
});
