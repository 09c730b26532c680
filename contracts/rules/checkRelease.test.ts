import { describe, expect, it } from 'vitest';
import { checkRelease } from './checkRelease.ts';
import type { Contract, JsonSchema, Operation, Response } from '../kit/contract.ts';
import { loadContract } from '../kit/loadContract.ts';

const released = await loadContract();
released.info = { version: '0.4.2' };
const CHANGELOG = '# Releases\n\n## 0.4.3\n\nAdds.\n\n## 0.4.2 (2026-11-21)\n\nThe last one.\n';

type Edit = (contract: Contract) => void;

const schema = (contract: Contract, name: string): JsonSchema => contract.components!.schemas![name]!;
const property = (contract: Contract, name: string, key: string) => schema(contract, name).properties![key]!;
const signUp = (contract: Contract): Operation => contract.paths!['/public/signup']!.post!;
const publicView = (contract: Contract): Operation => contract.paths!['/public/tmp']!.get!;
const profile = (contract: Contract): Operation => contract.paths!['/api/profile']!.get!;

/** Checks a copy of the contract with this edit and this version. */
function check(edit: Edit, version = '0.4.2', changelog = CHANGELOG): string {
  const current = structuredClone(released);
  edit(current);
  current.info = { version };
  return checkRelease({ released, current, changelog }).join('\n');
}

const BREAKING: [title: string, edit: Edit, names: string][] = [
  ['an operation is removed', (c) => delete c.paths!['/api/pdf'], 'paths › /api/pdf was removed'],
  [
    'an operation is renamed',
    (c) => (signUp(c).operationId = 'register'),
    'paths › /public/signup › post › operationId: "signUp" became "register"',
  ],
  [
    'a required parameter is added',
    (c) => publicView(c).parameters!.push({ name: 'pin', in: 'query', required: true }),
    'parameters › pin is new',
  ],
  [
    'a required request property is added',
    (c) => {
      schema(c, 'Credentials').properties!.captcha = { type: 'string' };
      schema(c, 'Credentials').required!.push('captcha');
    },
    'components › schemas › Credentials › required › captcha is new',
  ],
  [
    'an enum narrows',
    (c) => (schema(c, 'LastPage').enum = ['/about', '/education']),
    'LastPage › enum › /final-steps was removed',
  ],
  [
    'an enum widens',
    (c) => schema(c, 'ProcessingStatus').enum!.push('PAUSED'),
    'status › enum › PAUSED is new',
  ],
  ['a pattern is added', (c) => (property(c, 'Credentials', 'password').pattern = '[0-9]'), 'pattern is new'],
  [
    'another success status is added',
    (c) => (profile(c).responses!['202'] = { description: 'Later.' } as Response),
    'get › responses › 202 is new',
  ],
];

const COMPATIBLE: [title: string, edit: Edit, says: string][] = [
  [
    'an operation is added',
    (c) => (c.paths!['/api/news'] = { get: { operationId: 'getNews' } }),
    '/api/news is new',
  ],
  [
    'an optional property is added',
    (c) => (schema(c, 'StudentAnswers').properties!.title = { type: 'string' }),
    'answer › properties › title is new',
  ],
  [
    'an optional parameter is added',
    (c) => publicView(c).parameters!.push({ name: 'lang', in: 'query' }),
    'parameters › lang is new',
  ],
  ['an error is added', (c) => (profile(c).responses!['503'] = {} as Response), 'responses › 503 is new'],
];

describe('the next release of openapi.yaml', () => {
  it.each(BREAKING)('must raise the minor version when %s · CARD-07', (_title, edit, names) => {
    const faults = check(edit);

    expect(faults).toContain('Breaking since 0.4.2');
    expect(faults).toContain(names);
    expect(faults).toContain('Raise info.version in openapi.yaml from 0.4.2 to 0.5.0');
    expect(faults).toContain('has no entry "## 0.5.0"');
  });

  it.each(COMPATIBLE)('needs only a higher patch version when %s · CARD-07', (_title, edit, says) => {
    const faults = check(edit);

    expect(faults).toContain('New since 0.4.2');
    expect(faults).toContain(says);
    expect(faults).toContain('from 0.4.2 to 0.4.3 or higher');
  });

  it('passes once its version is raised and its changelog entry exists · CARD-07', () => {
    const [, breaking] = BREAKING[0]!;
    const [, compatible] = COMPATIBLE[0]!;

    expect(check(breaking, '0.4.3')).toContain('to 0.5.0');
    expect(check(breaking, '0.5.0')).toMatch(/^contracts.released.CHANGELOG\.md has no entry "## 0\.5\.0"/);
    expect(check(breaking, '0.5.0', '## 0.5.0\n\n')).toContain('no entry');
    expect(check(breaking, '0.5.0', '## 0.5.0\n\nThere is no `GET /api/pdf`.\n')).toBe('');
    expect(check(compatible, '0.4.3')).toBe('');
    expect(check(compatible, '0.4.3', '')).toContain('no entry "## 0.4.3"');
  });

  it.each<[title: string, edit: Edit, name: string]>([
    [
      'an answer is removed',
      (c) => delete schema(c, 'StudentAnswers').properties!.middle_name,
      'middle_name',
    ],
    ['a path is removed', (c) => delete c.paths!['/api/pdf'], '/api/pdf'],
    ['a choice is removed', (c) => (schema(c, 'LastPage').enum = ['/about', '/education']), '/final-steps'],
    ['a status is added', (c) => (profile(c).responses!['202'] = {} as Response), '202'],
    ['a pattern is added', (c) => (property(c, 'Credentials', 'password').pattern = '[0-9]'), 'Password'],
    ['a method is renamed', (c) => (signUp(c).operationId = 'register'), '/public/signup'],
  ])('must be named in an entry since the last release if %s · CARD-07', (_title, edit, name) => {
    const entry = (text: string) =>
      check(edit, '0.5.0', `## 0.5.0\n\n${text}\n\n## 0.4.2\n\nHad \`${name}\`.\n`);

    expect(entry(`Breaks \`${name}_b\` and ${name}.`)).toMatch(`entry "## 0.5.0", does not name \`${name}\``);
    expect(entry(`Breaks \`${name}\`.`)).toBe('');
  });

  it('needs no new version for changed wording or examples · CARD-07', () => {
    const reword: Edit = (contract) => {
      profile(contract).description = 'Loads it.';
      schema(contract, 'ErrorReply').description = 'An error.';
      profile(contract).responses!['200']!.content!['application/json']!.examples = {};
    };

    expect(check(reword)).toBe('');
  });

  it('must raise the major version for a breaking change from 1.0.0 on, and must never lower the version · CARD-07', () => {
    const first = { ...structuredClone(released), info: { version: '1.3.0' } };
    const current = { ...structuredClone(released), info: { version: '1.4.0' } };
    delete current.paths!['/api/pdf'];

    expect(checkRelease({ released: first, current, changelog: '' }).join('\n')).toContain('to 2.0.0');
    expect(check(() => undefined, '0.4.1')).toContain('is lower than the released');
    expect(check(() => undefined, 'next')).toContain('write it as 1.2.3');
  });
});
