import { mkdtempSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { openLog } from './openLog.ts';

it('the log goes on after a full disk, whose error is printed once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-'));
  const file = join(folder, 'calls.log');
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const full = () => {
    throw new Error('ENOSPC: no space left on device, write');
  };
  const write = (descriptor: number, text: string) => writeSync(descriptor, text);
  const append = vi.fn(write).mockImplementationOnce(full).mockImplementationOnce(full);
  const log = openLog(file, append);
  for (const line of ['one', 'two', 'three']) log.write(line);
  log.close();

  expect(printed.mock.calls).toEqual([[`${file}: ENOSPC: no space left on device, write`]]);
  expect(readFileSync(file, 'utf8')).toMatch(/^\S+ three\n$/);
  rmSync(folder, { recursive: true });
  printed.mockRestore();
});
