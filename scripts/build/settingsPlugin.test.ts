import { fileURLToPath } from 'node:url';
import { resolveConfig } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';

const configFile = fileURLToPath(new URL('../../vite.config.ts', import.meta.url));
const build = (base?: string) => resolveConfig({ configFile, base, logLevel: 'silent' }, 'build');

afterEach(() => vi.unstubAllEnvs());

test.each(['/apply/', './', 'https://cdn.example.edu/'])(
  'a build for %s is rejected with one sentence that names the alternative',
  async (base) => {
    await expect(build(base)).rejects.toThrow(
      new RegExp(`cannot be built for '${base}', [^.]*: build it without --base and give it its own host`),
    );
  },
);

test.each([
  'backend.example.edu',
  'localhost:8080',
  '//backend.example.edu',
  'https://',
  '/?a=b',
  'htps://b',
])('VITE_API_BASE_URL=%s is rejected, and the message names it', async (value) => {
  vi.stubEnv('VITE_API_BASE_URL', value);

  await expect(build()).rejects.toThrow(`VITE_API_BASE_URL is '${value}'`);
});

test.each(['', '/', '/backend', 'https://backend.example.edu:8443/v1/'])(
  'VITE_API_BASE_URL=%s is accepted',
  async (value) => {
    vi.stubEnv('VITE_API_BASE_URL', value);

    await expect(build()).resolves.toBeDefined();
  },
);
