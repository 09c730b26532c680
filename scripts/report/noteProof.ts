import { readFileSync, writeFileSync } from 'node:fs';

const PAGE = new URL('../../docs/proof.md', import.meta.url);

/** Writes what a long run came to under its own heading of `docs/proof.md`; the other sections stay. */
export function noteProof(heading: string, lines: string[]): void {
  const [prose = '', ...sections] = readFileSync(PAGE, 'utf8').split(/^(?=## )/m);
  const others = sections.filter((section) => !section.startsWith(`## ${heading}\n`));
  const own = `## ${heading}\n\nOn ${new Date().toISOString().slice(0, 10)}:\n\n${lines.join('\n')}\n`;
  const all = [...others.map((section) => `${section.trimEnd()}\n`), own].toSorted();
  writeFileSync(PAGE, `${prose.trimEnd()}\n\n${all.join('\n')}`);
}
