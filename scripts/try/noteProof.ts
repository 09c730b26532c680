import { readFileSync, writeFileSync } from 'node:fs';

const PAGE = new URL('../../docs/proof.md', import.meta.url);

/** Writes the result of a long run, with its date, between the markers of its section in `docs/proof.md`. */
export function noteProof(part: string, lines: readonly string[]): void {
  const name = part.toLowerCase();
  const page = readFileSync(PAGE, 'utf8');
  const own = new RegExp(`(<!-- ${name} -->\n)[^]*(<!-- end of ${name} -->)`);
  if (!own.test(page)) throw new Error(`docs/proof.md has no markers for ${name}.`);
  const text = `On ${new Date().toISOString().slice(0, 10)}:\n\n${lines.join('\n').trim()}`;
  writeFileSync(
    PAGE,
    page.replace(own, (_, begin: string, end: string) => `${begin}\n${text}\n\n${end}`),
  );
  console.log(`\nWritten to docs/proof.md, ${name}.`);
}
