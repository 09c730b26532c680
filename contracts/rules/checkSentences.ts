import type { Contract } from '../kit/contract.ts';
import { listOperations } from '../kit/listOperations.ts';

/**
 * Checks docs/contracts/sentences.md: every sentence of the contract's descriptions is on the page, every entry of the
 * page names a sentence, and every fault it names is planted.
 *
 * @param planted - the names of the planted faults.
 */
export function checkSentences(contract: Contract, page: string, planted: string[]): string[] {
  const sentences = listSentences(contract);
  const rows = page
    .split('\n')
    .filter((line) => /^\| (?!Sentence|-)/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const names = [...page.matchAll(/^- (.+)$/gm)].map(([, text = '']) => text);
  const openings = [...rows.map(([, opening = '']) => opening), ...names];
  const faults = rows.flatMap(([, , , cell = '']) => cell.split(/(?<=\.) (?=[A-Z])/));
  return [
    ...sentences
      .filter((sentence) => !openings.some((opening) => sentence.startsWith(opening)))
      .map(
        (sentence) =>
          `docs/contracts/sentences.md does not say what is sent for "${sentence}": add a row to the section of its operation, or list it there as one that demands nothing`,
      ),
    ...openings
      .filter((opening) => !sentences.some((sentence) => sentence.startsWith(opening)))
      .map((opening) => `docs/contracts/sentences.md: no sentence of openapi.yaml begins with "${opening}"`),
    ...faults
      .filter((fault) => fault !== '–' && !planted.includes(fault))
      .map((fault) => `docs/contracts/sentences.md: "${fault}" is not planted`),
  ];
}

/** Lists every sentence of the contract's descriptions, including those of schemas, parameters and replies. */
export function listDescriptions(node: unknown, seen = new Set<unknown>()): string[] {
  if (typeof node !== 'object' || node === null || seen.has(node)) return [];
  seen.add(node);
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    key === 'description' && typeof value === 'string' ? split(value) : listDescriptions(value, seen),
  );
}

/** Lists the sentences that describe the contract and its operations, without headings. */
function listSentences(contract: Contract): string[] {
  const texts = [
    contract.info?.description,
    ...listOperations(contract).map(({ operation }) => operation.description),
  ];
  return texts
    .flatMap((text = '') => split(text))
    .filter((sentence) => sentence !== '' && !/^\*\*[^*]+\.\*\*$/.test(sentence));
}

const split = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=[.!?](?:\*\*)?) (?=[A-Z`*])/)
    .map((sentence) => sentence.trim());
