import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { securityHeaders } from '../../scripts/start/securityHeaders.ts';
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

  it('differs from the tested configuration only in names, ports and paths', async () => {
    const places = { home, ports: { http: 1, https: 2 }, backend: 'b:3', storage: 'https://s:4' };
    await writeConfiguration(places);
    const written = await readFile(`${home}/sample.conf`, 'utf8');

    expect(written.replaceAll(/^ *#.*/gm, '')).not.toMatch(
      /apply\.example\.edu|backend\.internal|storage\.example\.edu|\/srv\/|\/var\//,
    );
    expect(written.split('\n')).toHaveLength((await readFile(SAMPLE, 'utf8')).split('\n').length);
  });
});
