import { describe, expect, it } from 'vitest';
import { checkExamples } from './checkExamples.ts';
import type { Contract, MediaType } from '../../contracts/kit/contract.ts';
import { listExamples } from './listExamples.ts';
import { loadContract } from '../../contracts/kit/loadContract.ts';

const contract = await loadContract();

/** Checks a copy of the contract whose example was replaced. */
function checkReplaced(find: (copy: Contract) => MediaType | undefined, name: string, value: unknown) {
  const copy = structuredClone(contract);
  const examples = find(copy)?.examples;
  if (examples?.[name] === undefined) throw new Error(`There is no example ${name}.`);
  examples[name].value = value;
  return checkExamples(copy);
}

const json = 'application/json';

describe('checkExamples', () => {
  it('every example of openapi.yaml fits its schema · CARD-08', () => {
    expect(checkExamples(contract)).toEqual([]);
    expect(listExamples(contract).length).toBeGreaterThan(200);
  });

  it('names operation, status and example of a reply with an unknown property · CARD-08', () => {
    const faults = checkReplaced(
      (copy) => copy.paths?.['/api/pdf']?.get?.responses?.['200']?.content?.[json],
      'failed',
      { status: 'FAILED', url: '', reason: 'x' },
    );

    expect(faults).toEqual([
      'GET /api/pdf › 200 application/json › failed: must NOT have additional properties reason',
    ]);
  });

  it('finds a wrong choice in a request · CARD-08', () => {
    const faults = checkReplaced(
      (copy) => copy.paths?.['/api/answer']?.put?.requestBody?.content?.[json],
      'empty',
      { gender: 'x' },
    );

    expect(faults.join()).toContain('PUT /api/answer › request application/json › empty: .gender must be');
  });

  it('finds a reply that is neither list nor record · API-34', () => {
    const faults = checkReplaced(
      (copy) => copy.paths?.['/lookup/find']?.get?.responses?.['200']?.content?.[json],
      'address_record',
      { address_line_1: '12 Elm Street' },
    );

    expect(faults).not.toEqual([]);
  });

  it('finds a fault in a shared response, at each operation that uses it · API-36', () => {
    const copy = structuredClone(contract);
    const shared = copy.components?.responses?.SessionInvalid as { content: Record<string, MediaType> };
    (shared.content[json] as MediaType).examples = { session_invalid: { value: { message: '' } } };

    const faults = checkExamples(copy);

    expect(faults).toContain(
      'GET /api/profile › 401 application/json › session_invalid: .message must NOT have fewer than 1 characters',
    );
  });

  it('finds a header example of the wrong type · API-36', () => {
    const copy = structuredClone(contract);
    const shared = copy.components?.responses?.TooManyRequests as { headers: Record<string, MediaType> };
    (shared.headers['Retry-After'] as MediaType).example = 'soon';

    expect(checkExamples(copy)).toContain(
      'POST /public/login › 429 header Retry-After › example: must be integer integer',
    );
  });

  it('shows every status of a conversion and of the PDF · DOC-04, API-23', () => {
    for (const path of ['/api/pdf/document-answer/{answer_key}', '/api/pdf']) {
      const examples = contract.paths?.[path]?.get?.responses?.['200']?.content?.[json]?.examples ?? {};
      const statuses = Object.values(examples).map(({ value }) => (value as { status: string }).status);

      expect(statuses.sort()).toEqual(contract.components?.schemas?.ProcessingStatus?.enum?.toSorted());
    }
  });

  it('the log-in sets the readable marker and the log-out expires it · TRAP-34, TRAP-37', () => {
    const cookieOf = (path: string, method: 'get' | 'post') =>
      contract.paths?.[path]?.[method]?.responses?.['200']?.headers?.['Set-Cookie']?.example;

    expect(cookieOf('/public/login', 'post')).toBe('admit_session=u7Qn2xLr9aZk; Path=/; SameSite=Lax');
    expect(cookieOf('/api/logout', 'get')).toBe('admit_session=; Path=/; Max-Age=0; SameSite=Lax');
  });
});
