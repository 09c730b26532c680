import { readdirSync, readFileSync } from 'node:fs';
import { build, type Rolldown } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { chooseTenant } from './chooseTenant.ts';

afterEach(() => vi.unstubAllEnvs());

type Output = Rolldown.RolldownOutput['output'];

/** Builds are shared by the tests, because each takes seconds. */
const outputs = new Map<string, Promise<Output>>();
const buildFor = (tenant: string): Promise<Output> => {
  const output = outputs.get(tenant) ?? buildInMemory(tenant);
  outputs.set(tenant, output);
  return output;
};

/** Builds the application for a tenant in memory, without compressed copies, which take most of the time. */
async function buildInMemory(tenant: string): Promise<Output> {
  vi.stubEnv('TENANT', tenant);
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({ logLevel: 'silent', build: { write: false } });
  return (built as Rolldown.RolldownOutput).output;
}

test('a build for another university contains only its own name, logo, colours, dates, contact details and notices', async () => {
  const files = await buildFor('tern-harbor');
  const textOf = (ending: RegExp) => {
    const found = files.filter(({ fileName }) => ending.test(fileName));
    return found.map((file) => (file.type === 'chunk' ? file.code : String(file.source))).join('\n');
  };
  const [page, script, styles, icon] = [/^index\.html$/, /\.js$/, /\.css$/, /\.svg$/].map(textOf);

  expect(page).toContain('<title>Loading · Tern Harbor University</title>');
  expect(page).toContain('content="Apply to Tern Harbor University."');
  for (const text of [
    'Tern Harbor University',
    "You've started your application to Tern Harbor University.",
    'early application deadline',
    '2026-11-30',
    'A decision within three weeks',
    'admission@ternharbor.example.edu',
    'tel:+12075550163',
    'M10 26q11-9 22 4 11-13 22-4',
    'Two cookies keep you signed in while you apply',
    'No. Applying to Tern Harbor is free',
    'my schools may send my records to ',
    'Name of a sibling who attended ',
  ])
    expect(script?.includes(text), text).toBe(true);
  expect(styles).toMatch(/--color-primary-main:\s*#38379a/);
  expect(styles).toMatch(/--severity-success-main:\s*#1b6a50/);
  expect(icon).toContain('#38379a');

  const everything = [page, script, styles, icon].join('\n');
  const ours = [
    /alder/i,
    /2024-10-15/,
    /8145550142/,
    /16999/,
    /#0e5c69/i,
    /#7f3a5a/i,
    /within two weeks/,
    /M32 24\.5V60/,
    /not use them for advertising/,
    /no application fee and no essay/,
  ];
  expect(ours.filter((pattern) => pattern.test(everything))).toEqual([]);
}, 60_000);

/** The universities apart from the default one, which the other tests build. */
const OTHERS = readdirSync('src/tenant', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== chooseTenant('').id)
  .map(({ name }) => name);

test.each(OTHERS)(
  'the application can be built for %s, with its name, icon and colours',
  async (tenant) => {
    const files = await buildFor(tenant);
    const read = (name: string) => readFileSync(`src/tenant/${tenant}/${name}`, 'utf8');
    const sourceOf = (ending: RegExp) => {
      const found = files.filter(({ fileName }) => ending.test(fileName));
      return found.map((file) => (file.type === 'asset' ? String(file.source) : file.code)).join('\n');
    };

    const [, name = 'none'] = /name: '(.+?)'/.exec(read('tenant.ts')) ?? [];
    const [, main = 'none'] = /primary: \([^)]*main: (#\w+)/.exec(read('_theme.scss')) ?? [];
    expect(sourceOf(/^index\.html$/)).toContain(`<title>Loading · ${name}</title>`);
    expect(sourceOf(/\.css$/)).toMatch(new RegExp(`--color-primary-main:\\s*${main}`));
    expect(sourceOf(/\.svg$/)).toContain(read('favicon.svg').trim());
  },
  60_000,
);

test('a build for an unknown tenant fails with a list of the known ones and no stack trace', async () => {
  const failure: unknown = await buildFor('nowhere').catch((error: unknown) => error);

  expect((failure as Error).stack).toMatch(
    /^There is no tenant 'nowhere' in src\/tenant\/\. Known tenants: .*\btern-harbor\.$/,
  );
});

test('the tenant is Alder Valley when TENANT is missing or empty', () => {
  vi.stubEnv('TENANT', undefined);
  expect(chooseTenant().id).toBe('alder-valley');
  vi.stubEnv('TENANT', '');
  expect(chooseTenant().id).toBe('alder-valley');
});
