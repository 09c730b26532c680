import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from 'sass';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const tenants = readdirSync(`${ROOT}src/tenant`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const FAMILIES = ['primary', 'secondary', 'accent', 'neutral', 'white', 'error', 'disabled'];
const SHADES = ['extraLight', 'light', 'main', 'dark'];

/** Text colours by background, with the contrast ratio that WCAG 2.2 requires. */
const PAIRS: [on: string[], ink: string[], least: number][] = [
  [['page', 'surface', 'well'], ['ink', 'ink-soft', 'brand', 'brand-strong', 'bad'], 4.5],
  [['surface'], ['catkin', 'good'], 4.5],
  [['brand-wash'], ['ink', 'brand', 'brand-strong'], 4.5],
  [['brand', 'brand-strong'], ['on-brand'], 4.5],
  [['bad-wash'], ['bad', 'bad-strong', 'ink'], 4.5],
  [['good-wash'], ['good', 'ink'], 4.5],
  [['sun-wash'], ['ink'], 4.5],
  [['sun'], ['on-sun'], 4.5],
  [['page', 'surface'], ['field-line'], 3],
];

test.each(tenants)(
  'the theme of %s has every colour family in four shades, and both severities · FORM-12…14',
  (tenant) => {
    const { light } = readTheme(`${ROOT}src/tenant/${tenant}`);
    for (const family of FAMILIES) {
      const shades = SHADES.map((shade) => light[`color-${family}-${shade}`]);
      expect(shades, family).not.toContain(undefined);
    }
    for (const severity of ['success', 'error'])
      for (const shade of SHADES) expect(light[`severity-${severity}-${shade}`], severity).toBeDefined();
  },
);

test.each(tenants)('text in the theme of %s has enough contrast with its background · FORM-13', (tenant) => {
  const { light, dark } = readTheme(`${ROOT}src/tenant/${tenant}`);
  for (const [scheme, colours] of Object.entries({ light, dark: { ...light, ...dark } })) {
    const weak = PAIRS.flatMap(([grounds, inks, least]) =>
      grounds.flatMap((on) =>
        inks
          .map((ink) => ({ pair: `${ink} on ${on}`, is: contrast(colours, ink, on), least }))
          .filter(({ is }) => is < least),
      ),
    );
    expect(weak, scheme).toEqual([]);
  }
});

test('leaf, scrim and shade follow the primary colour of a tenant, unless the tenant gives them', () => {
  const theme = readFileSync(`${ROOT}src/tenant/tern-harbor/_theme.scss`, 'utf8').replace(
    /primary: \([^)]*\)/,
    'primary: (extraLight: #e0ffe0, light: #80c080, main: #008000, dark: #102030)',
  );
  const folder = mkdtempSync(join(tmpdir(), 'admission-theme-'));
  const compiled = (more: string) => {
    writeFileSync(join(folder, '_theme.scss'), theme + more);
    return readTheme(folder);
  };

  const own = compiled('');
  const given = compiled('$tints: (scrim: #abc);\n');
  rmSync(folder, { recursive: true });

  expect(own.light['app-scrim']).toBe('rgba(16, 32, 48, 0.5)');
  expect(own.light['app-shade']).toBe('rgba(16, 32, 48, 0.28)');
  expect(own.light['app-leaf']).toMatch(/^rgb\(67\.1\d*%, 86\.4\d*%, 67\.1\d*%\)$/);
  expect(own.dark['app-leaf']).toMatch(/^rgb\(21\.7\d*%, 21\.3\d*%, 42\.7\d*%\)$/);
  expect([given.light['app-scrim'], given.light['app-shade']]).toEqual(['#abc', own.light['app-shade']]);
});

test.each([
  ['a family', /  accent: \([^)]*\),\n/, '', 'the family accent lacks extraLight'],
  ['a shade', 'main: #38379a,', '', 'the family primary lacks main'],
  ['a shade of success', 'main: #1b6a50,', '', '$success lacks main'],
  ['a tint that another one is mixed from', 'brand-wash: #25244a,', '', '$dark-tints lacks brand-wash'],
  ['digits', '#38379a', '#xyz', 'the family primary, main is #xyz, which is not a colour such as #0e5c69'],
  ['a colour', '#b3b1f2', 'navyblue', '$dark-tints, brand is navyblue, which is not a colour'],
  ['the right name', 'catkin:', 'catkins:', 'there is no colour for the role catkins'],
])('a theme without %s ends the build, which names the place', (_, from, to, message) => {
  const theme = readFileSync(`${ROOT}src/tenant/tern-harbor/_theme.scss`, 'utf8');
  const folder = mkdtempSync(join(tmpdir(), 'admission-theme-'));
  writeFileSync(join(folder, '_theme.scss'), theme.replace(from, to));

  expect(() => readTheme(folder)).toThrow(`_theme.scss: ${message}`);
  rmSync(folder, { recursive: true });
});

type Colours = Record<string, string>;

/** @param folder the folder of a `_theme.scss`. */
function readTheme(folder: string): { light: Colours; dark: Colours } {
  const { css } = compile(`${ROOT}styles/base/_theme.scss`, { loadPaths: [folder] });
  const [light = '', dark = ''] = css.split('@media');
  return { light: readProperties(light), dark: readProperties(dark) };
}

function readProperties(css: string): Colours {
  return Object.fromEntries(
    [...css.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function contrast(colours: Colours, ink: string, on: string): number {
  const [low = 0, high = 0] = [luminance(colours, ink), luminance(colours, on)].sort((a, b) => a - b);
  return Math.round(((high + 0.05) / (low + 0.05)) * 100) / 100;
}

function luminance(colours: Colours, role: string): number {
  let value = colours[`app-${role}`] ?? '';
  for (let named = /^var\(--(.+)\)$/.exec(value); named; named = /^var\(--(.+)\)$/.exec(value))
    value = colours[named[1] ?? ''] ?? '';
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(value)?.[1];
  if (digits === undefined) throw new Error(`--app-${role} is '${value}', not a colour like #0e5c69.`);
  const full = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
