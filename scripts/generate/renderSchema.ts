import openapiTS, { astToString } from 'openapi-typescript';
import { GENERATED_HEADER } from './generatedHeader.ts';

/**
 * Renders the TypeScript types for the text of openapi.yaml.
 * Only this file depends on the generator; decision 002 describes how to replace it.
 */
export async function renderSchema(openapi: string): Promise<string> {
  const nodes = await openapiTS(openapi, { alphabetize: false, silent: true });
  return `${GENERATED_HEADER}\n${astToString(nodes)}`;
}
