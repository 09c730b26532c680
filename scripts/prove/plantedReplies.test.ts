import { beforeAll, describe, expect, it, vi } from 'vitest';
import { openContract } from '../../contracts/kit/openContract.ts';
import { describeFailure } from '../../contracts/verify/readOutcome.ts';
import type { Verification } from '../../contracts/verify/readOutcome.ts';
import { findInteraction, loadCopies } from './loadCopies.ts';
import { listMutants } from './mutations/listMutants.ts';
import { replayReplies } from './replayReplies.ts';

const LOGIN = 'a request to log in with the right password';
const LOGOUT = 'a request to log out';
const PROFILE = 'a request for the profile of a student with status started';
const TABS = 'a request for the chosen tabs';
const ENDED = 'a request for the chosen tabs with a session that has ended';
const LIMIT = 'a request to log in too often';
const DOCUMENTS = 'a request for the documents with one that is COMPLETED';
const CONVERSION = 'a request for how the conversion of hs_transcript_doc goes when it is FAILED';
const PDF = 'a request for the PDF copy that is COMPLETED';
const SEARCH = 'a request to search hs_ceeb';
const RECORD = 'a request for the record of an item of hs_ceeb';
const SUBMIT = 'a request to submit the application without a required document';
const SAVED = 'a request to save answers of two questions';

/** A fault, the interaction it is planted in, and what the failure must name. */
const FAULTS: [interaction: string, change: string, names: string][] = [
  ...['without Path', 'with another Path'].map((what) => attribute('admit_id_token', what, 'with Path=/')),
  ...['without Path', 'with another Path'].map((what) => attribute('admit_session', what, 'with Path=/')),
  ...['without SameSite', 'with another SameSite'].flatMap((what) =>
    ['admit_id_token', 'admit_session'].map((name) => attribute(name, what, 'with SameSite=Lax')),
  ),
  attribute('admit_id_token', 'without HttpOnly', 'with HttpOnly'),
  attribute('admit_session', 'with HttpOnly', 'without HttpOnly'),
  attribute('admit_id_token', 'with a Domain', 'without domain'),
  attribute('admit_session', 'without a value', 'with a value'),
  attribute('admit_id_token', 'missing', 'to be set, got no such cookie'),
  attribute('admit_session', 'missing', 'to be set, got no such cookie'),
  [LOGIN, 'Set-Cookie: a third cookie', 'got tracker'],
  [LOGOUT, 'Set-Cookie: admit_session not expired', 'expected admit_session to be expired'],
  [LOGOUT, 'Set-Cookie: admit_id_token missing', 'expected admit_id_token to be expired'],
  [PROFILE, '$ has an unknown property', 'unexpected_property'],
  [PROFILE, '$.username is missing', 'username'],
  [PROFILE, '$.username is null', '$.username'],
  [PROFILE, '$.username is empty', 'username'],
  [PROFILE, '$.last_page is renamed', 'last_page'],
  [PROFILE, '$.last_page is not one of the list', 'last_page'],
  [PROFILE, '$.successful_login[0].timestamp is of another type', 'timestamp'],
  [PROFILE, '$.successful_login[0].timestamp is empty', 'timestamp'],
  [PROFILE, '$.web_status[0] has an unknown property', 'unexpected_property'],
  [PROFILE, '$.answer.birth_date is of another type', '$.answer.birth_date'],
  [PROFILE, '$.answer has an unknown property', 'unexpected_property'],
  [TABS, '$.tabs is of another type', '$.tabs'],
  [TABS, 'Cache-Control is missing', 'Cache-Control'],
  [TABS, 'Cache-Control is public, max-age=60', 'Cache-Control'],
  [TABS, 'Content-Type is text/html', 'text/html'],
  [TABS, 'body is a page', 'body is no JSON'],
  [TABS, 'body is empty', 'body'],
  [ENDED, 'status 302', 'expected 401, got 302'],
  [ENDED, '$.message is missing', 'message'],
  [ENDED, '$.message is empty', 'message'],
  [ENDED, '$ has an unknown property', 'unexpected_property'],
  [LIMIT, 'Retry-After is missing', 'Retry-After'],
  [LIMIT, 'Retry-After is soon', 'Retry-After'],
  [LIMIT, 'Retry-After is 0', 'Retry-After'],
  [DOCUMENTS, '$.document_answer.hs_transcript_doc.status is missing', 'status'],
  [DOCUMENTS, '$.document_answer.hs_transcript_doc.file_name is empty', 'file_name'],
  [CONVERSION, '$.status is not one of the list', '$.status'],
  [CONVERSION, '$.message is null', '$.message'],
  [PDF, '$.url is of another type', '$.url'],
  [SEARCH, '$[0].id is missing', 'id'],
  [SEARCH, '$[0].text is empty', 'text'],
  [RECORD, '$.ceeb is of another type', '$.ceeb'],
  [SUBMIT, '$.code is not one of the list', '$.code'],
  [SUBMIT, '$.errors is missing', 'errors'],
  [SAVED, 'status 204', 'expected 200, got 204'],
  [SAVED, 'status 201', 'expected 200, got 201'],
];

function attribute(cookie: string, what: string, says: string): [string, string, string] {
  return [LOGIN, `Set-Cookie: ${cookie} ${what}`, `expected ${cookie} ${says}`];
}

// The verification is a process of its own.
vi.setConfig({ hookTimeout: 120_000 });

describe('a provider with one fault', () => {
  let verification: Verification;
  beforeAll(async () => {
    const { contract, pact } = await loadCopies();
    const kit = openContract(contract);
    const replies = FAULTS.map(([description, change]) => {
      const interaction = findInteraction(pact, description);
      const { method, path: url } = interaction.request;
      const operation = kit.find({ method, url }) ?? expect.fail(description);
      const mutants = listMutants(operation, interaction);
      return mutants.find((one) => one.change === change) ?? expect.fail(`${description}: ${change}`);
    });
    verification = await replayReplies(pact, replies);
  });

  it.each(FAULTS)('is caught by name: %s · %s · CARD-14', (description, change, names) => {
    const name = `${description} · ${change}`;
    const failure = verification.failures.find((one) => one.description === name) ?? expect.fail('was kept');

    expect(failure.problems.join('\n')).toContain(names);
    expect(describeFailure(failure)).toMatch(/replied: {5}\d{3}/);
  });

  it('is not caught where it has none · CARD-14', () => {
    expect(verification.failures).toHaveLength(FAULTS.length);
  });
});
