import { beforeEach, describe, expect, it } from 'vitest';
import type { Contract } from '../../contracts/kit/contract.ts';
import { openContract } from '../../contracts/kit/openContract.ts';
import { checkPact } from './checkPact.ts';
import { measureCoverage } from './measureCoverage.ts';
import type { Pact } from '../../contracts/verify/Pact.ts';
import { findById, findInteraction, loadCopies } from './loadCopies.ts';
import { WAIVERS } from '../../contracts/verify/waivers.ts';

let contract: Contract;
let pact: Pact;
beforeEach(async () => {
  ({ contract, pact } = await loadCopies());
});

const check = () => checkPact(openContract(contract), pact);
const schema = (name: string) => contract.components?.schemas?.[name] ?? {};
const request = (description: string) => findInteraction(pact, description).request;
const response = (description: string) => findInteraction(pact, description).response;
const some = (text: string) => expect.arrayContaining([expect.stringContaining(text)]) as unknown;

describe('the pact in the spec', () => {
  it('holds as it is · CARD-16', async () => {
    expect(await check()).toEqual([]);
  });

  it('sees a field that was renamed in the spec · CARD-16', async () => {
    const { properties = {} } = schema('StudentProfile');
    properties.lastPage = properties.last_page ?? {};
    delete properties.last_page;

    expect(await check()).toEqual(some('GET /api/profile 200'));
  });

  it('sees a value that was taken out of an enum · CARD-16', async () => {
    schema('ProcessingStatus').enum = ['COMPLETED', 'FAILED', 'IN_PROGRESS', 'NOT_ANSWERED'];

    expect(await check()).toEqual(some('GET /api/pdf 200'));
  });

  it('sees a status that is not declared · CARD-16', async () => {
    delete findById(contract, 'saveWebStatus').responses?.['409'];

    expect(await check()).toEqual(some('POST /api/web-status 409'));
  });

  it('sees a path that is not declared · CARD-16', async () => {
    delete contract.paths?.['/api/tabs'];

    expect(await check()).toEqual(some('PUT /api/tabs 200'));
  });

  it('sees a request with a property too many · CARD-16', async () => {
    request('a request to save the tab intl').body = {
      content: { tab_id: 'hs_tab', chosen_tab: 'intl', by: 'me' },
    };

    expect(await check()).toEqual(some('"a request to save the tab intl"'));
  });

  it('sees a response with an undeclared property · CARD-16', async () => {
    response('a request for the chosen tabs').body = { content: { tabs: { moon: 'us' } } };

    expect(await check()).toEqual(some('"a request for the chosen tabs"'));
  });

  it('sees a wrong path parameter where no refusal is expected · CARD-16', async () => {
    response('a request to remove the document diary_doc').status = 200;

    expect(await check()).toEqual(some('DELETE /api/document-answer/diary_doc 200'));
  });
});

describe('the requests', () => {
  it('hold as they are · CARD-16', async () => {
    expect(await check()).toEqual([]);
  });

  it('see a session that is missing · CARD-10', async () => {
    delete request('a request for the documents before an upload').headers?.Cookie;

    expect(await check()).toEqual(some('cookie admit_id_token is missing'));
  });

  it('see a session where everybody may call · CARD-10', async () => {
    request('a request to search hs_ceeb').headers = { Cookie: ['admit_id_token=contract-session'] };

    expect(await check()).toEqual(some('is open to everybody'));
  });

  it('see a wrong body in an interaction that fails for another reason · CARD-16', async () => {
    request('a request to record the status started that fails inside').body = {
      content: { web_status: 'finished' },
    };

    expect(await check()).toEqual(some('500 "a request to record the status started that fails'));
  });

  it('see a wrong query in an interaction that fails for another reason · CARD-16', async () => {
    request('a request to search hs_ceeb too often').query = { category: ['hs_ceeb'], max_results: ['99'] };

    expect(await check()).toEqual(some('query max_results'));
  });

  it('see a body that is not JSON · CARD-16', async () => {
    request('a request to save answers of two questions').headers = {
      Cookie: ['admit_id_token=contract-session'],
      'Content-Type': ['text/plain'],
    };

    expect(await check()).toEqual(some('header Content-Type must be application/json'));
  });

  it('see two interactions of one name · CARD-09', async () => {
    pact.interactions.push(findInteraction(pact, 'a request to log out'));

    expect(await check()).toEqual(some('bears the name of another'));
  });

  it('see an operation there is not · CARD-16', async () => {
    request('a request to log out').path = '/api/log-out';

    expect(await check()).toEqual(some('has a path or method that openapi.yaml does not declare'));
  });
});

describe('the coverage', () => {
  it('is whole as it is · CARD-09', () => {
    expect(measureCoverage(contract, pact, WAIVERS).faults).toEqual([]);
  });

  it('misses a 401 that no interaction shows · CARD-10', () => {
    pact.interactions = pact.interactions.filter(
      ({ request, response }) => request.path !== '/api/submit' || response.status !== 401,
    );

    expect(measureCoverage(contract, pact, WAIVERS).faults).toEqual([
      'POST /api/submit 401: has no interaction and no waiver',
    ]);
  });

  it('misses everything of a status that is new in the spec · CARD-09', () => {
    const { responses = {} } = findById(contract, 'getTabs');
    responses['423'] = {};

    expect(measureCoverage(contract, pact, WAIVERS).faults).toEqual([
      'GET /api/tabs 423: has no named example',
      'GET /api/tabs 423: has no interaction and no waiver',
    ]);
  });

  it('does not let a waiver outlive its reason · CARD-09', () => {
    const waivers = [...WAIVERS, { operationId: 'getTabs', statuses: ['200', '404'], reason: 'old' }];

    expect(measureCoverage(contract, pact, waivers).faults).toEqual([
      'GET /api/tabs 200: is waived but has an interaction',
      'getTabs 404: is waived but not declared',
    ]);
  });
});
