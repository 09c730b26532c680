import { describe, expect, it } from 'vitest';
import { checkRelease } from './checkRelease.ts';
import type { Contract, JsonSchema, Operation, Response } from '../../contracts/kit/contract.ts';
import { loadContract } from '../../contracts/kit/loadContract.ts';

const released = await loadContract();
released.info = { version: '0.4.2' };
const CHANGELOG = '# Releases\n\n## 0.4.3\n\nAdds.\n\n## 0.4.2 (2026-11-21)\n\nThe last one.\n';

type Edit = (contract: Contract) => void;

const schema = (contract: Contract, name: string): JsonSchema => contract.components!.schemas![name]!;
const property = (contract: Contract, name: string, key: string) => schema(contract, name).properties![key]!;
const signUp = (contract: Contract): Operation => contract.paths!['/public/signup']!.post!;
const publicView = (contract: Contract): Operation => contract.paths!['/public/tmp']!.get!;
const profile = (contract: Contract): Operation => contract.paths!['/api/profile']!.get!;

/** Checks a copy of the contract that was edited and carries this version. */
function check(edit: Edit, version = '0.4.2', changelog = CHANGELOG): string {
  const current = structuredClone(released);
  edit(current);
  current.info = { version };
  return checkRelease({ released, current, changelog }).join('\n');
}

const BREAKING: [title: string, edit: Edit, names: string[]][] = [
  ['an operation goes', (c) => delete c.paths!['/api/pdf'], ['GET /api/pdf (getPdf): was removed']],
  [
    'an operation is renamed',
    (c) => (signUp(c).operationId = 'register'),
    ['POST /public/signup', 'register'],
  ],
  ['a public call wants a session', (c) => delete signUp(c).security, ['signUp', 'security']],
  [
    'the cookie is renamed',
    (c) => ((c.components!.securitySchemes!.sessionCookie as JsonSchema).name = 'sid'),
    ['getProfile', 'security'],
  ],
  ['the server moves', (c) => (c.servers = [{ url: '/v2' }]), ['Every operation, servers: moved']],
  [
    'a parameter goes',
    (c) => (publicView(c).parameters = []),
    ['GET /public/tmp (getPublicView), parameter token in query: was removed'],
  ],
  [
    'a required parameter comes',
    (c) => publicView(c).parameters!.push({ name: 'pin', in: 'query', required: true }),
    ['getPublicView', 'parameter pin in query: is new and required'],
  ],
  [
    "a parameter's limit narrows",
    (c) => (publicView(c).parameters![0]!.schema!.maxLength = 64),
    ['getPublicView', 'parameter token', 'maxLength 512 became 64'],
  ],
  [
    'a request property is required',
    (c) => {
      schema(c, 'Credentials').properties!.captcha = { type: 'string' };
      schema(c, 'Credentials').required!.push('captcha');
    },
    ['signUp', 'request body, Credentials › captcha: is required now'],
  ],
  [
    'a request property goes',
    (c) => delete schema(c, 'StudentAnswers').properties!.former_name,
    ['PUT /api/answer (saveAnswers), request body, StudentAnswers › former_name: was removed'],
  ],
  [
    'a request enum narrows',
    (c) => (schema(c, 'LastPage').enum = ['/about', '/education']),
    ['saveLastPage', 'LastPage: "/final-steps" is no longer a value'],
  ],
  [
    'a request limit narrows',
    (c) => (schema(c, 'Password').maxLength = 200),
    ['signUp', 'Password: maxLength 256 became 200'],
  ],
  [
    'a request pattern comes',
    (c) => (property(c, 'Credentials', 'password').pattern = '[0-9]'),
    ['signUp', 'pattern (none) became "[0-9]"'],
  ],
  [
    'another media type is wanted',
    (c) => (signUp(c).requestBody!.content = { 'text/plain': { schema: { type: 'string' } } }),
    ['signUp', 'request body: changed: [["application/json"],["text/plain"]]'],
  ],
  [
    'a response property goes',
    (c) => delete schema(c, 'StudentProfile').properties!.last_page,
    ['getProfile', 'response 200 body, StudentProfile › last_page: was removed'],
  ],
  [
    'a response property may be missing',
    (c) => schema(c, 'StudentProfile').required!.shift(),
    ['getProfile', 'StudentProfile › username: may be missing now'],
  ],
  [
    'a response enum widens',
    (c) => schema(c, 'ProcessingStatus').enum!.push('PAUSED'),
    ['ProcessingStatus: "PAUSED" is a new value'],
  ],
  [
    'a response type changes',
    (c) => (schema(c, 'Timestamp').type = 'integer'),
    ['getProfile', 'Timestamp: type "string" became "integer"'],
  ],
  ['a status goes', (c) => delete profile(c).responses!['401'], ['getProfile), response 401: was removed']],
  [
    'another success comes',
    (c) => (profile(c).responses!['202'] = { description: 'Later.' } as Response),
    ['getProfile), response 202: is new'],
  ],
  [
    'a header goes',
    (c) => delete c.paths!['/api/logout']!.get!.responses!['200']!.headers!['Cache-Control'],
    ['logOut', 'response 200 header Cache-Control: was removed'],
  ],
  [
    'a rule comes that has no judgement yet',
    (c) => (schema(c, 'PageKeys').uniqueItems = true),
    ['postValidations', 'PageKeys: uniqueItems'],
  ],
];

const COMPATIBLE: [title: string, edit: Edit, says: string][] = [
  ['an operation comes', (c) => (c.paths!['/api/news'] = { get: { operationId: 'getNews' } }), 'getNews'],
  [
    'an optional property comes',
    (c) => (schema(c, 'StudentAnswers').properties!.shoe_size = { type: 'string' }),
    'StudentAnswers › shoe_size: is new',
  ],
  [
    'an optional parameter comes',
    (c) => publicView(c).parameters!.push({ name: 'lang', in: 'query' }),
    'parameter lang in query: is new',
  ],
  ['an error status comes', (c) => (profile(c).responses!['503'] = {} as Response), 'response 503: is new'],
  ['a request accepts more', (c) => (schema(c, 'Password').maxLength = 300), 'maxLength 256 became 300'],
  [
    'a response promises more',
    (c) => schema(c, 'ValidationsReply').required!.push('errors'),
    'errors: is required now',
  ],
];

describe('the next release of openapi.yaml', () => {
  it.each(BREAKING)('breaks clients when %s, and must say so · CARD-07', (_title, edit, names) => {
    const faults = check(edit);

    for (const name of ['Breaking since 0.4.2', ...names]) expect(faults).toContain(name);
    expect(faults).toContain('Raise info.version in openapi.yaml from 0.4.2 to 0.5.0');
    expect(faults).toContain('has no entry "## 0.5.0"');
  });

  it.each(COMPATIBLE)('only raises the patch version when %s · CARD-07', (_title, edit, says) => {
    const faults = check(edit);

    expect(faults).toContain('New since 0.4.2');
    expect(faults).toContain(says);
    expect(faults).toContain('from 0.4.2 to 0.4.3 or more');
  });

  it('passes with the version raised and its entry written, with nothing less · CARD-07', () => {
    const [, breaking] = BREAKING[0]!;
    const [, compatible] = COMPATIBLE[0]!;

    expect(check(breaking, '0.4.3')).toContain('to 0.5.0');
    expect(check(breaking, '0.5.0')).toMatch(/^contracts.released.CHANGELOG\.md has no entry "## 0\.5\.0"/);
    expect(check(breaking, '0.5.0', '## 0.5.0\n\n')).toContain('no entry');
    expect(check(breaking, '0.5.0', '## 0.5.0\n\nReload the page.\n')).toBe('');
    expect(check(compatible, '0.4.3')).toBe('');
    expect(check(compatible, '0.4.3', '')).toContain('no entry "## 0.4.3"');
  });

  it('is free to change its words and examples · CARD-07', () => {
    const reword: Edit = (contract) => {
      profile(contract).description = 'Loads it.';
      schema(contract, 'Error').description = 'An error.';
      profile(contract).responses!['200']!.content!['application/json']!.examples = {};
    };

    expect(check(reword)).toBe('');
  });

  it('raises the major version from 1.0.0 on, never goes back, and is written as a version · CARD-07', () => {
    const first = { ...structuredClone(released), info: { version: '1.3.0' } };
    const current = { ...structuredClone(released), info: { version: '1.4.0' } };
    delete current.paths!['/api/pdf'];

    expect(checkRelease({ released: first, current, changelog: '' }).join('\n')).toContain('to 2.0.0');
    expect(check(() => undefined, '0.4.1')).toContain('went back');
    expect(check(() => undefined, 'next')).toContain('write it as 1.2.3');
  });
});
