import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COPIED } from './noticesPlugin.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The parts of a CycloneDX software bill of materials that are changed here. */
interface Bom {
  bomFormat: string;
  metadata: { component: { 'bom-ref': string; name: string } };
  components: { 'bom-ref': string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/**
 * Lists the packages that the application is built from. npm lists every package, also those of the tools; `--omit dev`
 * would leave out React, which both need.
 */
export function createSbom(): Bom {
  const npm = process.env.npm_execpath;
  const [program, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const words = [...first, 'sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  const bom = JSON.parse(execFileSync(program, words, { cwd: ROOT, encoding: 'utf8' })) as Bom;
  const { name, dependencies } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as {
    name: string;
    dependencies: Record<string, string>;
  };

  const root = bom.dependencies.find(({ ref }) => ref === bom.metadata.component['bom-ref']);
  const own = [...Object.keys(dependencies), ...COPIED, '@admission/sdk'];
  const direct = root?.dependsOn.filter((ref) => own.some((each) => ref.startsWith(`${each}@`))) ?? [];
  const used = new Set(direct);
  for (const ref of used)
    for (const next of bom.dependencies.find((each) => each.ref === ref)?.dependsOn ?? []) used.add(next);
  return {
    ...bom,
    // npm names it after the folder of the clone.
    metadata: { ...bom.metadata, component: { ...bom.metadata.component, name } },
    components: bom.components.filter((component) => used.has(component['bom-ref'])),
    dependencies: bom.dependencies.flatMap((each) => {
      if (each === root) return [{ ...each, dependsOn: direct }];
      return used.has(each.ref) ? [each] : [];
    }),
  };
}

/** Writes the list of packages beside the folder of a build; `release.sh put` keeps it beside the release. */
export function writeSbom(outDir: string, bom = createSbom()): void {
  const path = `${resolve(outDir)}.cdx.json`;
  writeFileSync(path, `${JSON.stringify(bom, null, 2)}\n`);
  console.log(`${relative('', path)}: the packages in this build, as CycloneDX.`);
}
