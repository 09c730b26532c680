import type { Contract, JsonSchema } from '../../contracts/kit/contract.ts';
import { resolveRef } from '../../contracts/kit/resolveRef.ts';
import { GENERATED_HEADER } from './generatedHeader.ts';

/**
 * Renders the runtime lists of the contract: answer keys, document keys, add-another limits, tabs.
 *
 * Types alone vanish at run time; the form checks itself against these lists. ENT-12.
 */
export function renderAnswerKeys(contract: Contract): string {
  const schemas = contract.components?.schemas ?? {};
  const counts = schemas.AddAnotherCounts?.properties ?? {};
  const limits = Object.fromEntries(
    Object.entries(counts).map(([id, part]) => [
      id,
      resolveRef(contract, { part, pointer: '#' }).part.maximum,
    ]),
  );
  const answerKeys = Object.keys(schemas.StudentAnswers?.properties ?? {});

  return [
    GENERATED_HEADER,
    constant('ANSWER_KEYS', 'Every answer key, in the order the form asks.', answerKeys),
    constant('DOCUMENT_ANSWER_KEYS', 'The keys answered with a document.', enumOf(schemas.DocumentAnswerKey)),
    constant('ADD_ANOTHER_LIMITS', 'The most items per add-another button.', limits),
    constant('TAB_IDS', 'The ids of the tab groups.', enumOf(schemas.TabId)),
    constant(
      'PROCESSING_STATUSES',
      'The five statuses of a conversion or PDF.',
      enumOf(schemas.ProcessingStatus),
    ),
    constant('LOOKUP_CATEGORIES', 'What can be looked up.', enumOf(schemas.LookupCategory)),
    constant('FORM_PATHS', 'The paths that can be a last page.', enumOf(schemas.LastPage)),
  ].join('\n');
}

function enumOf(schema: JsonSchema | undefined): unknown[] {
  return schema?.enum ?? [];
}

function constant(name: string, doc: string, value: unknown): string {
  return `/** ${doc} */\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
}
