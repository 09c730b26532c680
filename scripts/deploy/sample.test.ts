import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { securityHeaders } from '../start/securityHeaders.ts';
import { findSecrets } from './findSecrets.ts';
import { startNginx } from './startNginx.ts';
import { writeConfiguration } from './writeConfiguration.ts';

const SAMPLE = new URL('../../docs/deploying/nginx.conf', import.meta.url);

let home = '';
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'admission-sample-'));
});
afterEach(() => rm(home, { recursive: true }));

describe('docs/deploying/nginx.conf', () => {
  it('sends the same security headers as npm start, even during maintenance', async () => {
    const sample = await readFile(SAMPLE, 'utf8');
    const [pages = '', maintenance = ''] = sample.split('location = /maintenance.html');
    const headers = securityHeaders({ storage: 'https://storage.example.edu' });

    for (const [name, value] of Object.entries(headers)) {
      expect(pages).toContain(`  add_header ${name} "${value}" always;`);
      // The maintenance page has no scripts, so its policy is stricter.
      if (name !== 'Content-Security-Policy')
        expect(maintenance).toContain(`    add_header ${name} "${value}" always;`);
    }
  });

  it('is tested unchanged, except for names, ports and paths', async () => {
    const places = { home, ports: { http: 1, https: 2 }, backend: 'b:3', storage: 'https://s:4' };
    await writeConfiguration(places);
    const written = await readFile(`${home}/sample.conf`, 'utf8');

    expect(written.replaceAll(/^ *#.*/gm, '')).not.toMatch(
      /apply\.example\.edu|backend\.internal|storage\.example\.edu|\/srv\/|\/var\//,
    );
    expect(written.split('\n')).toHaveLength((await readFile(SAMPLE, 'utf8')).split('\n').length);
  });
});

it('names the package if nginx lacks the module for brotli_static', async () => {
  const nginx = `${home}/nginx`;
  await writeFile(
    nginx,
    '#!/bin/sh\necho \'nginx: [emerg] unknown directive "brotli_static"\' >&2\nexit 1\n',
  );
  await chmod(nginx, 0o755);

  await expect(startNginx(nginx, `${home}/nginx.conf`, 'http://localhost:1')).rejects.toThrow(
    /unknown directive "brotli_static"\nOn Debian, as root: apt-get install libnginx-mod-http-brotli-static$/,
  );
});

describe('findSecrets', () => {
  it('finds lines with a secret or a query in any log', async () => {
    await mkdir(`${home}/logs`);
    await writeFile(`${home}/logs/access.log`, 'GET /about 200\nGET /secret-1 200\n');
    await writeFile(`${home}/logs/error.log`, 'GET /about?x\n');

    expect((await findSecrets(`${home}/logs`, ['secret-1'])).sort()).toEqual([
      'access.log: GET /secret-1 200',
      'error.log: GET /about?x',
    ]);
  });
});
