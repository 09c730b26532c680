import type { Contract } from '../kit/contract.ts';

/**
 * Requires DocumentAnswers to list every document, and StudentAnswers to cover every item that an add-another
 * allows. Types and the form's own tests check the other lists.
 */
export function checkAnswerLists(contract: Contract): string[] {
  const schemas = contract.components?.schemas ?? {};
  const answers = Object.keys(schemas.StudentAnswers?.properties ?? {});
  const documents = (schemas.DocumentAnswerKey?.enum ?? []).map(String);
  const listed = Object.keys(schemas.DocumentAnswers?.properties ?? {});

  return [
    ...documents.filter((key) => !listed.includes(key)).map((key) => `DocumentAnswers: lacks ${key}.`),
    ...listed.filter((key) => !documents.includes(key)).map((key) => `DocumentAnswerKey: lacks ${key}.`),
    ...Object.entries(schemas.AddAnotherCounts?.properties ?? {}).flatMap(([button, { maximum }]) => {
      const numbers = answers.map((key) => Number(new RegExp(`^${button}_(\\d+)_`).exec(key)?.[1] ?? 0));
      const most = Math.max(...numbers);
      if (most === maximum) return [];
      return [
        `AddAnotherCounts: ${button} allows ${String(maximum)} items, but StudentAnswers has answers for ${String(most)}.`,
      ];
    }),
  ];
}
