import { parse } from 'yaml';
import type { Contract } from '../../contracts/kit/contract.ts';

/**
 * Writes the list `AnswerKey` of openapi.yaml anew, from the properties of `StudentAnswers` and in their order.
 *
 * The text is edited, not rendered, so that comments, anchors and line breaks stay as they are.
 */
export function listAnswerKeys(openapi: string): string {
  const { components } = parse(openapi, { maxAliasCount: -1 }) as Contract;
  const keys = Object.keys(components?.schemas?.StudentAnswers?.properties ?? {});
  return openapi.replace(
    /(\n {4}AnswerKey:\n(?: {6}.*\n)*? {6}enum:\n)(?: {8}- .*\n)+/,
    (_, head: string) => head + keys.map((key) => `        - ${key}\n`).join(''),
  );
}
