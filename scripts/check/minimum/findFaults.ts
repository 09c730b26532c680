import type { Allowed } from './allowed.ts';
import { findScriptFaults, listOwnNames } from './findScriptFaults.ts';
import { findStyleFaults } from './findStyleFaults.ts';

/** A built file: its name and its text. */
export interface BuiltFile {
  name: string;
  text: string;
}

/** Lists the features that a build uses but a supported browser lacks, and unused allowances. */
export function findFaults(files: readonly BuiltFile[], allowed: readonly Allowed[]): string[] {
  const scripts = files.filter(({ name }) => name.endsWith('.js'));
  const ownNames = new Set(scripts.flatMap(({ text }) => listOwnNames(text)));
  const found = files.flatMap(({ name, text }) => {
    const faults = name.endsWith('.js') ? findScriptFaults(text, ownNames) : findStyleFaults(text);
    return faults.map((fault) => ({ ...fault, file: name }));
  });

  const names = new Set(allowed.flatMap(({ features }) => features));
  const met = new Set(found.map(({ feature }) => feature));
  return [
    ...found
      .filter(({ feature }) => !names.has(feature))
      .map(({ file, feature, why }) => `${file}: ${feature}: ${why}`),
    ...[...names]
      .filter((name) => !met.has(name))
      .map((name) => `allowed.ts: the build no longer uses ${name}: remove the entry`),
  ];
}
