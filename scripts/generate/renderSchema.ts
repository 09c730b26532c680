import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { GENERATED_HEADER } from './generatedHeader.ts';

/**
 * Renders the TypeScript types for the contract at `contractPath`.
 * Only this file depends on the generator; decision 002 describes how to replace it.
 */
export async function renderSchema(contractPath: string): Promise<string> {
  const nodes = await openapiTS(pathToFileURL(contractPath), { alphabetize: false, silent: true });
  return `${GENERATED_HEADER}\n${astToString(nodes)}`;
}
