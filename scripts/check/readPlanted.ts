import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A fault planted in one line, and the test or check that must fail because of it. */
export interface Planted {
  /** A sentence that says what is broken. */
  name: string;
  file: string;
  /** The text to replace, which occurs in the file exactly once. */
  text: string;
  /** The text that replaces it. */
  planted: string;
  /** A test file for Vitest or Playwright, the name of a check of `npm test`, or `simulation` for its histories. */
  proof: string;
  /** Part of the title of the failing test, as written in the proof, or part of a check's output. */
  title?: string;
}

/** A change as `planted/` writes it: `if (⟦isOpen¦true⟧) return` plants `if (true) return`. */
type Change = string;
type Row = Change | { readonly change: Change; readonly title: string };

/** A file of `planted/`: the faults by the proof that must detect them, the file they are planted in, and their name. */
type Table = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Row>>>>>>;

/** Reads the tables in `planted/`, one per area. */
export function readPlanted(root: string): Planted[] {
  const folder = join(root, 'planted');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .flatMap((name) => Object.entries(JSON.parse(readFileSync(join(folder, name), 'utf8')) as Table))
    .flatMap(([proof, files]) =>
      Object.entries(files).flatMap(([file, rows]) =>
        Object.entries(rows).map(([name, row]) => {
          const { change, ...title } = typeof row === 'string' ? { change: row } : row;
          return { name, proof, file, ...readChange(change), ...title };
        }),
      ),
    );
}

function readChange(change: Change): Pick<Planted, 'text' | 'planted'> {
  const [, before = '', old, replacement = '', after = ''] =
    /^([^]*)⟦([^]*)¦([^]*)⟧([^]*)$/.exec(change) ?? [];
  if (old === undefined) throw new Error(`"${change}" must contain ⟦old¦new⟧.`);
  return { text: before + old + after, planted: before + replacement + after };
}

/** Returns the source with the fault planted in it. */
export function plant(source: string, { file, text, planted }: Planted): string {
  const times = source.split(text).length - 1;
  if (times !== 1)
    throw new Error(`"${text}" must occur exactly once in ${file}, but occurs ${String(times)} times.`);
  return source.replace(text, () => planted);
}
