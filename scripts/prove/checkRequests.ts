import type { Contract } from '../contract/contract.ts';
import { createValidator } from '../contract/createValidator.ts';
import type { Validate } from '../contract/createValidator.ts';
import { listOperations } from '../contract/listOperations.ts';
import type { ListedOperation } from '../contract/listOperations.ts';
import { extendPointer } from '../contract/resolveRef.ts';
import { findOperation, matchPath } from './findOperation.ts';
import { nameInteraction, readHeader } from './Pact.ts';
import type { Interaction, Pact } from './Pact.ts';

const JSON_TYPE = 'application/json';

/**
 * Checks what the comparator leaves out: cookies, requests of interactions that fail, and one interaction per name.
 *
 * A request may only be wrong where its refusal (400) is what the interaction is about; any other refusal is of a
 * request the contract allows. CARD-10, CARD-16.
 */
export function checkRequests(contract: Contract, pact: Pact): string[] {
  const operations = listOperations(contract);
  const validate = createValidator(contract);
  const names = pact.interactions.map(({ description }) => description);

  return pact.interactions.flatMap((interaction, index) => {
    const operation = findOperation(operations, interaction);
    const faults = operation
      ? [
          ...checkCookie(contract, operation, interaction),
          ...checkTypes(interaction),
          ...(interaction.response.status === 400 ? [] : checkShape(validate, operation, interaction)),
        ]
      : ['calls an operation the contract does not have'];
    if (names.indexOf(interaction.description) !== index)
      faults.push('bears the name of another interaction');
    return faults.map((fault) => `${nameInteraction(interaction)}: ${fault}`);
  });
}

function checkCookie(
  { security }: Contract,
  { operation }: ListedOperation,
  interaction: Interaction,
): string[] {
  const needsSession = (operation.security ?? security ?? []).length > 0;
  const hasSession = /(^|; )admit_id_token=[^;]+/.test(readHeader(interaction.request, 'cookie'));
  if (needsSession && !hasSession && interaction.response.status !== 401) {
    return ['needs the cookie admit_id_token, which the request does not have'];
  }
  return !needsSession && hasSession ? ['is open to everybody but the request has a session'] : [];
}

function checkTypes({ request, response }: Interaction): string[] {
  const wrong = [request, response].some(
    (message) => message.body?.content !== undefined && readHeader(message, 'content-type') !== JSON_TYPE,
  );
  return wrong ? ['has a body that is not JSON'] : [];
}

function checkShape(
  validate: Validate,
  { path, parameters, requests }: ListedOperation,
  { request }: Interaction,
): string[] {
  const json = requests[JSON_TYPE];
  const body = request.body?.content;
  const inBody =
    json === undefined
      ? body === undefined
        ? []
        : ['has a body where the contract has none']
      : validate(extendPointer(json.pointer, 'schema'), body).map((fault) => `body ${fault}`);

  const given: Record<string, string | undefined> = {
    ...matchPath(path, request.path),
    ...Object.fromEntries(Object.entries(request.query ?? {}).map(([name, values]) => [name, values[0]])),
  };
  const inParameters = parameters.flatMap(({ part, pointer }) => {
    const text = given[part.name ?? ''];
    if (text === undefined) return [];
    const value = part.schema?.type === 'integer' ? Number(text) : text;
    return validate(extendPointer(pointer, 'schema'), value).map(
      (fault) => `parameter ${String(part.name)} ${fault}`,
    );
  });
  return [...inBody, ...inParameters];
}
