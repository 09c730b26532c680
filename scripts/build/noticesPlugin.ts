import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Packages whose data is copied into a generated file. */
export const COPIED = ['i18n-iso-countries'];

/** The path of the licence notices. */
export const NOTICES = 'notices.txt';

/**
 * Adds fonts and copied texts to the licence notices that Vite writes for scripts (`build.license`).
 * Vite covers only packages with modules, but a font must be shipped with its licence (OFL).
 */
export function noticesPlugin(): Plugin {
  let root = '';
  return {
    name: 'notices',
    apply: 'build',
    configResolved: (config) => void (root = config.root),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const notices = bundle[NOTICES];
        if (notices?.type !== 'asset')
          throw new Error(`The build has no ${NOTICES}: check build.license in vite.config.ts.`);
        const packages = new Set([...COPIED, ...Object.values(bundle).flatMap(packagesOf)]);
        const added = [...packages].sort().map((name) => describe(resolve(root, 'node_modules', name)));
        notices.source = [String(notices.source), ...added].join('\n');
      },
    },
  };
}

function packagesOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk): string[] {
  if (file.type === 'chunk') return [];
  return file.originalFileNames.flatMap(
    (name) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(name)?.[1] ?? [],
  );
}

function describe(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Record<
    'name' | 'version' | 'license',
    string
  >;
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  if (!file) throw new Error(`${name} has no licence file, so its licence cannot be added to the notices.`);
  return `## ${name} - ${version} (${license})\n\n${readFileSync(`${folder}/${file}`, 'utf8').trim()}\n`;
}
