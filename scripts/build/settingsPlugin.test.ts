import type { Plugin, ResolvedConfig, UserConfig } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import viteConfig from '../../vite.config.ts';

afterEach(() => vi.unstubAllEnvs());

const configure = (mode: string): UserConfig => viteConfig({ command: 'build', mode });

/** Passes a base and two settings to the plugin as vite.config.ts uses it. */
function resolve({ base = '/', backend = '', reports = '' }): void {
  const plugins = configure('production').plugins as Plugin[];
  const plugin = plugins.find(({ name }) => name === 'settings') ?? expect.fail('The plugin is not used.');
  const check = plugin.configResolved as (config: Partial<ResolvedConfig>) => void;
  check({ base, env: { VITE_API_BASE_URL: backend, VITE_ERROR_REPORT_URL: reports } });
}

test.each(['/apply/', './', 'https://cdn.example.edu/'])(
  'a build for %s is rejected with one sentence that names the alternative',
  (base) => {
    expect(() => resolve({ base })).toThrow(
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
  'https://backend.example.edu:8443/v1/',
  '/backend',
  '/apiary',
  '/api/?a=b',
  '/api/../backend',
  '/api/v1/..',
  '/api/%2e%2e/',
  '/api//v1',
])('VITE_API_BASE_URL=%s is rejected, and the message says what works and why', (backend) => {
  expect(() => resolve({ backend })).toThrow(
    `VITE_API_BASE_URL is '${backend}': use '/', or a path that starts with /api/. The backend must have the application's own origin`,
  );
});

test.each(['', '/', '/api/', '/api/admission', '/api/v1.2/admission/'])(
  'VITE_API_BASE_URL=%s is accepted',
  (backend) => {
    expect(() => resolve({ backend })).not.toThrow();
  },
);

test.each(['errors.example.edu', '//errors.example.edu', 'http://errors.example.edu', 'https://', '/a b'])(
  'VITE_ERROR_REPORT_URL=%s is rejected, and the message says what works',
  (reports) => {
    expect(() => resolve({ reports })).toThrow(
      `VITE_ERROR_REPORT_URL is '${reports}', where no report would arrive: use an address that begins with https://, or a path that begins with /.`,
    );
  },
);

test.each(['https://errors.example.edu:8443/in?key=1', '/errors'])(
  'VITE_ERROR_REPORT_URL=%s is accepted',
  (reports) => expect(() => resolve({ reports })).not.toThrow(),
);

test.each([
  ['development', undefined, true],
  ['production', undefined, false],
  ['mock', undefined, false],
  ['production', 'development', true],
  ['development', 'Development', false],
  ['development', 'dev', false],
])(
  'a build in mode %s with VITE_ENVIRONMENT=%s counts as a development build: %s · CONST-24',
  (mode, setting, isLocal) => {
    vi.stubEnv('VITE_ENVIRONMENT', setting);

    const { define } = configure(mode);

    expect(define?.['import.meta.env.VITE_ENVIRONMENT'] === '"development"').toBe(isLocal);
  },
);
