import { mkdtempDisposable, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSchool } from './readSchool.ts';

test('a changed name is read again', async () => {
  await using home = await mkdtempDisposable(join(tmpdir(), 'admission-tenant-'));
  const file = join(home.path, 'tenant.ts');

  for (const [at, name] of ['Alder', 'Birch'].entries()) {
    await writeFile(file, `export const tenant = { school: { name: '${name}' } };`);
    await utimes(file, at, at);
    expect((await readSchool({ id: 'a', folder: `${home.path}/` })).name).toBe(name);
  }
});
