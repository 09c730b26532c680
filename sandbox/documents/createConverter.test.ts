import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makePng } from '../test-support/makePicture.ts';
import { createConverter } from './createConverter.ts';

/** 100 million entries of no bytes each, which a reader would list. */
const BOMB = Buffer.from(
  '%PDF-1.5\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\n' +
    '3 0 obj\n<</Type/XRef/Size 100000000/W[0 0 0]/Root 1 0 R/Length 3>>stream\nabc\nendstream\nendobj\n' +
    'startxref\n100\n%%EOF\n',
);
const FAILED = { failure: 'We could not convert this file. Please save it as a PDF and upload it again.' };
/** A command that waits for the test. */
const UNTIL_GO = 'while [ ! -e go ]; do sleep 0.05; done';
/** The signal of a server that is not stopped. */
const RUNNING = new AbortController().signal;
const WORD = Buffer.from('PK\u0003\u0004');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'programs-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const log = () => (existsSync(join(folder, 'log')) ? readFileSync(join(folder, 'log'), 'utf8') : '');

/** Installs a program in the place of bubblewrap, which starts LibreOffice. */
const install = (script: string) => {
  writeFileSync(join(folder, 'bwrap'), `#!/bin/sh\ncd ${folder}\n${script}\n`);
  chmodSync(join(folder, 'bwrap'), 0o755);
  vi.stubEnv('PATH', `${folder}:${process.env.PATH ?? ''}`);
};

it('a small file that needs unlimited memory fails, while calls are still answered · DOC-06', async () => {
  const before = process.threadCpuUsage();
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 5);

  const result = await createConverter({ heapMegabytes: 64 })(BOMB, 'a.pdf', RUNNING);

  const { user, system } = process.threadCpuUsage(before);
  clearInterval(timer);
  expect(result).toEqual(FAILED);
  // A conversion that blocks the server leaves it no turn; a busy machine makes it longer, with more turns.
  expect(turns).toBeGreaterThan(10);
  // Computing time, which other programs do not change. In the same process it would be seconds.
  expect((user + system) / 1000).toBeLessThan(500);
});

// Other systems do not limit it.
it.skipIf(process.platform !== 'linux')('data outside the heap is limited too · DOC-06', async () => {
  const convert = createConverter({ dataMegabytes: 1 });

  expect(await convert(makePng(1, 1), 'a.png', RUNNING)).toEqual(FAILED);
});

it('a conversion that takes too long fails · DOC-06', async () => {
  expect(await createConverter({ timeMs: 1 })(makePng(1, 1), 'a.png', RUNNING)).toEqual(FAILED);
});

it('every process that a conversion has started ends with it · DOC-06', async () => {
  const server = createServer();
  const { port } = await new Promise<AddressInfo>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve(server.address() as AddressInfo)),
  );
  install(
    `${process.execPath} -e "require('net').connect(${String(port)}, '127.0.0.1')" > /dev/null 2>&1 & ${UNTIL_GO}; exit 1`,
  );
  const connected = once(server, 'connection') as Promise<[Socket]>;
  const failed = createConverter()(WORD, 'a.docx', RUNNING);
  const [socket] = await connected;
  const closed = once(socket.resume(), 'close');

  writeFileSync(join(folder, 'go'), '');

  expect(await failed).toHaveProperty('failure');
  await closed;
  server.close();
});

it('a conversion ends without a result when the server is stopped · DOC-13', async () => {
  install(`echo + >> log; ${UNTIL_GO}`);
  const stopping = new AbortController();
  const result = createConverter()(WORD, 'a.docx', stopping.signal);
  await vi.waitFor(() => expect(log()).toBe('+\n'), { timeout: 15_000 });

  stopping.abort();

  expect(await result).toBeUndefined();
});
