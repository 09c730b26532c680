import type { Contract } from '../contract.ts';

/**
 * Demands that the two lists of answer keys agree, and that documents and labels belong to a question.
 *
 * ENT-11, ENT-12. A list that forgot a key would make the form refuse to save it.
 */
export function checkAnswerLists(contract: Contract): string[] {
  const schemas = contract.components?.schemas ?? {};
  const answers = schemas.StudentAnswers;
  const properties = Object.keys(answers?.properties ?? {});
  const keys = (schemas.AnswerKey?.enum ?? []).map(String);
  const documents = (schemas.DocumentAnswerKey?.enum ?? []).map(String);
  const documentAnswers = Object.keys(schemas.DocumentAnswers?.properties ?? {});

  const faults = [
    ...missing(properties, keys).map((key) => `AnswerKey: lacks ${key}, a property of StudentAnswers.`),
    ...missing(keys, properties).map((key) => `StudentAnswers: lacks ${key}, a value of AnswerKey.`),
    ...missing(documents, properties).map((key) => `DocumentAnswerKey: ${key} is not an answer key.`),
    ...missing(documents, documentAnswers).map((key) => `DocumentAnswers: lacks ${key}.`),
    ...missing(documentAnswers, documents).map((key) => `DocumentAnswerKey: lacks ${key}.`),
    ...properties
      .filter((key) => key.endsWith('_desc') && !properties.includes(key.slice(0, -'_desc'.length)))
      .map((key) => `StudentAnswers: ${key} labels no question.`),
  ];
  if (properties.length === 0) faults.push('StudentAnswers: lists no answers.');
  if (answers?.additionalProperties !== false) faults.push('StudentAnswers: must refuse unknown keys.');
  if (answers?.required?.length) faults.push('StudentAnswers: every answer must be optional.');
  return faults;
}

function missing(wanted: string[], list: string[]): string[] {
  return wanted.filter((key) => !list.includes(key));
}
