import type { Contract } from '../../../contracts/kit/contract.ts';
import { resolveRef } from '../../../contracts/kit/resolveRef.ts';

/**
 * Demands that documents and labels belong to a question, that no other key is an answer's, and that there are answers
 * for as many items as an add-another may have. ENT-11, ENT-12, ENT-15.
 */
export function checkAnswerLists(contract: Contract): string[] {
  const schemas = contract.components?.schemas ?? {};
  const answers = schemas.StudentAnswers;
  const properties = Object.keys(answers?.properties ?? {});
  const documents = (schemas.DocumentAnswerKey?.enum ?? []).map(String);
  const documentAnswers = Object.keys(schemas.DocumentAnswers?.properties ?? {});

  const faults = [
    ...missing(documents, properties).map((key) => `DocumentAnswerKey: ${key} is not an answer key.`),
    ...missing(documents, documentAnswers).map((key) => `DocumentAnswers: lacks ${key}.`),
    ...missing(documentAnswers, documents).map((key) => `DocumentAnswerKey: lacks ${key}.`),
    ...properties
      .filter((key) => key.endsWith('_desc') && !properties.includes(key.slice(0, -'_desc'.length)))
      .map((key) => `StudentAnswers: ${key} labels no question.`),
    ...Object.entries(schemas.AddAnotherCounts?.properties ?? {}).flatMap(([button, part]) => {
      const { maximum } = resolveRef(contract, { part, pointer: '#' }).part;
      const numbers = properties.map((key) => Number(new RegExp(`^${button}_(\\d+)_`).exec(key)?.[1] ?? 0));
      if (Math.max(...numbers) === maximum) return [];
      return [
        `AddAnotherCounts: ${button} may be ${String(maximum)}, but answers go to ${String(Math.max(...numbers))}.`,
      ];
    }),
  ];
  if (properties.length === 0) faults.push('StudentAnswers: lists no answers.');
  if (answers?.additionalProperties !== false) faults.push('StudentAnswers: must refuse unknown keys.');
  if (answers?.required?.length) faults.push('StudentAnswers: every answer must be optional.');
  return faults;
}

function missing(wanted: string[], list: string[]): string[] {
  return wanted.filter((key) => !list.includes(key));
}
