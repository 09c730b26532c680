import type { Contract } from '../../contracts/kit/contract.ts';
import { GENERATED_HEADER } from './generatedHeader.ts';

/**
 * Renders values that types cannot provide at run time: the answer keys, for checking the form, and the
 * default number of lookup results.
 */
export function renderAnswerKeys({ components, paths }: Contract): string {
  const answerKeys = Object.keys(components?.schemas?.StudentAnswers?.properties ?? {});
  const parameters = paths?.['/lookup/find']?.get?.parameters ?? [];
  const results = parameters.find(({ name }) => name === 'max_results')?.schema?.default;
  return [
    GENERATED_HEADER,
    constant('ANSWER_KEYS', 'Every answer key, in the order of the form.', answerKeys),
    constant('LOOKUP_MAX_RESULTS', 'How many items a search returns at most by default.', results),
  ].join('\n');
}

function constant(name: string, doc: string, value: unknown): string {
  return `/** ${doc} */\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
}
