import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startWeb } from './startWeb.ts';
import { takePort } from './takePort.ts';

let build = '';
beforeEach(async () => {
  build = await mkdtemp(join(tmpdir(), 'admission-web-'));
  await writeFile(join(build, 'index.html'), '<h1>Here</h1>');
});
afterEach(() => rm(build, { recursive: true }));

it('TRAP-22 the log of a call that could not be handed on names its path, and no token', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const [port, nobody] = [await takePort(0), await takePort(0)];
  const web = await startWeb({ port, backend: `http://127.0.0.1:${String(nobody)}`, build });

  for (const path of ['_sandbox/files/CANARY-1_x', 'service/tmp-pdf?service_token=CANARY/2%20&a=CANARY'])
    expect((await fetch(`${web.url}/${path}`)).status).toBe(502);

  const lines = log.mock.calls.flat().join('\n');
  log.mockRestore();
  await web.close();
  expect(lines).toContain('proxy error: /_sandbox/files/…');
  expect(lines).toContain('proxy error: /service/tmp-pdf?…');
  expect(lines).not.toContain('CANARY');
});
