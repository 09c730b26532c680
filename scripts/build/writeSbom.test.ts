import { mkdtempDisposableSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createSbom, writeSbom } from './writeSbom.ts';

const bom = createSbom();

it('the bill of materials lists the packages of the application with their versions, and no tool', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const listed = new Set(bom.components.map((component) => component['bom-ref']));
  const refs = (packages: Record<string, string>) =>
    Object.entries(packages).map(([name, version]) => `${name}@${version}`);

  expect(refs(dependencies).filter((ref) => !listed.has(ref))).toEqual([]);
  // Needed by packages of the application; the last one's data is copied.
  for (const name of ['react-router', '@tanstack/query-core', 'openapi-fetch', 'i18n-iso-countries'])
    expect(
      [...listed].some((ref) => ref.startsWith(`${name}@`)),
      name,
    ).toBe(true);
  expect(refs(devDependencies).filter((ref) => listed.has(ref))).toEqual([
    expect.stringMatching(/^@types\/react@/),
    expect.stringMatching(/^i18n-iso-countries@/),
  ]);
});

it('the bill of materials is CycloneDX of the application, whose packages depend only on listed ones', () => {
  const { bomFormat, metadata, components, dependencies } = bom;
  const known = new Set(components.map((component) => component['bom-ref']));

  expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', 'admission-application']);
  expect(dependencies).toHaveLength(components.length + 1);
  expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !known.has(ref))).toEqual([]);
});

it('the bill of materials is written beside the folder of the build, where a release’s is looked for', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'admission-sbom-'));

  writeSbom(join(folder.path, 'dist-2/'), bom);

  expect(JSON.parse(readFileSync(join(folder.path, 'dist-2.cdx.json'), 'utf8'))).toMatchObject({
    bomFormat: 'CycloneDX',
  });
});
